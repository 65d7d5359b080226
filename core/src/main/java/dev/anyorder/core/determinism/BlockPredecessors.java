package dev.anyorder.core.determinism;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The running blocks before a point, each with an edge path. Only running blocks can still become successors and close
 * a cycle. An ended block is replaced, lazily, by its enclosing block or its transaction's predecessors. Immutable.
 */
final class BlockPredecessors {
    static final BlockPredecessors NOTHING = new BlockPredecessors(new DeterministicBlock[0], new EdgePath[0]);

    private final DeterministicBlock[] scopes;
    /** Null if the point is inside the block. */
    private final @Nullable EdgePath[] ways;

    private BlockPredecessors(DeterministicBlock[] scopes, @Nullable EdgePath[] ways) {
        this.scopes = scopes;
        this.ways = ways;
    }

    static BlockPredecessors of(DeterministicBlock block) {
        return new BlockPredecessors(new DeterministicBlock[] {block}, new EdgePath[1]);
    }

    int size() {
        return scopes.length;
    }

    DeterministicBlock scope(int i) {
        return scopes[i];
    }

    @Nullable
    EdgePath way(int i) {
        return ways[i];
    }

    boolean has(DeterministicBlock block) {
        for (DeterministicBlock each : scopes) {
            if (each == block) {
                return true;
            }
        }
        return false;
    }

    BlockPredecessors with(DeterministicBlock block, @Nullable EdgePath path) {
        if (has(block)) {
            return this;
        }
        int n = scopes.length;
        DeterministicBlock[] moreScopes = Arrays.copyOf(scopes, n + 1);
        @Nullable EdgePath[] moreWays = Arrays.copyOf(ways, n + 1);
        moreScopes[n] = block;
        moreWays[n] = path;
        return new BlockPredecessors(moreScopes, moreWays);
    }

    /** Replaces ended blocks. Guarded by the {@link DeterminismChecker}. */
    BlockPredecessors fresh() {
        for (DeterministicBlock block : scopes) {
            if (block.isOver()) {
                return renewed();
            }
        }
        return this;
    }

    private BlockPredecessors renewed() {
        BlockPredecessors fresh = NOTHING;
        for (int i = 0; i < scopes.length; i++) {
            DeterministicBlock running = scopes[i].running();
            if (running != null) {
                fresh = fresh.with(running, ways[i]);
                continue;
            }
            BlockPredecessors before = scopes[i].outermost.predecessors();
            for (int k = 0; k < before.size(); k++) {
                fresh = fresh.with(before.scope(k), EdgePath.on(before.way(k), ways[i]));
            }
        }
        return fresh;
    }
}
