/** The views of results: each shows the model of the active editor and is linked with its lines both ways. */
package dev.whence.ui.views;
