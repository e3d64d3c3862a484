package dev.whence.oracles;

import dev.whence.kernel.Code;
import dev.whence.kernel.FlatProgram;
import dev.whence.kernel.Interpreter;
import dev.whence.kernel.Simulation;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.Model.Kind;
import dev.whence.program.bytecode.Bytecode;
import dev.whence.program.link.Linked;
import dev.whence.program.link.Linker;
import dev.whence.program.link.Values;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** All that a simulation can be asked for, so that two of them can be compared bit by bit. */
record Reckoning(long now, long events, long ties, String accounts, String entries, String counted, String spans, String flows,
        String servers) {

    /** Counts and times everything that can be counted and timed. */
    static Linked link(Model model, Map<String, Expression> changes) {
        Set<String> everything = new LinkedHashSet<>();
        model.processes().forEach(p -> {
            everything.add("round:" + p.name());
            everything.add("span:" + p.name());
        });
        model.parts().stream().filter(p -> p.kind() == Kind.CHANNEL || p.kind() == Kind.FILE || p.kind() == Kind.STATION)
                .forEach(p -> everything.add("payload:" + p.path()));
        return Linker.link(new Values(model, changes), everything);
    }

    static Simulation interpreted(Linked linked, long seed) {
        return new Simulation(linked.program(), new Interpreter(), seed, 0);
    }

    static Simulation generated(Linked linked, long seed) {
        Code code = Bytecode.of(linked.program()).get();
        return new Simulation(linked.program(), code, seed, 0);
    }

    static Reckoning after(Simulation s, FlatProgram program, long events) {
        s.run(Long.MAX_VALUE / 2, events, null);
        return of(s, program);
    }

    static Reckoning of(Simulation s, FlatProgram program) {
        long[] entries = new long[program.cells()];
        Arrays.setAll(entries, s::entries);
        StringBuilder counted = new StringBuilder();
        for (int i = 0; i < program.counters(); i++) {
            counted.append(s.measures().counted(i)).append('/').append(s.measures().counts(i)).append(' ');
        }
        StringBuilder spans = new StringBuilder();
        for (int i = 0; i < program.spans(); i++) {
            spans.append(s.measures().spanCount(i)).append('/').append(s.measures().spanSum(i)).append('/')
                    .append(s.measures().spanLeast(i)).append('/').append(s.measures().spanMost(i)).append(' ');
        }
        StringBuilder flows = new StringBuilder();
        for (int i = 0; i < program.flows().size(); i++) {
            flows.append(s.delays(i)).append('/').append(s.delivered(i)).append(' ');
        }
        StringBuilder servers = new StringBuilder();
        for (int i = 0; i < program.servers().size(); i++) {
            servers.append(s.servers(i).completions()).append('/').append(s.servers(i).turnedAway()).append(' ');
        }
        return new Reckoning(s.now(), s.events(), s.ties(), Arrays.toString(s.accounts()), Arrays.toString(entries), counted.toString(),
                spans.toString(), flows.toString(), servers.toString());
    }
}
