/** What the last simulation of each model has shown. */
package dev.whence.ui.results;
