package dev.anyorder.core.analysis;

import dev.anyorder.core.analysis.Schedules.Triple;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.BlockGap;
import dev.anyorder.core.order.ClockRetention;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@link AtomicityAnalysis} on one schedule of a script, judged by all of them. */
final class AtomicTrial implements ConflictListener {
    /**
     * How a trial is held.
     *
     * @param inline whether an access that the history knows is not handed over, as instrumented code does it
     * @param everyStep whether each step that completes a triple must report one, not just each location
     * @param unreachable whether what is reported need not be reachable, since locks are taken any how
     * @param stretches whether the blocks are what lies between two operations that order tasks
     */
    record Mode(
            ClockRetention clockRetention, boolean inline, boolean everyStep, boolean unreachable, boolean stretches) {}

    private final Analysis analysis;
    private final Schedules schedules;
    private final Mode mode;
    private final World world;
    private final Map<Character, Object> histories = new HashMap<>();
    /** The numbers of the accesses so far, in the order of the schedule. */
    private final List<Integer> numbers = new ArrayList<>();

    private final Map<Integer, Integer> whenDone = new HashMap<>();
    private final Set<Object> reported = new HashSet<>();
    private final Set<Character> violated = new HashSet<>();
    final List<String> found = new ArrayList<>();
    int unreached;
    private boolean rehearsing;
    private int current;
    private char group;

    AtomicTrial(Analysis analysis, Schedules schedules, Mode mode) {
        this.analysis = analysis;
        this.schedules = schedules;
        this.mode = mode;
        World made = new World(mode.clockRetention, this::touch);
        this.world = mode.stretches ? made.ofStretches() : made;
    }

    AtomicTrial run(List<int[]> schedule) {
        Moves moves = schedules.moves;
        int[] done = new int[moves.names.size()];
        for (int[] place : schedule) {
            int t = place[0];
            Event event = moves.events[t][place[1]];
            current = moves.tasks[t][place[1]].access();
            check(world.apply(event), "cannot be: " + event);
            int party =
                    moves.tasks[t][place[1]].kind() == Move.Kind.BARRIER ? moves.tasks[t][place[1]].object() : 1 << t;
            for (int u = 0; u < done.length; u++) {
                done[u] += (party >>> u & 1) == 0 ? 0 : event.verb().equals("update") ? 2 : 1;
                Worker worker = world.workers.get(moves.names.get(u));
                if (u > 0 && worker != null && !worker.ended && done[u] == moves.tasks[u].length) {
                    check(world.apply(new Event(moves.names.get(u), "end", "")), "cannot end");
                }
            }
        }
        for (char each : violated) {
            check(reported.contains(each), "not reported: " + each);
        }
        return this;
    }

    private void touch(Touch touch) {
        numbers.add(current);
        whenDone.put(current, touch.access().site);
        group = Script.group(touch.location());
        Set<Triple> completed = new HashSet<>();
        for (Triple triple : schedules.triples) {
            boolean isLast = triple.first() == current || triple.split() == current || triple.second() == current;
            if (isLast
                    && whenDone.containsKey(triple.first())
                    && whenDone.containsKey(triple.split())
                    && whenDone.containsKey(triple.second())) {
                violated.add(group);
                if (!isRepeated(triple, touch.access())) {
                    completed.add(triple);
                }
            }
        }
        Access access = touch.access();
        Object history = histories.get(group);
        if (!mode.inline || !analysis.isRedundant(history, access.step, access.op)) {
            Object after = analysis.access(history, access, this);
            histories.put(group, after);
            rehearse(after, access);
        }
        if (mode.everyStep && !completed.isEmpty()) {
            check(reported.contains(List.of(group, access.step)), "not reported: " + completed + " at " + touch);
        }
    }

    /** Whether an earlier access of the same step completed as much, with the same access of others. */
    private boolean isRepeated(Triple triple, Access access) {
        for (Triple other : schedules.triples) {
            boolean isSplitter = triple.split() == current;
            boolean isSame = isSplitter
                    ? other.first() == triple.first() && other.second() == triple.second()
                    : other.split() == triple.split()
                            && whenDone.getOrDefault(other.first(), access.site) < access.site;
            int when = whenDone.getOrDefault(isSplitter ? other.split() : other.second(), access.site);
            if (isSame && when < access.site && world.touches.get(when).access().step == access.step) {
                return true;
            }
        }
        return false;
    }

    /** Were the step to do the same again and again, the history would know. */
    private void rehearse(Object after, Access access) {
        rehearsing = true;
        Object again = analysis.access(after, access, this);
        check(again == after || access.step.isOwnBlock() || mode.stretches, "does not know what it has just seen");
        check(analysis.access(again, access, this) == again, "does not know what it has seen twice");
        check(analysis.isRedundant(again, access.step, access.op), "knows less than it says");
        rehearsing = false;
    }

    @Override
    public void split(
            Analysis by,
            FindingKind kind,
            Severity severity,
            Evidence evidence,
            BlockGap gap,
            boolean interleaved,
            Access first,
            Access split,
            Access second) {
        if (rehearsing) {
            return;
        }
        Triple triple = new Triple(numbers.get(first.site), numbers.get(split.site), numbers.get(second.site));
        boolean isReachable = schedules.triples.contains(triple);
        check(isReachable || mode.unreachable, "reported " + text(first, split, second) + " which cannot be");
        boolean hasBeen = first.site < split.site && split.site < second.site;
        check(!hasBeen || evidence == Evidence.OBSERVED, "reported as " + evidence + " though it has been");
        check(interleaved == hasBeen, "interleaved: " + interleaved + ", though it has been: " + hasBeen);
        unreached += isReachable ? 0 : 1;
        reported.add(group);
        reported.add(List.of(group, world.touches.get(numbers.size() - 1).access().step));
        found.add(text(first, split, second) + "; " + severity.text() + ", " + evidence.text());
    }

    private String text(Access first, Access split, Access second) {
        return world.touches.get(first.site) + ", " + world.touches.get(split.site) + ", "
                + world.touches.get(second.site);
    }

    @Override
    public void conflict(
            Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access earlier, Access later) {
        throw new AssertionError("a conflict of two");
    }

    private static void check(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }
}
