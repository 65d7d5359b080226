package dev.anyorder.core.analysis.registry;

import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.AtomicityAnalysis;
import dev.anyorder.core.analysis.DeterminacyAnalysis;
import dev.anyorder.core.analysis.FastTrackAnalysis;
import dev.anyorder.core.analysis.GraphAnalysis;
import dev.anyorder.core.analysis.NoAnalysis;
import dev.anyorder.core.analysis.RaceAnalysis;
import dev.anyorder.core.analysis.deadlock.DeadlockAnalysis;
import dev.anyorder.core.determinism.DeterminismAnalysis;
import dev.anyorder.core.velodrome.VelodromeAnalysis;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The analyses that exist. Registering one is a line here. Each run gets objects of its own. */
public final class AnalysisRegistry {
    private static final List<Supplier<Analysis>> ALL = List.of(
            RaceAnalysis::new,
            DeterminacyAnalysis::new,
            AtomicityAnalysis::new,
            VelodromeAnalysis::new,
            DeterminismAnalysis::new,
            FastTrackAnalysis::new,
            GraphAnalysis::new,
            DeadlockAnalysis::new,
            NoAnalysis::new);

    private AnalysisRegistry() {}

    public static List<Analysis> all() {
        return ALL.stream().map(Supplier::get).toList();
    }

    public static @Nullable Analysis named(String name) {
        return all().stream()
                .filter(analysis -> analysis.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    /** Unknown names are ignored. */
    public static Analysis[] of(List<String> names, boolean everyPair) {
        List<Analysis> chosen = new ArrayList<>();
        for (String name : names) {
            Analysis analysis = named(name);
            if (analysis != null) {
                chosen.add(everyPair ? analysis.ofEveryPair() : analysis);
            }
        }
        return chosen.toArray(new Analysis[0]);
    }

    /** The analyses of declared atomic or deterministic blocks in every schedule. */
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
}
