package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The pairs of sites that are found when each site is remembered, against brute force over all pairs of accesses. What a
 * step does again at another site does not count: its first access stands for it.
 */
class EveryPairTest {
    private static final int PROGRAMS = 10_000;
    private static final int SITES = 5;

    enum Subject {
        RACE(new RaceAnalysis(HistoryLimits.EACH_SITE), new RaceAnalysis(), Rule.RACE),
        DETERMINACY(new DeterminacyAnalysis(HistoryLimits.EACH_SITE), new DeterminacyAnalysis(), Rule.DETERMINACY);

        final Analysis thorough;
        final Analysis usual;
        final Rule rule;

        Subject(Analysis thorough, Analysis usual, Rule rule) {
            this.thorough = thorough;
            this.usual = usual;
            this.rule = rule;
        }
    }

    /** One program, under one analysis. */
    private static final class Run implements ConflictListener {
        final Set<String> found = new TreeSet<>();
        final Set<String> there = new TreeSet<>();
        private final Analysis analysis;
        private final Rule rule;
        private final Map<String, Object> histories = new HashMap<>();
        private final List<Touch> kept = new ArrayList<>();
        private final Set<List<Object>> steps = new HashSet<>();
        private final World world = new World(ClockRetention.CURRENT_STEP, this::touch);
        private String location = "";

        Run(Analysis analysis, Rule rule, long seed) {
            this.analysis = analysis;
            this.rule = rule;
            new Dice(new SplittableRandom(seed), true).play(world);
        }

        private void touch(Touch touch) {
            Access plain = touch.access();
            Access access = new Access(plain.step, plain.op, plain.atomic, plain.site % SITES, null);
            location = touch.location();
            Object before = histories.get(location);
            Object after = analysis.access(before, access, this);
            histories.put(location, after);
            boolean isFirst = steps.add(List.of(location, access.step));
            assertTrue(after != before || !isFirst, "the first access of a step is never taken for a repetition");
            if (after != before) {
                Touch now = new Touch(access, location, touch.node(), touch.worker());
                kept.stream().filter(u -> conflict(u, now)).forEach(u -> there.add(pair(u.access(), access)));
                kept.add(now);
            }
        }

        private boolean conflict(Touch u, Touch v) {
            return u.location().equals(location)
                    && !u.isSameStep(v)
                    && !rule.before(world.graph, u, v)
                    && rule.conflict(u.access(), v.access())
                    && !rule.rounding(u.access(), v.access());
        }

        @Override
        public void conflict(
                Analysis by, FindingKind kind, Severity severity, Evidence evidence, Access earlier, Access later) {
            if (kind != FindingKind.ROUNDING_RACE) {
                found.add(pair(earlier, later));
            }
        }

        private String pair(Access a, Access b) {
            return location + " " + Math.min(a.site, b.site) + " " + Math.max(a.site, b.site);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyPairOfSitesThatIsInConflictIsFound(Subject subject) {
        long pairs = 0;
        long missed = 0;
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Run run = new Run(subject.thorough, subject.rule, seed);
            assertEquals(run.there, run.found, "seed " + seed);
            pairs += run.there.size();
            Run usual = new Run(subject.usual, subject.rule, seed);
            missed += run.there.size() - usual.found.size();
        }
        assertTrue(pairs > PROGRAMS, "programs with races are made");
        assertTrue(missed > 0, "otherwise some are passed over, which is what the other kind is for");
    }
}
