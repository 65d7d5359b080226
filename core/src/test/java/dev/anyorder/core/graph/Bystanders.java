package dev.anyorder.core.graph;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.DeterminacyAnalysis;
import dev.anyorder.core.analysis.FastTrackAnalysis;
import dev.anyorder.core.analysis.GraphAnalysis;
import dev.anyorder.core.analysis.RaceAnalysis;
import dev.anyorder.core.order.Step;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The analyses, which are told of every access and say which locations are in conflict. */
final class Bystanders {
    private static final List<Analysis> ANALYSES =
            List.of(new RaceAnalysis(), new DeterminacyAnalysis(), new FastTrackAnalysis(), new GraphAnalysis());

    private final @Nullable Object[][] histories = new Object[ANALYSES.size()][Machine.LOCATIONS];
    private final Map<String, BitSet> racy = new HashMap<>();
    /** What the analysis of graphs has named, by location. */
    private final Map<Integer, Set<Step>> named = new HashMap<>();

    void touch(Step step, int location, boolean writes) {
        Access access = new Access(step, writes ? AccessOp.WRITE : AccessOp.READ, 0, null);
        for (int i = 0; i < ANALYSES.size(); i++) {
            histories[i][location] = ANALYSES.get(i)
                    .access(histories[i][location], access, (by, kind, level, evidence, earlier, later) -> {
                        racy(by.name()).set(location);
                        if (by instanceof GraphAnalysis) {
                            Set<Step> steps = named.computeIfAbsent(location, any -> new HashSet<>());
                            steps.add(earlier.step);
                            steps.add(later.step);
                        }
                    });
        }
    }

    /** Whether the analysis of graphs has named the step in a race of the location. */
    boolean hasNamed(Step step, int location) {
        return named.getOrDefault(location, Set.of()).contains(step);
    }

    /** The locations that an analysis has found in conflict. */
    BitSet racy(String name) {
        return racy.computeIfAbsent(name, n -> new BitSet());
    }
}
