package dev.anyorder.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphAnalysisTest {
    private static List<String> findings(String program) {
        return Trials.GRAPH.of(program);
    }

    @Test
    void everyNodeInARaceIsNamed() {
        assertEquals(
                List.of(
                        "data-race x: a write, b write; error, observed",
                        "data-race x: b write, c write; error, observed",
                        "data-race x: a write, c write; error, observed"),
                findings("R spawn a; R spawn b; R spawn c; a write x; b write x; c write x"));
    }

    @Test
    void criticalSectionsAreInTheOrderOfTheRun() {
        assertEquals(
                List.of(),
                findings(
                        "R spawn a; R spawn b; a write x; a acquire p; a release p; b acquire p; b release p; b write x"));
    }

    @Test
    void aNodeStandsForThoseBeforeIt() {
        assertEquals(
                List.of("data-race x: a write, b read; error, observed"),
                findings("R write x; R spawn b; R spawn a; a write x; b read x"));
    }

    @Test
    void ofManyRacyNodesTheNewestAreKeptAndOneOfEachSiteIsNamed() {
        GraphAnalysis graphAnalysis = new GraphAnalysis();
        TaskState root = TaskState.root("R", TrackedOrders.OBSERVED, ClockRetention.CURRENT_STEP);
        Object history = null;
        int[] found = new int[1];
        for (int i = 0; i < 1000; i++) {
            Access access = new Access(root.spawn("t").step(), AccessOp.WRITE, 0, null);
            history = graphAnalysis.access(history, access, (by, kind, level, evidence, earlier, later) -> found[0]++);
        }
        assertEquals(GraphAnalysis.MOST + 1, ((GraphHistory) history).writes().size);
        assertEquals(999, found[0]);
    }
}
