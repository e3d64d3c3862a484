package dev.whence.program.link;

import dev.whence.kernel.FlatProgram.FlowSpec;
import dev.whence.kernel.FlatProgram.LinkSpec;
import dev.whence.kernel.FlatProgram.StreamSpec;
import dev.whence.program.At;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Part;
import dev.whence.program.link.Cell.Role;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Links, channels and the connections that they make between instances of processes. */
final class Channels {
    private final Linker linker;
    private final List<LinkSpec> links = new ArrayList<>();
    private final List<FlowSpec> flows = new ArrayList<>();
    private final List<String> flowChannel = new ArrayList<>();
    /** There and back, by path and instance. */
    private final Map<String, int[][]> linkDirections = new LinkedHashMap<>();
    private final List<Long> clocks = new ArrayList<>();
    private final Map<String, Integer> clockOf = new HashMap<>();
    private final Map<String, Integer> messageTypes = new LinkedHashMap<>();
    /** The flows from one kind of process to another, by sending instance and by receiving instance. */
    private final Map<End, List<Integer>> leaving = new HashMap<>();
    private final Map<End, List<Integer>> coming = new HashMap<>();
    /** The first flow of a channel that an instance of a process sends into, and out of. */
    private final Map<End, Integer> into = new HashMap<>();
    private final Map<End, Integer> outOf = new HashMap<>();

    /** Processes by name, or a channel by path and a process, and which instance. */
    private record End(String one, String other, int instance) {
    }

    Channels(Linker linker) {
        this.linker = linker;
        messageTypes.put("", 0);
    }

    void periods(java.util.Collection<Rational> periods) {
        for (Part p : linker.values.model().parts()) {
            if (p.kind() == Kind.CHANNEL && linker.measurer.choice(p.path(), "delayed_ack") instanceof Value.Choice c && isClock(c)) {
                periods.add(Arithmetic.quantity(c.arguments().get(0)).value());
            }
        }
    }

    private static boolean isClock(Value.Choice c) {
        return c.name().equals("clock") && !c.arguments().isEmpty();
    }

    void link() {
        for (Part p : linker.values.model().parts()) {
            if (p.kind() == Kind.LINK) {
                int[][] all = new int[linker.values.count(p.path())][];
                for (int i = 0; i < all.length; i++) {
                    all[i] = directions(p);
                }
                linkDirections.put(p.path(), all);
            }
        }
        for (Part p : linker.values.model().parts()) {
            if (p.kind() == Kind.CHANNEL && p.from() != null) {
                connect(p);
            }
        }
    }

    private int[] directions(Part p) {
        int forward = links.size();
        links.add(linkSpec(p));
        if (!linker.measurer.flag(p.path(), "duplex")) {
            return new int[] {forward, forward};
        }
        links.add(linkSpec(p));
        return new int[] {forward, forward + 1};
    }

    private LinkSpec linkSpec(Part p) {
        Measurer m = linker.measurer;
        Quantity bandwidth = m.quantity(p.path(), "bandwidth");
        Quantity reserve = m.notNegative(p.path(), "reserve");
        if (bandwidth != null && reserve != null) {
            bandwidth = new Quantity(bandwidth.value().minus(reserve.value()), Dimension.BANDWIDTH);
        }
        Quantity loss = m.quantity(p.path(), "loss");
        if (loss != null && !loss.value().isZero()) {
            throw new ModelException("link " + p.path() + ": loss is not simulated; leave it out", p.at());
        }
        long packet = m.bits(p.path(), "packet", Long.MAX_VALUE);
        if (packet <= 0) {
            throw new ModelException("the packet of " + p.path() + " must be more than 0", p.at());
        }
        int cells = linker.cells.block(List.of(
                new Cell(null, p.path(), "transfer", List.of(), null, Role.DEVICE, p.at()),
                new Cell(null, p.path(), "latency", List.of(), null, Role.NONE, p.at()),
                new Cell(null, p.path(), "queue", List.of(), null, Role.DEVICE, p.at())));
        return new LinkSpec(p.path(), bandwidth == null ? null : m.perBit(bandwidth, p.path() + ".bandwidth, less what is reserved,", p.at()),
                m.duration(p.path(), "latency"), packet, m.bits(p.path(), "overhead", 0), m.number(p.path(), "limit", Integer.MAX_VALUE), cells);
    }

    /** The link directions that a channel passes, from its first end to its second; its connections take the instances of a link in turn. */
    private int[] route(Part channel, int pair) {
        int[] route = new int[channel.over().size()];
        for (int i = 0; i < route.length; i++) {
            int[][] directions = linkDirections.get(channel.over().get(i));
            if (directions == null) {
                throw new ModelException("channel " + channel.path() + " goes over " + channel.over().get(i) + ", which is no link", channel.at());
            }
            if (directions.length == 0) {
                throw new ModelException("channel " + channel.path() + " goes over " + channel.over().get(i) + ", and there is none; its count is 0",
                        channel.at());
            }
            route[i] = directions[pair % directions.length][0];
        }
        return route;
    }

    private int[] reversed(int[] route) {
        int[] back = new int[route.length];
        for (int i = 0; i < route.length; i++) {
            int forward = route[route.length - 1 - i];
            for (int[][] link : linkDirections.values()) {
                for (int[] d : link) {
                    back[i] = d[0] == forward ? d[1] : back[i];
                }
            }
        }
        return back;
    }

    /** n to n pairs instances by index, n to 1 makes n connections. */
    private void connect(Part channel) {
        String from = channel.from();
        String to = channel.to();
        int n = linker.instances(from);
        int m = linker.instances(to);
        if (n > 1 && m > 1 && n != m) {
            throw new ModelException("channel " + channel.path() + " cannot pair " + n + " of " + from + " with " + m + " of " + to
                    + "; give both the same count, or one of them 1", channel.at());
        }
        int pairs = n == 0 || m == 0 ? 0 : Math.max(n, m);
        for (int i = 0; i < pairs; i++) {
            int forward = flows.size();
            int[] route = route(channel, i);
            add(channel.path(), from, n == 1 ? 0 : i, to, m == 1 ? 0 : i, forward + 1, route, channel.at(), i);
            add(channel.path(), to, m == 1 ? 0 : i, from, n == 1 ? 0 : i, forward, reversed(route), channel.at(), i);
        }
    }

    private void add(String channel, String from, int fromIndex, String to, int toIndex, int reverse, int[] route, At at, int pair) {
        int flow = flows.size();
        leaving.computeIfAbsent(new End(from, to, fromIndex), k -> new ArrayList<>()).add(flow);
        coming.computeIfAbsent(new End(from, to, toIndex), k -> new ArrayList<>()).add(flow);
        into.putIfAbsent(new End(channel, from, fromIndex), flow);
        outOf.putIfAbsent(new End(channel, to, toIndex), flow);
        flowChannel.add(channel);
        int fromType = linker.typeOf(from);
        int toType = linker.typeOf(to);
        Measurer m = linker.measurer;
        Quantity window = m.notNegative(channel, "window");
        boolean inBits = window != null && window.dimension().equals(Dimension.DATA);
        long message = m.bits(channel, "message", Long.MAX_VALUE);
        long header = m.bits(channel, "header", 0);
        if (message <= header) {
            throw new ModelException("channel " + channel + ": a message of " + message + " bit has no room beside its header of " + header
                    + " bit", at);
        }
        int payload = linker.isAsked("payload:" + channel) ? linker.counter("payload:" + channel) + pair : -1;
        flows.add(new FlowSpec(channel, fromType, fromIndex, toType, toIndex, reverse, route, message, header,
                window == null ? Long.MAX_VALUE : m.whole(window.value(), channel + ".window", at), inBits,
                m.number(channel, "ack_every", 1), m.bits(channel, "ack", 0), m.duration(channel, "turnaround"), stream(channel, from, at),
                cells(channel, from, at), payload));
    }

    private int cells(String channel, String from, At at) {
        List<Cell> block = new ArrayList<>();
        for (String cause : List.of("window", "turnaround", "nagle", "delayed_ack")) {
            block.add(new Cell(from, channel, cause, List.of(), null, Role.NONE, at));
        }
        return linker.cells.block(block);
    }

    private StreamSpec stream(String channel, String process, At at) {
        Measurer m = linker.measurer;
        long segment = m.bits(channel, "segment", 0);
        if (segment == 0) {
            return null;
        }
        for (String later : List.of("slow_start", "retransmit", "idle_reset", "initial_window")) {
            if (linker.isChanged(channel, later)) {
                throw new ModelException("channel " + channel + ": " + later + " is not simulated; leave it out", at);
            }
        }
        Value.Choice c = m.choice(channel, "delayed_ack");
        if (c != null && isClock(c)) {
            long period = m.units(Arithmetic.quantity(c.arguments().get(0)).value(), at);
            if (period <= 0) {
                throw new ModelException("the period of the acknowledgement clock of " + channel + " must be more than 0", at);
            }
            String machine = linker.machines.of(process);
            int clock = clockOf.computeIfAbsent((machine == null ? process : machine) + " " + period, k -> {
                clocks.add(period);
                return clocks.size() - 1;
            });
            return new StreamSpec(segment, m.flag(channel, "nagle"), 0, clock);
        }
        return new StreamSpec(segment, m.flag(channel, "nagle"), m.duration(channel, "delayed_ack"), -1);
    }

    int messageType(String message) {
        return messageTypes.computeIfAbsent(message == null ? "" : message, k -> messageTypes.size());
    }

    /** The flow by which instance {@code self} of {@code process} sends to {@code receiver}, a process or a channel. */
    int flow(String process, int self, Entity receiver, Scope scope, At at) {
        String to = receiver.path();
        if (linker.values.isPart(to)) {
            return atEnd(into.get(new End(to, process, self)), process, to, at);
        }
        int n = linker.instances(to);
        int index = receiver.index() == null ? -1 : linker.index(receiver, process, scope, self, at);
        int found = -1;
        for (int f : leaving.getOrDefault(new End(process, to, self), List.of())) {
            if (index < 0 || flows.get(f).toInstance() == index) {
                if (found >= 0 && flows.get(found).toInstance() != flows.get(f).toInstance()) {
                    throw new ModelException("there are " + n + " of " + to + "; say which: " + to + "[…]", at);
                }
                found = found < 0 ? f : found;
            }
        }
        if (found < 0) {
            throw new ModelException("no channel connects " + process + "[" + self + "] with " + to + (index < 0 ? "" : "[" + index + "]"), at);
        }
        return found;
    }

    private static int atEnd(Integer flow, String process, String channel, At at) {
        if (flow == null) {
            throw new ModelException(process + " is at no end of channel " + channel, at);
        }
        return flow;
    }

    /** What the kernel compares a message's origin with: the one flow from {@code sender}, or −1 − its type if there are several. */
    long source(String process, int self, Entity sender, Scope scope, At at) {
        String from = sender.path();
        if (linker.values.isPart(from)) {
            return atEnd(outOf.get(new End(from, process, self)), process, from, at);
        }
        int index = sender.index() == null ? -1 : linker.index(sender, process, scope, self, at);
        List<Integer> fitting = coming.getOrDefault(new End(from, process, self), List.of()).stream()
                .filter(f -> index < 0 || flows.get(f).fromInstance() == index).toList();
        return fitting.size() == 1 ? fitting.get(0) : -1L - linker.typeOf(from);
    }

    String channelOf(int flow) {
        return flowChannel.get(flow);
    }

    List<LinkSpec> links() {
        return links;
    }

    List<FlowSpec> flows() {
        return flows;
    }

    List<Long> clocks() {
        return clocks;
    }

    List<String> messageTypes() {
        return List.copyOf(messageTypes.keySet());
    }

    void resources(Map<String, Linked.Resource> all) {
        linkDirections.forEach((path, links) -> {
            if (links.length > 0) {
                int directions = links[0][0] == links[0][1] ? 1 : 2;
                all.put(path, new Linked.Resource(links[0][0], links.length, directions * links.length, false));
            }
        });
    }
}
