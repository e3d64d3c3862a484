package dev.whence.cli.run;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why something with a file failed, in words. */
public final class Reasons {
    private Reasons() {
    }

    /** Java's own messages for the commonest cases are nothing but the path. */
    public static String of(Exception failure) {
        if (failure instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof FileAlreadyExistsException) {
            return "it exists already";
        }
        if (failure instanceof FileSystemException f && f.getReason() != null) {
            return f.getReason();
        }
        boolean speaks = failure instanceof IOException || failure instanceof IllegalArgumentException;
        return speaks && failure.getMessage() != null ? failure.getMessage() : failure.toString();
    }
}
