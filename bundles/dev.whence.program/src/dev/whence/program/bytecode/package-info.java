/** Translates flat programs into Java bytecode. Start at {@link dev.whence.program.bytecode.Bytecode}. */
package dev.whence.program.bytecode;
