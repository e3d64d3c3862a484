package dev.whence.language.ide.completion;

import java.util.List;
import java.util.Map;

/** Frames for each kind of part, each kind of entry and each statement, with places to be filled in. */
final class Templates {

    /**
     * @param title what it is a frame of
     * @param snippet in the protocol's syntax: {@code ${1:name}}
     */
    record Template(String title, String snippet) {
    }

    private static final Map<String, List<Template>> TABLE = Map.ofEntries(
            entry("machine", "machine with a processor", "machine ${1:server} {\n    cores = ${2:1}\n}"),
            entry("station", "station with servers", "station ${1:clerks} { servers = ${2:1} }"),
            Map.entry("disk", List.of(
                    new Template("mechanical disk", "disk ${1:drive} {\n    rotation = ${2:7200 rpm}  track = ${3:1 MiB}\n    setup = ${4:0.5 ms}\n}"),
                    new Template("disk by bandwidth", "disk ${1:drive} { bandwidth = ${2:500 MB/s} }"),
                    new Template("disk by service time", "disk ${1:drive} { service = ${2:5 ms} }"))),
            entry("file", "file on a disk", "file ${1:data} on ${2:drive} { block = ${3:4 KiB} }"),
            entry("link", "link between machines", "link ${1:line} { bandwidth = ${2:100 Mbit/s}  latency = ${3:1 ms} }"),
            Map.entry("channel", List.of(
                    new Template("channel between processes", "channel ${1:talk} between ${2:A} and ${3:B}"),
                    new Template("channel over a link", "channel ${1:talk} between ${2:A} and ${3:B} over ${4:line} {\n    message = ${5:1 KiB}\n}"),
                    new Template("stream (TCP)", "channel ${1:talk} between ${2:A} and ${3:B} {\n"
                            + "    segment = ${4:1460 byte}  nagle = ${5:true}  delayed_ack = ${6:200 ms}\n}"))),
            entry("gate", "gate", "gate ${1:batch} { messages = ${2:10}  timeout = ${3:10 ms} }"),
            entry("message", "message", "message ${1:Request} { size = ${2:100 byte} }"),
            Map.entry("process", List.of(
                    new Template("process in a loop", "process ${1:worker} on ${2:server} {\n    forever {\n        compute ${3:1 ms}\n        count ${4:jobs}\n    }\n}"),
                    new Template("process that arrives at random", "process ${1:customer} on ${2:server} every exponential(${3:10 ms}) {\n    time ${4:visit} { compute ${5:1 ms} }\n}"),
                    new Template("process that handles messages", "process ${1:server} on ${2:machine} {\n    on ${3:Request} from ${4:client} {\n        compute ${5:1 ms}\n        reply ${6:Response}\n    }\n}"))),
            entry("routine", "routine", "routine ${1:work}(${2:n}) {\n    compute ${3:1 ms} * ${2:n}\n}"),
            entry("param", "parameter with a range", "param ${1:delay} = ${2:4 ms}  from ${3:0 ms} to ${4:16 ms}  ${5:assumed}  \"${6:why}\""),
            entry("unit", "unit", "unit ${1:block} = ${2:4 KiB}"),
            entry("variant", "variant", "variant ${1:faster} \"${2:what was changed}\" { ${3:delay} = ${4:2 ms} }"),
            entry("hypothesis", "hypothesis with a fit", "hypothesis ${1:suspicion} \"${2:what one suspects}\" { fit ${3:delay} from ${4:0 ms} to ${5:16 ms} }"),
            Map.entry("expect", List.of(
                    new Template("measured rate", "expect rate(${1:jobs}) is ${2:100/s} within ${3:5%}  \"${4:who measured it}\""),
                    new Template("bound on a utilization", "expect utilization(${1:server}) at most ${2:80%}"))),
            Map.entry("show", List.of(
                    new Template("question", "show rate(${1:jobs})  \"${2:what one would like to know}\""),
                    new Template("sweep", "show rate(${1:jobs}) with ${2:delay} from ${3:0 ms} to ${4:16 ms} step ${5:1 ms}  \"${6:what is it worth?}\""))),
            entry("import", "import", "import \"${1:parts.perf}\""),
            entry("forever", "endless loop", "forever {\n    ${1:compute 1 ms}\n}"),
            entry("repeat", "loop", "repeat ${1:10} { ${2:compute 1 ms} }"),
            entry("every", "periodic loop", "every ${1:1 s} { ${2:compute 1 ms} }"),
            entry("while", "loop with a condition", "while ${1:true} { ${2:compute 1 ms} }"),
            entry("if", "condition", "if ${1:true} { ${2:compute 1 ms} }"),
            entry("choose", "random choice", "choose { ${1:25%}: { ${2:compute 1 ms} } ${3:75%}: { ${4:sleep 1 ms} } }"),
            entry("parallel", "several at once", "parallel { { ${1:compute 1 ms} } { ${2:compute 1 ms} } }"),
            entry("time", "timed span", "time ${1:round} {\n    ${2:compute 1 ms}\n}"),
            entry("compute", "computation", "compute ${1:1 ms}"),
            entry("sleep", "sleep", "sleep ${1:10 ms}"),
            entry("use", "use of a station", "use ${1:station} for ${2:1 ms}"),
            entry("read", "read", "read ${1:4 KiB} from ${2:data}"),
            entry("write", "write", "write ${1:4 KiB} to ${2:data}"),
            entry("send", "send", "send ${1:Request} to ${2:receiver}"),
            entry("receive", "receive", "receive ${1:Response} from ${2:sender}"),
            entry("on", "handler", "on ${1:Request} from ${2:client} {\n    reply ${3:Response}\n}"),
            entry("let", "value", "let ${1:n} = ${2:1}"),
            entry("do", "call of a routine", "do ${1:work}(${2:1})"));

    private Templates() {}

    private static Map.Entry<String, List<Template>> entry(String keyword, String title, String snippet) {
        return Map.entry(keyword, List.of(new Template(title, snippet)));
    }

    /** What begins with a keyword. */
    static List<Template> of(String keyword) {
        return TABLE.getOrDefault(keyword, List.of());
    }

    static Map<String, List<Template>> all() {
        return TABLE;
    }

    /** For an editor that has no places to be filled in. */
    static String plain(String snippet) {
        return snippet.replaceAll("\\$\\{\\d+:([^}]*)\\}", "$1");
    }
}
