/**
 * Runs programs to answer questions: variants, expectations, sweeps, hypotheses, explanations. Start at
 * {@link dev.whence.analysis.Study}; what it finds is a {@link dev.whence.analysis.Results}.
 */
package dev.whence.analysis;
