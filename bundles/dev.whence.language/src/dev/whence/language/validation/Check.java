package dev.whence.language.validation;

/** Looks for one kind of fault. */
@FunctionalInterface
interface Check {
    void run(Analysis analysis, Findings findings);
}
