package dev.anyorder.core.determinism;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An oracle: tries all orders of what happened that are equivalent to the one that was, until it comes across one in which each
 * transaction is undisturbed. Knows nothing of transactions that come before others, or of circles.
 */
final class SerialOrders {
    private final int n;
    private final int[] before;
    private final int[] transactions;
    private final Set<Long> hopeless = new HashSet<>();

    SerialOrders(List<Happening> happenings) {
        n = happenings.size();
        before = new int[n];
        transactions = new int[n];
        for (int i = 0; i < n; i++) {
            transactions[i] = happenings.get(i).transaction();
            for (int k = 0; k < i; k++) {
                before[i] |= happenings.get(k).isBefore(happenings.get(i)) ? 1 << k : 0;
            }
        }
    }

    boolean isOneUndisturbed() {
        return canGoOn(0, -1);
    }

    private boolean canGoOn(int done, int running) {
        if (done == (1 << n) - 1) {
            return true;
        }
        int inside = isWhole(done, running) ? -1 : running;
        long state = (long) done << 32 | inside + 1;
        if (hopeless.contains(state)) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            boolean isNext = (done >>> i & 1) == 0 && (before[i] & ~done) == 0;
            if (isNext && (inside < 0 || transactions[i] == inside) && canGoOn(done | 1 << i, transactions[i])) {
                return true;
            }
        }
        hopeless.add(state);
        return false;
    }

    private boolean isWhole(int done, int transaction) {
        for (int i = 0; i < n; i++) {
            if (transactions[i] == transaction && (done >>> i & 1) == 0) {
                return false;
            }
        }
        return true;
    }
}
