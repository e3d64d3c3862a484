/**
 * The {@code whence} command.
 */
package dev.whence.cli;
