/**
 * How long somebody who types waits.
 */
package dev.whence.benchmarks.editor;
