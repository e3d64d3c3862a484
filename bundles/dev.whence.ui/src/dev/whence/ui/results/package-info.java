/** What the last simulation of each model has shown, and the simulation on saving. */
package dev.whence.ui.results;
