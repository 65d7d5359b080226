package dev.anyorder.core.order;

/** A task's place on its lane: its step {@code s} is at position {@code offset + s}. Immutable. */
final class ChainPosition {
    final TaskChain chain;
    final long offset;

    ChainPosition(TaskChain chain, long offset) {
        this.chain = chain;
        this.offset = offset;
    }
}
