/**
 * The {@code whence} command: one class for each of its commands, all of which {@link dev.whence.cli.Whence} knows. What only runs
 * models is in {@link dev.whence.cli.run}.
 */
package dev.whence.cli;
