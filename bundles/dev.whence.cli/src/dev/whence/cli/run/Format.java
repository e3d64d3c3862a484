package dev.whence.cli.run;

import java.util.Locale;

/** How to print. */
public enum Format {
    TEXT, JSON;

    public static Format of(String name) {
        for (Format f : values()) {
            if (f.name().toLowerCase(Locale.ROOT).equals(name)) {
                return f;
            }
        }
        throw new UsageException("--format is text or json, not " + name);
    }
}
