package dev.whence.language;

/** How bad an issue is. A model with an error is not run. */
public enum Severity {
    ERROR, WARNING, INFO
}
