/**
 * Shows results outside the IDE: text tables, JSON, CSV, JUnit XML, SVG, one-file HTML.
 */
package dev.whence.report;
