package dev.whence.language.parser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How to call what is expected in each place of the grammar: its rule, or the feature of a rule. */
final class Phrases {

    static final String ENTRY = "an entry such as machine, process or expect";
    static final String DURATION = "a duration such as 4 ms";
    static final String AMOUNT = "an amount of data such as 8 KiB";
    static final String VALUE = "a value such as 4 ms";
    static final Map<String, String> EXPECTED = expected();
    /** What is expected behind a verb, where the parser has not yet decided for a statement. */
    static final Map<String, String> BEHIND_VERB = behindVerb();
    static final List<String> STATEMENTS =
            List.of("Process", "Block", "Process.statements", "Block.statements", "Choose", "Branch.block");

    private Phrases() {}

    private static Map<String, String> expected() {
        Map<String, String> map = new HashMap<>();
        for (String place : List.of("Compute.duration", "Sleep.duration", "Use.duration", "Every.period", "Process.every")) {
            map.put(place, DURATION);
        }
        map.put("Read.amount", AMOUNT);
        map.put("Write.amount", AMOUNT);
        map.put("Send.payload", "a message or " + AMOUNT);
        map.put("Reply.payload", "a message or " + AMOUNT);
        map.put("Repeat.times", "how many times, such as 3");
        map.put("While.condition", "a condition such as n < 3");
        map.put("If.condition", "a condition such as n < 3");
        map.put("Branch.probability", "a probability such as 25%");
        map.put("Count.amount", "an amount such as 2");
        map.put("Segment.index", "the number of an instance");
        map.put("PartName.count", "how many there are");
        map.put("Process.count", "how many there are");
        for (String rule : List.of("Value", "Let", "UnitDefinition", "Assignment", "Is", "CallArgument")) {
            map.put(rule + ".value", VALUE);
        }
        for (String rule : List.of("Value", "Fit", "Between", "Sweep")) {
            map.put(rule + ".from", VALUE);
            map.put(rule + ".to", VALUE);
        }
        map.put("Sweep.values", "values such as [1, 2, 4]");
        map.put("Sweep.step", VALUE);
        map.put("Is.tolerance", "a tolerance such as 10%");
        map.put("AtLeast.bound", VALUE);
        map.put("AtMost.bound", VALUE);
        map.put("Binary.right", "a value");
        map.put("Expectation.question", "a question such as rate(x)");
        map.put("Show.questions", "a question such as rate(x)");
        map.put("Expectation.criterion", "is, at least or at most");
        names(map);
        return Map.copyOf(map);
    }

    private static Map<String, String> behindVerb() {
        Map<String, String> map = new HashMap<>();
        List.of("compute", "sleep", "every").forEach(verb -> map.put(verb, DURATION));
        List.of("read", "write").forEach(verb -> map.put(verb, AMOUNT));
        List.of("send", "reply").forEach(verb -> map.put(verb, "a message or " + AMOUNT));
        List.of("if", "while").forEach(verb -> map.put(verb, "a condition such as n < 3"));
        List.of("count", "time", "let", "together").forEach(verb -> map.put(verb, "a name"));
        List.of("receive", "on").forEach(verb -> map.put(verb, "the name of a message, or any"));
        map.put("repeat", "how many times, such as 3");
        map.put("use", "the name of a station or machine");
        map.put("sync", "the name of a file");
        map.put("lock", "the name of a lock");
        map.put("do", "the name of a routine");
        map.put("forever", "{");
        return Map.copyOf(map);
    }

    private static void names(Map<String, String> map) {
        map.put("PartName.name", "a name");
        map.put("Import", "the name of a file in quotes");
        map.put("Use.resource", "the name of a station or machine");
        map.put("Sync.file", "the name of a file");
        map.put("Read.file", "the name of a file");
        map.put("Write.file", "the name of a file");
        map.put("Send.receiver", "the name of a process");
        map.put("Receive.message", "the name of a message, or any");
        map.put("Handler.message", "the name of a message, or any");
        map.put("Receive.sender", "the name of a process");
        map.put("Handler.sender", "the name of a process");
        map.put("LockBlock.lock", "the name of a lock");
        map.put("Do.routine", "the name of a routine");
        map.put("Change.target", "a parameter or property such as drive.setup");
        map.put("Assignment.target", "a parameter or property such as drive.setup");
        map.put("Fit.target", "a parameter or property such as drive.setup");
        map.put("Sweep.target", "a parameter or property such as drive.setup");
        map.put("Part.on", "the name of a part");
        map.put("Part.from", "the name of a process");
        map.put("Part.to", "the name of a process");
        map.put("Part.over", "the name of a link");
        map.put("Part.prototype", "the name of the part that this one is a copy of");
        map.put("Process.on", "the name of a machine");
        map.put("Process.statements", "a statement such as compute 4 ms");
        map.put("Block.statements", "a statement such as compute 4 ms");
        map.put("Process", "a statement such as compute 4 ms, or }");
        map.put("Block", "a statement such as compute 4 ms, or }");
        map.put("Part", "a property such as rotation = 3600 rpm, or }");
        map.put("Case", "a change such as drive.setup = 5 ms, or }");
        map.put("CaseBody", "a change such as drive.setup = 5 ms, or }");
        map.put("Choose", "a branch such as 25%: { … }, or }");
        map.put("Parallel", "a block in braces");
        map.put("Routine.block", "a block in braces");
    }
}
