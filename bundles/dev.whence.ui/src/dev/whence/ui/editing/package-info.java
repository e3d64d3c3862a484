/** What typing does beyond inserting a character: brackets, indentation, comments. */
package dev.whence.ui.editing;
