/** What is asked of a run, as a person types it: start at {@link dev.whence.analysis.request.Request}. */
package dev.whence.analysis.request;
