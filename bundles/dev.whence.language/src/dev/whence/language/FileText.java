package dev.whence.language;

import dev.whence.language.validation.IssueCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The text of a file, or one clear reason why there is none. */
final class FileText {

    /** Models are written by people; the largest ever seen has 12,000 lines and half a megabyte. */
    static final long LIMIT = 4L * 1024 * 1024;

    private FileText() {}

    static String read(Path file) throws Unreadable {
        try {
            if (Files.isDirectory(file)) {
                throw new Unreadable(file, IssueCode.UNREADABLE_FILE, file + " is a folder, not a file.");
            }
            if (Files.size(file) > LIMIT) {
                throw new Unreadable(file, IssueCode.FILE_TOO_LARGE, tooLarge(Files.size(file)));
            }
            return decode(file, Files.readAllBytes(file));
        } catch (NoSuchFileException missing) {
            throw new Unreadable(file, IssueCode.UNREADABLE_FILE, "There is no file " + file + ".");
        } catch (IOException failure) {
            throw new Unreadable(file, IssueCode.UNREADABLE_FILE, "The file cannot be read: " + failure.getMessage() + ".");
        }
    }

    static String tooLarge(long size) {
        return "The file has " + size / (1024 * 1024) + " MiB; the limit is 4 MiB.";
    }

    private static String decode(Path file, byte[] bytes) throws Unreadable {
        for (byte b : bytes) {
            if (b == 0) {
                throw new Unreadable(file, IssueCode.NOT_TEXT, "The file is binary, not a model.");
            }
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT).decode(in, out, true);
        if (result.isError()) {
            long line = 1 + out.flip().chars().filter(c -> c == '\n').count();
            throw new Unreadable(file, IssueCode.NOT_TEXT,
                    "Line " + line + " is not UTF-8 text: save the file in the encoding UTF-8.");
        }
        return out.flip().toString();
    }

    /** Why a file has no text. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Issue issue;

        Unreadable(Path file, IssueCode code, String message) {
            super(message);
            issue = ModelReader.whole(file, code, message);
        }

        Issue issue() {
            return issue;
        }
    }
}
