/** Makes a flat kernel program of a model for given values. Start at {@link dev.whence.program.link.Linker}. */
package dev.whence.program.link;
