package dev.anyorder.core.velodrome;

import org.jspecify.annotations.Nullable;

/**
 * The history of a location: who wrote it last, and who has read it since, of each task the last read. Immutable.
 *
 * @param by who did it
 * @param did what, and in which transaction
 * @param read whether it is a read
 * @param rest earlier reads since the last write, and that one
 */
record Seen(Actor by, Signal did, boolean read, @Nullable Seen rest) {
    /** Whether the transaction has done as much here since the last write of another. */
    static boolean knows(@Nullable Seen history, Transaction current, boolean writing) {
        if (history == null || writing) {
            return history != null && !history.read && history.did.by == current;
        }
        Seen seen = history;
        while (seen != null && seen.did.by != current) {
            seen = seen.rest;
        }
        return seen != null;
    }

    /** All but what the actor has read, and what nothing has to come before any more. */
    static @Nullable Seen without(@Nullable Seen history, Actor actor) {
        if (history == null || !history.read) {
            return history;
        }
        Seen rest = without(history.rest, actor);
        if (history.by == actor || history.did.by.collected) {
            return rest;
        }
        return rest == history.rest ? history : new Seen(history.by, history.did, true, rest);
    }
}
