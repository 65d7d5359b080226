package dev.anyorder.core.determinism;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The blocks that something has to come after, each with the way that leads from it. Of all that has happened only blocks that
 * are not over matter: they alone can still be put after something. One that is over is replaced, when it comes to light, by
 * the block around it, or by what its transaction had to come after. Immutable, and as short as few blocks run at a time.
 */
final class BlockPredecessors {
    static final BlockPredecessors NOTHING = new BlockPredecessors(new DeterministicBlock[0], new EdgePath[0]);

    private final DeterministicBlock[] scopes;
    /** Null for what is a part of the block itself. */
    private final @Nullable EdgePath[] ways;

    private BlockPredecessors(DeterministicBlock[] scopes, @Nullable EdgePath[] ways) {
        this.scopes = scopes;
        this.ways = ways;
    }

    /** What is a part of the block. */
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

    /** This and one more, unless it is there. */
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

    /** The same without blocks that are over. To be asked for under the guard of the {@link DeterminismChecker}. */
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
