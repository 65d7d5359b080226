package dev.anyorder.core.analysis;

import java.util.Objects;

/**
 * An access of a test program, as the oracle sees it.
 *
 * @param access what the analysis is handed; its site is the number of the touch
 * @param location the name of the location
 * @param node the node of the oracle's graph when it was made
 * @param worker who made it
 */
record Touch(Access access, String location, int node, Worker worker) {
    boolean isSameStep(Touch other) {
        return access.step == other.access.step;
    }

    boolean lockedApart(Touch other) {
        return access.step.locks().excludes(other.access.step.locks());
    }

    @Override
    public int hashCode() {
        return access.site;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Touch touch && touch.access == access;
    }

    @Override
    public String toString() {
        return Objects.toString(access.step) + " " + access.op + (access.atomic ? "!" : "") + " " + location;
    }
}
