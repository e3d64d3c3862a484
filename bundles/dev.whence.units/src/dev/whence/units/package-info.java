/** Exact numbers, the dimensions of what they measure, and the names of their units. Start at {@link dev.whence.units.Quantity}. */
package dev.whence.units;
