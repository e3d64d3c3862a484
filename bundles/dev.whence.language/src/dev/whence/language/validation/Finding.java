package dev.whence.language.validation;

import dev.whence.language.Severity;
import dev.whence.language.Source;
import java.util.List;

/**
 * What a check found.
 *
 * @param code the check
 * @param severity how bad it is
 * @param message what is wrong and what to do
 * @param source where
 * @param fixes texts that could replace the place
 */
public record Finding(String code, Severity severity, String message, Source source, List<String> fixes) {
}
