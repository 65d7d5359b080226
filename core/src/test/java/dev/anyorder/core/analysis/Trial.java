package dev.anyorder.core.analysis;

import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.order.ClockRetention;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An analysis on a test program, judged by its rule access by access. */
final class Trial implements ConflictListener {
    /**
     * How a trial is held.
     *
     * @param inline whether an access that the history knows is not handed over, as instrumented code does it
     * @param everyStep whether each step that completes a conflict must report one, not just each location
     */
    record Mode(ClockRetention clockRetention, boolean inline, boolean everyStep) {}

    final World world;
    final List<Found> found = new ArrayList<>();
    private final Analysis analysis;
    private final Rule rule;
    private final Mode mode;
    private final Informants informants;
    private final Map<String, Object> histories = new HashMap<>();
    private final Set<String> reported = new HashSet<>();
    private final Set<String> racy = new HashSet<>();
    private List<Found> now = new ArrayList<>();
    private Touch current;

    Trial(Analysis analysis, Rule rule, Mode mode) {
        this.analysis = analysis;
        this.rule = rule;
        this.mode = mode;
        this.world = new World(mode.clockRetention, this::touch);
        this.informants = new Informants(world);
    }

    /** Runs a program to its end. */
    static Trial of(Analysis analysis, Rule rule, Mode mode, List<Event> program) {
        Trial trial = new Trial(analysis, rule, mode);
        program.forEach(trial.world::apply);
        trial.judge();
        return trial;
    }

    private void touch(Touch touch) {
        current = touch;
        Set<Touch> grave = new HashSet<>();
        Set<Touch> slight = new HashSet<>();
        for (Touch u : world.touches) {
            if (u.location().equals(touch.location()) && !u.isSameStep(touch) && !rule.before(world.graph, u, touch)) {
                if (rule.rounding(u.access(), touch.access())) {
                    slight.add(u);
                } else if (rule.conflict(u.access(), touch.access())) {
                    grave.add(u);
                }
            }
        }
        ask(touch);
        for (Found each : now) {
            boolean isRight = (each.kind() == FindingKind.ROUNDING_RACE ? slight : grave).contains(each.earlier());
            check(isRight, "reported " + each);
            if (rule != Rule.FASTTRACK) {
                informants.judge(each);
            }
            reported.add(touch.location() + (each.kind() == FindingKind.ROUNDING_RACE ? " slight" : " grave"));
            reported.add(touch.location() + " " + each.kind() + touch.access().step);
        }
        found.addAll(now);
        FindingKind kind = rule == Rule.DETERMINACY ? FindingKind.DETERMINACY_RACE : FindingKind.DATA_RACE;
        expect(grave, " grave", kind);
        expect(slight, " slight", FindingKind.ROUNDING_RACE);
        informants.inform(touch, !mode.everyStep && reported.contains(touch.location() + " grave"));
    }

    private void expect(Set<Touch> unordered, String weight, FindingKind kind) {
        if (unordered.isEmpty()) {
            return;
        }
        racy.add(current.location() + weight);
        if (mode.everyStep) {
            String step = current.location() + " " + kind + current.access().step;
            boolean worse = reported.contains(current.location() + " grave");
            check(
                    reported.contains(step) || kind == FindingKind.ROUNDING_RACE && worse,
                    "not reported: " + unordered + " with " + current);
        }
    }

    private void ask(Touch touch) {
        now = new ArrayList<>();
        Access access = touch.access();
        Object history = histories.get(touch.location());
        if (mode.inline && !access.atomic && analysis.isRedundant(history, access.step, access.op)) {
            return;
        }
        Object after = analysis.access(history, access, this);
        List<Found> first = now;
        now = new ArrayList<>();
        Object again = analysis.access(history, access, this);
        check(rule != Rule.FASTTRACK || now.equals(first), "says something else when asked again");
        check((after == history) == (again == history), "does something else when asked again");
        now = first;
        boolean known = analysis.isRedundant(after, access.step, access.op);
        check(known || access.atomic || after instanceof FastTrackState, "does not know what it has just seen");
        histories.put(touch.location(), after);
    }

    /** Whether every location with a conflict has a finding. */
    void judge() {
        for (String location : racy) {
            check(reported.contains(location) || location.endsWith(" slight"), "not reported: " + location);
        }
    }

    @Override
    public void conflict(
            Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access earlier, Access later) {
        check(by == analysis && later.site == current.access().site, "reported for another access");
        now.add(new Found(kind, severity, evidence, world.touches.get(earlier.site), current));
    }

    private static void check(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }
}
