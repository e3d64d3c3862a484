/**
 * What is to be said about the word under the pointer.
 */
package dev.whence.language.ide.hover;
