/** From the Welcome to the first explanation. */
package dev.whence.ui.welcome;
