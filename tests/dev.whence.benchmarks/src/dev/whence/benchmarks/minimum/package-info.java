/**
 * The limit: each workload written out by hand in plain Java, with arrays, no accounting and no generality.
 */
package dev.whence.benchmarks.minimum;
