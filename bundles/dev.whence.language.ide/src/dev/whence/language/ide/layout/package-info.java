/**
 * The form of a text: laying it out, and folding it.
 */
package dev.whence.language.ide.layout;
