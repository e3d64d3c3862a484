/**
 * Reads tokens and entries so that one mistake costs no more than its own line, and says so in the user's words.
 * Start at {@link dev.whence.language.parser.RobustParser}.
 */
package dev.whence.language.parser;
