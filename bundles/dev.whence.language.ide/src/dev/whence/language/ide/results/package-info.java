/**
 * Results beside the source: runs documents in the background and keeps what came out, as short texts at the lines that they are about.
 * Start at {@link dev.whence.language.ide.results.Runs}.
 */
package dev.whence.language.ide.results;
