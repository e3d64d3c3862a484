/**
 * Runs compiled models from a command line and prints what comes out. Knows nothing of text or of Eclipse, since every jar that
 * {@code whence compile} writes has this package in it: start at {@link dev.whence.cli.run.ModelRun}.
 */
package dev.whence.cli.run;
