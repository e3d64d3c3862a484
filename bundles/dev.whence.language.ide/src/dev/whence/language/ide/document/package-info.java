/**
 * The files that are being edited, and what was read from each. Start at {@link dev.whence.language.ide.document.Documents}.
 */
package dev.whence.language.ide.document;
