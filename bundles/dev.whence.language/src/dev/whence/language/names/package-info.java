/**
 * What each name in a model stands for, by the language's ten rules of names. Start at
 * {@link dev.whence.language.names.Names}.
 */
package dev.whence.language.names;
