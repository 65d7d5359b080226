package dev.anyorder.core.determinism;

/** An outermost block, with all that belongs to it. Guarded by its {@link DeterminismChecker}. */
final class OutermostBlock {
    /** How many transactions that are over may refer to each other in a row, each to one that ended later. */
    static final int MOST = 1_000;

    final DeterminismChecker guard;
    private BlockPredecessors predecessors;
    private int reach;

    OutermostBlock(DeterminismChecker guard, BlockPredecessors predecessors) {
        this.guard = guard;
        this.predecessors = predecessors;
    }

    /** The running blocks that it has to come after. */
    BlockPredecessors predecessors() {
        predecessors = predecessors.fresh();
        return predecessors;
    }

    void after(DeterministicBlock block, EdgePath path) {
        predecessors = predecessors.with(block, path);
    }

    /** All of it has been done: nothing can put it after others any more, and it stands for what it has to come after. */
    void end() {
        predecessors = predecessors.fresh();
        if (reach == MOST) {
            predecessors = BlockPredecessors.NOTHING;
        }
        for (int i = 0; i < predecessors.size(); i++) {
            OutermostBlock later = predecessors.scope(i).outermost;
            later.reach = Math.max(later.reach, reach + 1);
        }
    }
}
