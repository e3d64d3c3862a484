package dev.whence.language.ide.names;

/**
 * The thing that a name stands for, the same in whatever reading of the files it is met.
 *
 * @param home the file where it is declared; empty if it is implied
 * @param offset of its declaration; 0 if it is implied
 */
public record Symbol(NameKind kind, String name, String home, int offset) {
}
