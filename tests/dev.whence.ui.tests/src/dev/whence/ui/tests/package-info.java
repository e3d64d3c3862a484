/** Tests through the real workbench. {@link dev.whence.ui.tests.Robot} opens, types and waits for them. */
package dev.whence.ui.tests;
