/**
 * How fast Whence is beside its peers and beside what is possible: {@link dev.whence.benchmarks.Benchmarks} starts here.
 */
package dev.whence.benchmarks;
