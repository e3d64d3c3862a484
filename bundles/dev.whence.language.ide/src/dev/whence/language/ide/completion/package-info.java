/**
 * What could be written at a place: keywords, names, properties, units, templates. Start at {@link dev.whence.language.ide.completion.Completion}.
 */
package dev.whence.language.ide.completion;
