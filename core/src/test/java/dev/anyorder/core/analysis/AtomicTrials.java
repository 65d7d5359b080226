package dev.anyorder.core.analysis;

import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.random.Shrinking;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random scripts: {@link AtomicityAnalysis} sees one schedule of each, {@link Schedules} all. A script that fails is made as small as
 * it gets, and told. As a program: {@code AtomicTrials SECONDS SEED}.
 */
enum AtomicTrials {
    NESTED(Writer.Style.NESTED, new HistoryLimits(4096, 64, 4096, false), true),
    CHAINED(Writer.Style.CHAINED, new HistoryLimits(4096, 64, 4096, false), true),
    WILD(Writer.Style.WILD, new HistoryLimits(4096, 64, 4096, false), true),
    AS_IT_RUNS(Writer.Style.NESTED, HistoryLimits.AMPLE, false),
    IN_LITTLE_ROOM(Writer.Style.NESTED, new HistoryLimits(4096, 64, 1, false), false),
    /** What is to be atomic is not declared, but all that a task does between two operations that order tasks. */
    STRETCHES(Writer.Style.NESTED, HistoryLimits.AMPLE, false);

    private final Writer.Style style;
    private final HistoryLimits limits;
    private final boolean everyStep;
    long programs;
    long states;
    long violated;
    long findings;
    long unreached;

    AtomicTrials(Writer.Style style, HistoryLimits limits, boolean everyStep) {
        this.style = style;
        this.limits = limits;
        this.everyStep = everyStep;
    }

    /** One random program. */
    void once(long seed) {
        SplittableRandom random = new SplittableRandom(seed * 5 + ordinal());
        ClockRetention clockRetention = random.nextBoolean() ? ClockRetention.CURRENT_STEP : ClockRetention.EVERY_STEP;
        AtomicTrial.Mode mode = mode(clockRetention, random.nextBoolean());
        Writer writer = new Writer(random, style, this == STRETCHES);
        Schedules schedules = new Schedules(writer.script());
        if (style == Writer.Style.WILD && !schedules.canEnd()) {
            return;
        }
        long walk = random.nextLong();
        try {
            AtomicTrial trial = trial(schedules, mode, walk);
            programs++;
            states += schedules.states();
            violated += trial.found.isEmpty() ? 0 : 1;
            findings += trial.found.size();
            unreached += trial.unreached;
        } catch (AssertionError | RuntimeException e) {
            List<Event> least =
                    Shrinking.smallest(writer.written, less -> !why(less, mode).isEmpty());
            throw new AssertionError(name() + ", seed " + seed + ": " + Event.text(least) + ": " + why(least, mode), e);
        }
    }

    private AtomicTrial trial(Schedules schedules, AtomicTrial.Mode mode, long walk) {
        if (!schedules.canEnd()) {
            throw new IllegalStateException("cannot end");
        }
        return new AtomicTrial(
                        mode.stretches() ? AtomicityAnalysis.ofStretches() : new AtomicityAnalysis(limits),
                        schedules,
                        mode)
                .run(schedules.schedule(new SplittableRandom(walk)));
    }

    /** Why some schedule of a script fails, or an empty text. */
    private String why(List<Event> program, AtomicTrial.Mode mode) {
        Schedules schedules = new Schedules(Script.of(program));
        for (int walk = 0; walk < 20 && schedules.canEnd(); walk++) {
            try {
                trial(schedules, mode, walk);
            } catch (AssertionError | RuntimeException e) {
                return e.toString();
            }
        }
        return "";
    }

    /** The first failure among so many programs, or an empty text. */
    static String firstFailure(String name, long programs) {
        for (long seed = 0; seed < programs; seed++) {
            try {
                valueOf(name).once(seed);
            } catch (AssertionError e) {
                return String.valueOf(e.getMessage());
            }
        }
        return "";
    }

    /** The triples of one schedule of a program, as text. Others are compared with all of them as well. */
    static List<String> of(String program) {
        Schedules schedules = new Schedules(Script.parse(program));
        for (int walk = 0; walk < 20; walk++) {
            for (AtomicTrials each : List.of(NESTED, AS_IT_RUNS, IN_LITTLE_ROOM)) {
                each.trial(schedules, each.mode(ClockRetention.CURRENT_STEP, walk % 2 == 0), walk);
            }
        }
        return NESTED.trial(schedules, NESTED.mode(ClockRetention.CURRENT_STEP, false), 1).found;
    }

    private AtomicTrial.Mode mode(ClockRetention clockRetention, boolean inline) {
        return new AtomicTrial.Mode(clockRetention, inline, everyStep, style == Writer.Style.WILD, this == STRETCHES);
    }

    @Override
    public String toString() {
        return String.format(
                "%-14s %,9d programs %,11d states %,9d with findings %,9d findings %,7d not reachable",
                name(), programs, states, violated, findings, unreached);
    }

    public static void main(String[] arguments) {
        long until = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000_000L;
        long seed = Long.parseLong(arguments[1]) * 1_000_000_007L;
        while (System.nanoTime() < until) {
            for (AtomicTrials trials : values()) {
                trials.once(seed);
            }
            seed++;
        }
        for (AtomicTrials trials : values()) {
            System.out.println(trials);
        }
    }
}
