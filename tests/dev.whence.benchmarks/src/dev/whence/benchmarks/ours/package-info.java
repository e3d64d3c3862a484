/** Whence itself, on models compiled from text. */
package dev.whence.benchmarks.ours;
