package dev.whence.language.validation;

/**
 * A mistake that a user can make, and the same model without it.
 *
 * @param code the check that finds it
 * @param wrong the model with the mistake, its place marked with « and »
 * @param message how the message begins
 * @param right the model without it
 */
record Fault(IssueCode code, String wrong, String message, String right) {

    @Override
    public String toString() {
        return code.id() + ": " + wrong.lines().filter(line -> line.contains("«")).findFirst().orElse(wrong).strip();
    }
}
