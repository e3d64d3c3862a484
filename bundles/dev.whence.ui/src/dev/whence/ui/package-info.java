/**
 * Whence in the Eclipse workbench. What the workbench asks for by extension point stands in {@code plugin.xml}, and each package serves one
 * of its capabilities.
 */
package dev.whence.ui;
