package dev.anyorder.core.velodrome;

import java.util.List;

/**
 * Transactions each of which has to come before the next, and the last before the first: no serial run does the same.
 *
 * @param links edge by edge; the first one leaves the transaction that is running, the last one comes back to it
 */
public record TransactionCycle(List<TransactionEdge> links) {
    public TransactionCycle {
        links = List.copyOf(links);
    }

    /** The transaction that was running when the circle closed. */
    public Transaction running() {
        return links.get(0).before();
    }

    /**
     * Whether that one is to blame for certain: all others on the way were entered before they were left, so that no
     * order of the others would do.
     */
    public boolean isBlamed() {
        for (int i = 1; i < links.size(); i++) {
            if (links.get(i - 1).came() > links.get(i).left()) {
                return false;
            }
        }
        return true;
    }
}
