package dev.anyorder.core.analysis;

import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.random.Shrinking;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Random programs against the rule of an analysis. A program that fails is made as small as it gets, and told. */
enum Trials {
    FASTTRACK(FastTrackAnalysis::new, Rule.FASTTRACK, false),
    GRAPH(GraphAnalysis::new, Rule.GRAPH, false),
    RACE(() -> new RaceAnalysis(new HistoryLimits(4096, 64, 4096, false)), Rule.RACE, true),
    RACE_AS_IT_RUNS(RaceAnalysis::new, Rule.RACE, false),
    RACE_IN_LITTLE_ROOM(() -> new RaceAnalysis(new HistoryLimits(4096, 64, 1, false)), Rule.RACE, false),
    DETERMINACY(() -> new DeterminacyAnalysis(new HistoryLimits(4096, 64, 4096, false)), Rule.DETERMINACY, true),
    DETERMINACY_AS_IT_RUNS(DeterminacyAnalysis::new, Rule.DETERMINACY, false),
    DETERMINACY_IN_LITTLE_ROOM(
            () -> new DeterminacyAnalysis(new HistoryLimits(4096, 64, 1, false)), Rule.DETERMINACY, false);

    private final Supplier<Analysis> analysis;
    private final Rule rule;
    private final boolean everyStep;
    long programs;
    long accesses;
    long findings;

    Trials(Supplier<Analysis> analysis, Rule rule, boolean everyStep) {
        this.analysis = analysis;
        this.rule = rule;
        this.everyStep = everyStep;
    }

    /** The findings of a program, as text. */
    List<String> of(String program) {
        Trial.Mode mode = new Trial.Mode(ClockRetention.CURRENT_STEP, false, everyStep);
        List<String> texts = new ArrayList<>();
        Trial.of(analysis.get(), rule, mode, Event.parse(program)).found.forEach(f -> texts.add(f.toString()));
        return texts;
    }

    /** One random program. */
    void once(long seed) {
        SplittableRandom random = new SplittableRandom(seed * values().length + ordinal());
        ClockRetention clockRetention = random.nextBoolean() ? ClockRetention.CURRENT_STEP : ClockRetention.EVERY_STEP;
        Trial.Mode mode = new Trial.Mode(clockRetention, random.nextBoolean(), everyStep);
        Trial trial = new Trial(analysis.get(), rule, mode);
        Dice dice = new Dice(random, rule != Rule.FASTTRACK);
        try {
            dice.play(trial.world);
            trial.judge();
        } catch (AssertionError | RuntimeException e) {
            List<Event> least =
                    Shrinking.smallest(dice.done, less -> !why(less, mode).isEmpty());
            throw new AssertionError(this + ", seed " + seed + ": " + Event.text(least) + ": " + why(least, mode), e);
        }
        programs++;
        accesses += trial.world.touches.size();
        findings += trial.found.size();
    }

    /** The first failure among so many programs, or an empty text. */
    static String firstFailure(String name, long programs) {
        Trials trials = valueOf(name);
        for (long seed = 0; seed < programs; seed++) {
            try {
                trials.once(seed);
            } catch (AssertionError e) {
                return e.getMessage();
            }
        }
        return "";
    }

    /** Why a program fails, or an empty text. */
    static String failure(String name, String program) {
        Trials trials = valueOf(name);
        Trial.Mode mode = new Trial.Mode(ClockRetention.CURRENT_STEP, false, trials.everyStep);
        return trials.why(Event.parse(program), mode);
    }

    private String why(List<Event> program, Trial.Mode mode) {
        try {
            Trial.of(analysis.get(), rule, mode, program);
            return "";
        } catch (AssertionError | RuntimeException e) {
            return e.toString();
        }
    }
}
