package dev.anyorder.core.graph;

/** A mistake that one could make with graphs: where, what stands there once, and what instead. */
enum GraphMutation {
    READS_FORGOTTEN("RaceFinder", "remember(node);", ""),
    READS_NOT_COMPARED_WITH_THE_LAST_WRITE(
            "RaceFinder",
            "StepNode other = write != null && !isBefore",
            "StepNode other = writes && write != null && !isBefore"),
    ONLY_THE_FIRST_READ_COMPARED(
            "RaceFinder",
            "for (int i = 0; i < readCount; i++) {\n            if (!isBefore(reads[i], write)",
            "for (int i = 0; i < Math.min(1, readCount); i++) {\n            if (!isBefore(reads[i], write)"),
    READS_DROPPED_THAT_ARE_NOT_BEFORE(
            "RaceFinder", "if (!isBefore(reads[i], read)) {", "if (isBefore(reads[i], read)) {"),
    SEGMENT_WITHOUT_ITS_LAST_LOCATION(
            "RaceFinder", "bounds[segment] < set.end(run); segment++", "bounds[segment] + 1 < set.end(run); segment++"),
    WRITES_NOT_COMPARED("RaceFinder", "write = node;\n", "write = null;\n"),

    LAST_RUN_TAKEN_FOR_ALL("LocationSet", "n += runs.length;\n", "n = runs.length;\n"),
    RUNS_THAT_OVERLAP_LOSE_THEIR_END(
            "NodeAccesses", "runs[at - 1] = Math.max(runs[at - 1], end);", "runs[at - 1] = end;"),

    MERGED_WITH_TASKS_STILL_RUNNING("GraphRegion", "return live == 0 && reach >= depth;", "return reach >= depth;"),
    MERGED_THOUGH_CROSSED("GraphRegion", "return live == 0 && reach >= depth;", "return live == 0 && reach >= 0;"),
    MERGED_WITH_ISOLATED_NODES("GraphRegion", "reach = -1;", ""),
    CROSSING_FORGOTTEN_AT_THE_END("GraphRegion", "to.reach = Math.min(to.reach, reach);", ""),
    LEAKED_TASKS_FORGOTTEN("GraphRegion", "to.live += live;", ""),
    NODES_LOST_AT_THE_END("GraphRegion", "to.nodes.addAll(nodes);", ""),
    CONTENT_LOOKED_FOR_WHERE_IT_WAS("GraphRegion", "heir = to;", ""),
    AWAITED_TWICE("GraphTask", "if (!other.isAwaited()) {", "if (graph != null) {"),
    STRANGERS_JOIN_DOES_NOT_CROSS("GraphTask", "if (!state.isAfterEndOf(other.state)) {", "if (graph == null) {"),
    AWAITED_AGAIN_AFTER_A_FINISH("GraphTask", "return awaited || home.isFinished();", "return awaited;"),
    LAST_NODE_NOT_IN_THE_GRAPH("GraphTask", "        endNode();\n        state.end();", "        state.end();"),
    ISOLATED_NODES_OVERLOOKED_IN_A_FINISH(
            "GraphTask", "if (isolation > 0) {\n            region.", "if (isolation < 0) {\n            region."),
    ISOLATED_SECTIONS_NOT_IN_SEQUENCE("GraphTask", "state.awaitObserved(previous.snapshot);", ""),
    FIRST_INSTEAD_OF_LAST(
            "GraphTask",
            "graph.lastIsolated(new GraphSignal(",
            "if (graph.lastIsolated() == null) graph.lastIsolated(new GraphSignal("),
    NESTED_ISOLATION_ENDS_EARLY(
            "GraphTask", "if (isolation == 0 || --isolation > 0) {", "if (isolation == 0 || --isolation < 0) {"),
    MASTER_WITHOUT_READS("ComputationGraph", "LocationSet.union(inside, StepNode::reads)", "LocationSet.EMPTY"),
    MASTER_WITHOUT_WRITES("ComputationGraph", "LocationSet.union(inside, StepNode::writes)", "LocationSet.EMPTY"),
    MERGED_UNCHECKED("ComputationGraph", "RaceFinder.find(inside, this::tell);", ""),
    ONLY_FIRST_LOCATION_TOLD("ComputationGraph", "racy.set(race.first(), race.end());", "racy.set(race.first());"),
    REGION_NOT_SORTED("ComputationGraph", "unsorted.sort(Comparator.comparingInt(node -> node.id));", "");

    final String file;
    final String right;
    final String wrong;

    GraphMutation(String file, String right, String wrong) {
        this.file = file;
        this.right = right;
        this.wrong = wrong;
    }
}
