/**
 * What the names in a text stand for, where they are declared and where they occur: definition, references, highlights, rename, symbols,
 * hover, colours. All of it is made from {@link dev.whence.language.ide.names.Occurrences}.
 */
package dev.whence.language.ide.names;
