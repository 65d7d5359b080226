package dev.anyorder.core.graph;

import dev.anyorder.core.random.Shrinking;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/** Random programs, judged by all pairs of their accesses. One that fails is made as small as it gets, and told. */
final class Rounds {
    long programs;
    long racy;
    long isolating;
    /** Programs in which the isolated sections of the run hide a race. */
    long hiding;

    long nodes;
    long merged;

    /** One random program. */
    void once(long seed) {
        Machine machine = new Machine();
        Luck luck = new Luck(new SplittableRandom(seed), machine);
        try {
            luck.play();
            judge(machine);
        } catch (AssertionError | RuntimeException e) {
            List<Act> least =
                    Shrinking.smallest(luck.done, less -> !failure(less).isEmpty());
            throw new AssertionError("seed " + seed + ": " + Act.text(least) + ": " + failure(least), e);
        }
        programs++;
        racy += machine.after.racy().isEmpty() ? 0 : 1;
        isolating += machine.isolates ? 1 : 0;
        hiding += machine.bystanders.racy("race").equals(unordered(machine, false)) ? 0 : 1;
        nodes += machine.fly.size();
        merged += machine.fly.merged();
    }

    /** Runs a program and says what is racy, if all agree. */
    static BitSet racy(String program) {
        Machine machine = run(Act.parse(program));
        judge(machine);
        return unordered(machine, false);
    }

    static Machine run(List<Act> program) {
        Machine machine = new Machine();
        program.forEach(machine::apply);
        return machine;
    }

    private static void judge(Machine machine) {
        machine.after.complete();
        machine.fly.complete();
        BitSet right = unordered(machine, false);
        check(right, bits(machine.after.racy()), "after the run");
        check(right, bits(machine.fly.racy()), "on the fly");
        check(right, machine.bystanders.racy("fasttrack"), "fasttrack");
        check(right, machine.bystanders.racy("graph"), "analysis graph");
        checkSteps(machine);
        // Without isolated sections these are the same; with them, what the sections order only in this run counts.
        BitSet ever = unordered(machine, true);
        check(ever, machine.bystanders.racy("race"), "race");
        if (!machine.isolates) {
            check(right, ever, "race and graph");
            check(right, machine.bystanders.racy("determinacy"), "determinacy");
        }
    }

    private static void check(BitSet right, BitSet found, String by) {
        if (!right.equals(found)) {
            throw new AssertionError(by + " found " + found + ", not " + right);
        }
    }

    /** Every step that, when it first does so to a location, is in a race with an earlier one is named in one. */
    private static void checkSteps(Machine machine) {
        List<Machine.Touch> touches = machine.touches;
        for (int i = 0; i < touches.size(); i++) {
            Machine.Touch v = touches.get(i);
            List<Machine.Touch> before = touches.subList(0, i);
            boolean isKnown = before.stream().anyMatch(v::isCoveredBy);
            for (Machine.Touch u : before) {
                boolean conflict = !isKnown && u.location() == v.location() && (u.writes() || v.writes());
                boolean isRace = conflict && !machine.oracle.observed(u.node(), v.node());
                if (isRace && !machine.bystanders.hasNamed(v.step(), v.location())) {
                    throw new AssertionError("no race of " + v.step() + " at " + v.location() + " was reported");
                }
            }
        }
    }

    private static BitSet bits(LocationSet set) {
        BitSet bits = new BitSet();
        for (int run = 0; run < set.runs(); run++) {
            bits.set(set.first(run), set.end(run));
        }
        return bits;
    }

    /** All pairs: of the graph as it is, or of every run, where isolated sections exclude each other but are in no order. */
    static BitSet unordered(Machine machine, boolean ofEveryRun) {
        BitSet racy = new BitSet();
        List<Machine.Touch> touches = machine.touches;
        for (int i = 0; i < touches.size(); i++) {
            for (int j = 0; j < i; j++) {
                Machine.Touch u = touches.get(j);
                Machine.Touch v = touches.get(i);
                if (u.location() == v.location() && (u.writes() || v.writes())) {
                    boolean before = ofEveryRun
                            ? machine.oracle.logical(u.node(), v.node()) || u.isolated() && v.isolated()
                            : machine.oracle.observed(u.node(), v.node());
                    racy.set(u.location(), racy.get(u.location()) || !before);
                }
            }
        }
        return racy;
    }

    /** The first failure among so many programs, or an empty text. */
    static String firstFailure(long programs) {
        Rounds rounds = new Rounds();
        for (long seed = 0; seed < programs; seed++) {
            try {
                rounds.once(seed);
            } catch (AssertionError e) {
                return e.getMessage();
            }
        }
        return "";
    }

    private static String failure(List<Act> program) {
        try {
            judge(run(program));
            return "";
        } catch (AssertionError | RuntimeException e) {
            return e.toString();
        }
    }
}
