package dev.anyorder.core.velodrome;

import java.util.List;

/**
 * A cycle of transactions: the run is not serialisable.
 *
 * @param links the first edge leaves the running transaction, the last returns to it
 */
public record TransactionCycle(List<TransactionEdge> links) {
    public TransactionCycle {
        links = List.copyOf(links);
    }

    /** The transaction that ran when the cycle closed. */
    public Transaction running() {
        return links.get(0).before();
    }

    /**
     * Whether the running transaction is certainly not atomic: every other one was entered before it was left, so no
     * reordering of those helps.
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
