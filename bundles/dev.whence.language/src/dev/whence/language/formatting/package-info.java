/**
 * Lays a file out: indentation, spaces, blank lines. Start at {@link dev.whence.language.formatting.Formatter}.
 */
package dev.whence.language.formatting;
