/** What a user can decide once for all models. */
package dev.whence.ui.preferences;
