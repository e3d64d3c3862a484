/** New projects, models and examples. */
package dev.whence.ui.wizards;
