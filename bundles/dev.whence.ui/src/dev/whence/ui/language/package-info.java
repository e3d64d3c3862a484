/**
 * The generic editor fed by the language server, which runs in the same process: one small adapter per capability, none of which
 * makes the user wait. Start at {@link dev.whence.ui.language.LanguageService}.
 */
package dev.whence.ui.language;
