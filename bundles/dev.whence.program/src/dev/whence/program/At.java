package dev.whence.program;

import java.io.Serializable;

/**
 * A place in a source file.
 *
 * @param file as given by the user
 * @param line from 1, 0 if unknown
 */
public record At(String file, int line) implements Serializable {
    public static final At NOWHERE = new At("", 0);
}
