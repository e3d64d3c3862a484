/**
 * Mends what the checks find. Start at {@link dev.whence.language.ide.fixes.QuickFixes}; each issue code has its remedies in one of the tables.
 */
package dev.whence.language.ide.fixes;
