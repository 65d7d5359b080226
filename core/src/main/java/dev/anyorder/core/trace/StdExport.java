package dev.anyorder.core.trace;

import dev.anyorder.core.analysis.AccessOp;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Exports a trace in STD format: {@code T0|w(V1)|345} is thread, event and site. Tasks become threads. Other
 * synchronisation becomes an empty thread, forked by the signaller and joined by the waiter.
 *
 * <p>Has the first read and write of each step and location. Shared locks become exclusive; finishes and static
 * initialisers are omitted.
 */
public final class StdExport extends TraceVisitor {
    private static final AccessOp[] OPS = AccessOp.values();

    private final TraceFile file;
    private final TraceDefinitions definitions;
    private final Set<Long> awaited;

    private final Map<Integer, int[]> held = new HashMap<>();
    private final Map<Long, List<Integer>> helpers = new HashMap<>();
    private final Map<Long, Integer> elements = new HashMap<>();
    private final Set<Integer> begun = new HashSet<>();
    private final BitSet ended = new BitSet();
    private Writer out = Writer.nullWriter();
    private int variables;
    private int threads;

    private StdExport(TraceFile file, TraceDefinitions definitions, Set<Long> awaited) {
        this.file = file;
        this.definitions = definitions;
        this.awaited = awaited;
        this.variables = definitions.locations();
    }

    public static StdExport of(TraceFile file) {
        TraceDefinitions definitions = TraceDefinitions.of(file);
        AwaitedSnapshots awaitedSnapshots = new AwaitedSnapshots();
        TraceReplay.of(file, definitions, awaitedSnapshots);
        StdExport export = new StdExport(file, definitions, awaitedSnapshots.all());
        export.threads = awaitedSnapshots.lastTask();
        return export;
    }

    public void write(Writer to) throws IOException {
        out = to;
        try {
            TraceReplay.of(file, definitions, this);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        to.flush();
    }

    private void line(int task, String event, int site) {
        try {
            out.write("T" + task + "|" + event + "|" + site + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void event(int task, String event, int site) {
        if (begun.add(task)) {
            line(task, "begin", 0);
        }
        if (!ended.get(task)) {
            line(task, event, site);
        }
    }

    @Override
    public void spawned(int parent, TracedTask child, boolean isApart) {
        event(parent, "fork(T" + child.id() + ")", 0);
    }

    @Override
    public void joined(int task, int over) {
        event(task, "join(T" + over + ")", 0);
    }

    @Override
    public void ended(int task) {
        event(task, "end", 0);
        ended.set(task);
    }

    @Override
    public void signalled(int task, long stamp) {
        if (awaited.contains(stamp) && !ended.get(task)) {
            int helper = ++threads;
            event(task, "fork(T" + helper + ")", 0);
            event(helper, "end", 0);
            helpers.put(stamp, List.of(helper));
        } else if (awaited.contains(stamp)) {
            helpers.put(stamp, List.of(task));
        }
    }

    @Override
    public void merged(long stamp, long one, long other) {
        if (awaited.contains(stamp)) {
            Set<Integer> all = new java.util.TreeSet<>(helpers.getOrDefault(one, List.of()));
            all.addAll(helpers.getOrDefault(other, List.of()));
            helpers.put(stamp, List.copyOf(all));
        }
    }

    @Override
    public void awaited(int task, long stamp) {
        for (int helper : helpers.getOrDefault(stamp, List.of())) {
            event(task, "join(T" + helper + ")", 0);
        }
    }

    @Override
    public void holds(int task, int[] locks) {
        int[] now = Arrays.stream(locks)
                .map(lock -> lock >> 1)
                .filter(lock -> !definitions.lock(lock).isInitialiser())
                .toArray();
        int[] before = held.getOrDefault(task, new int[0]);
        Arrays.stream(before).filter(lock -> !has(now, lock)).forEach(lock -> event(task, "rel(L" + lock + ")", 0));
        Arrays.stream(now).filter(lock -> !has(before, lock)).forEach(lock -> event(task, "acq(L" + lock + ")", 0));
        held.put(task, now);
    }

    private static boolean has(int[] locks, int wanted) {
        return Arrays.stream(locks).anyMatch(lock -> lock == wanted);
    }

    @Override
    public void accessed(int task, int site, int location, int stack, boolean declared) {
        access(task, site, location);
    }

    private void access(int task, int site, int variable) {
        int number = definitions.site(site).op();
        if (number >= OPS.length) {
            throw TraceException.ofAnotherAnyOrder();
        }
        AccessOp op = OPS[number];
        if (op != AccessOp.WRITE) {
            event(task, "r(V" + variable + ")", site);
        }
        if (op.writes()) {
            event(task, "w(V" + variable + ")", site);
        }
    }

    @Override
    public void footprints(int task, List<TracedFootprint> all) {
        for (TracedFootprint each : all) {
            long[] bits = each.bits();
            if (bits == null) {
                for (int i = 0; i < each.count(); i++) {
                    element(task, each, each.lo() + i * each.stride());
                }
            } else {
                for (int word = 0; word < bits.length; word++) {
                    for (long rest = bits[word]; rest != 0; rest &= rest - 1) {
                        element(task, each, (each.lo() + word) * 64 + Long.numberOfTrailingZeros(rest));
                    }
                }
            }
        }
    }

    private void element(int task, TracedFootprint footprint, int index) {
        Long key = (long) footprint.array() << 32 | index;
        Integer variable = elements.get(key);
        if (variable == null) {
            variable = ++variables;
            elements.put(key, variable);
        }
        access(task, footprint.site(), variable);
    }
}
