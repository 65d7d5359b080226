package dev.anyorder.core.determinism;

/** The transaction of an outermost block. Guarded by its {@link DeterminismChecker}. */
final class OutermostBlock {
    /** Bound on paths through ended transactions, each linked to one that ended later. Beyond, edges are missed. */
    static final int MOST = 1_000;

    final DeterminismChecker guard;
    private BlockPredecessors predecessors;
    private int reach;

    OutermostBlock(DeterminismChecker guard, BlockPredecessors predecessors) {
        this.guard = guard;
        this.predecessors = predecessors;
    }

    BlockPredecessors predecessors() {
        predecessors = predecessors.fresh();
        return predecessors;
    }

    void after(DeterministicBlock block, EdgePath path) {
        predecessors = predecessors.with(block, path);
    }

    /** An ended transaction gets no more predecessors; they represent it from now on. */
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
