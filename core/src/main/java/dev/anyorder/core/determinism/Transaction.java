package dev.anyorder.core.determinism;

/** An outermost block, with all that belongs to it. Guarded by its {@link Determinism}. */
final class Transaction {
    /** How many transactions that are over may refer to each other in a row, each to one that ended later. */
    static final int MOST = 1_000;

    final Determinism guard;
    private Past past;
    private int reach;

    Transaction(Determinism guard, Past past) {
        this.guard = guard;
        this.past = past;
    }

    /** The running blocks that it has to come after. */
    Past past() {
        past = past.fresh();
        return past;
    }

    void after(Scope scope, Way way) {
        past = past.with(scope, way);
    }

    /** All of it has been done: nothing can put it after others any more, and it stands for what it has to come after. */
    void end() {
        past = past.fresh();
        if (reach == MOST) {
            past = Past.NOTHING;
        }
        for (int i = 0; i < past.size(); i++) {
            Transaction later = past.scope(i).transaction;
            later.reach = Math.max(later.reach, reach + 1);
        }
    }
}
