/** Turns a validated EMF model into a program. Start at {@link dev.whence.compiler.Compiler}. */
package dev.whence.compiler;
