package dev.whence.cli;

import dev.whence.cli.run.Surroundings;

/** Where the {@code whence} command starts. */
public final class Main {
    private Main() {
    }

    public static void main(String... arguments) {
        // Guice then neither generates bytecode, which is faster here, nor makes newer JVMs warn of what it uses for that.
        System.setProperty("guice_bytecode_gen_option", "DISABLED");
        System.exit(new Whence(Surroundings.ofProcess()).execute(arguments).code());
    }
}
