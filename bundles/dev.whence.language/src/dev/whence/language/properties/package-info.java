/**
 * The words that have a meaning without being keywords, each a row in a table: properties of every kind, functions,
 * questions and causes. Start at {@link dev.whence.language.properties.Properties}.
 */
package dev.whence.language.properties;
