/**
 * What a set of observations says: warm-up, intervals, quantiles, verdicts, exact queueing results.
 */
package dev.whence.statistics;
