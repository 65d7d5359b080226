package dev.anyorder.core.order;

/** A task's place on its lane: its step {@code s} is at position {@code offset + s}. Immutable. */
final class Place {
    final Lane lane;
    final long offset;

    Place(Lane lane, long offset) {
        this.lane = lane;
        this.offset = offset;
    }
}
