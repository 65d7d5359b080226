package dev.anyorder.core.order;

/** A task's position on its chain: step {@code s} is at {@code offset + s}. Immutable. */
final class ChainPosition {
    final TaskChain chain;
    final long offset;

    ChainPosition(TaskChain chain, long offset) {
        this.chain = chain;
        this.offset = offset;
    }
}
