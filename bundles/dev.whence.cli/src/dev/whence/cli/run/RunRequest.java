package dev.whence.cli.run;

import dev.whence.analysis.request.Request;

/**
 * What is asked of a run, and how to print it.
 *
 * @param timeLimit real time after which a model is given up
 */
public record RunRequest(Request simulation, String timeLimit, Format format, String output, boolean quiet, String colour) {

    double limitInSeconds() {
        return Request.duration("--time-limit", timeLimit);
    }
}
