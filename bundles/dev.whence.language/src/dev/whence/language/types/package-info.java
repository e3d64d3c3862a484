/**
 * What expressions measure, and what constant ones amount to. Start at {@link dev.whence.language.types.Types}.
 */
package dev.whence.language.types;
