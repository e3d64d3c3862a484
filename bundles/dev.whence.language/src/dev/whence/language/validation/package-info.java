/**
 * What is wrong with a model, and what to do about it. Start at {@link dev.whence.language.validation.IssueCode}, the
 * list of all checks; {@link dev.whence.language.validation.Validation} runs them.
 */
package dev.whence.language.validation;
