/** Colours of the editor that follow from the words alone: start at {@link dev.whence.ui.colours.PerfPresentation}. */
package dev.whence.ui.colours;
