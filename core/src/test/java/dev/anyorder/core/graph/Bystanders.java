package dev.anyorder.core.graph;

import dev.anyorder.core.analysis.Access;
import dev.anyorder.core.analysis.Analysis;
import dev.anyorder.core.analysis.Determinacy;
import dev.anyorder.core.analysis.FastTrack;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.analysis.Race;
import dev.anyorder.core.order.Step;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The other analyses, which are told of every access and say which locations are in conflict. */
final class Bystanders {
    private final List<Analysis> analyses = List.of(new Race(), new Determinacy(), new FastTrack());
    private final Map<String, Object> histories = new HashMap<>();
    private final Map<String, BitSet> racy = new HashMap<>();

    void touch(Step step, int location, boolean writes) {
        Access access = new Access(step, writes ? Op.WRITE : Op.READ, 0, null);
        for (Analysis analysis : analyses) {
            String key = analysis.name() + location;
            Object next = analysis.access(
                    histories.get(key),
                    access,
                    (by, kind, level, evidence, earlier, later) ->
                            racy(by.name()).set(location));
            histories.put(key, java.util.Objects.requireNonNull(next));
        }
    }

    /** The locations that an analysis has found in conflict. */
    BitSet racy(String name) {
        return racy.computeIfAbsent(name, n -> new BitSet());
    }
}
