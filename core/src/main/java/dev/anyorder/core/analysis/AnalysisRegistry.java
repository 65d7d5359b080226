package dev.anyorder.core.analysis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The analyses that there are. Adding one is a class and a line here. */
public final class AnalysisRegistry {
    private static final List<Analysis> ALL = List.of(
            new RaceAnalysis(),
            new DeterminacyAnalysis(),
            new AtomicityAnalysis(),
            new VelodromeAnalysis(),
            new DeterminismAnalysis(),
            new FastTrackAnalysis(),
            new GraphAnalysis(),
            new NoAnalysis());

    private static final List<Analysis> OF_EVERY_PAIR =
            List.of(new RaceAnalysis(HistoryLimits.EACH_SITE), new DeterminacyAnalysis(HistoryLimits.EACH_SITE));

    private AnalysisRegistry() {}

    /** All of them. */
    public static List<Analysis> all() {
        return ALL;
    }

    /** The one of that name. */
    public static @Nullable Analysis named(String name) {
        return named(name, ALL);
    }

    /** The one of that name, which reports every pair of sites if there is such a one. */
    public static @Nullable Analysis ofEveryPair(String name) {
        Analysis analysis = named(name, OF_EVERY_PAIR);
        return analysis != null ? analysis : named(name);
    }

    /** Those of these names, which report every pair of sites if that is asked for. */
    public static Analysis[] of(List<String> names, boolean everyPair) {
        List<Analysis> chosen = new ArrayList<>();
        for (String name : names) {
            Analysis analysis = everyPair ? ofEveryPair(name) : named(name);
            if (analysis != null) {
                chosen.add(analysis);
            }
        }
        return chosen.toArray(new Analysis[0]);
    }

    /** The names of those that look, in every schedule, at what a program declares to be atomic, or deterministic. */
    public static List<String> ofDeclared(boolean hasAtomic, boolean hasDeterministic) {
        List<String> names = new ArrayList<>();
        if (hasAtomic) {
            names.add("atomicity");
        }
        if (hasDeterministic) {
            names.add("determinism");
        }
        return names;
    }

    private static @Nullable Analysis named(String name, List<Analysis> among) {
        for (Analysis analysis : among) {
            if (analysis.name().equals(name)) {
                return analysis;
            }
        }
        return null;
    }
}
