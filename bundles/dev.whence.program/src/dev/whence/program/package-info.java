/**
 * A model that has left its text behind: names resolved, dimensions checked, every value still an expression. It is
 * serialisable, so that it can travel in an executable jar. Start at {@link dev.whence.program.Model}; the package
 * {@code link} makes a flat kernel program of it for given values.
 */
package dev.whence.program;
