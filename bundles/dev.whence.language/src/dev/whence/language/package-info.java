/**
 * What a {@code .perf} file says: grammar, EMF model, scoping, units, validation, formatting.
 */
package dev.whence.language;
