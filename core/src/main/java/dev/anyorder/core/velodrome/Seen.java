package dev.anyorder.core.velodrome;

import java.util.ArrayDeque;
import java.util.Deque;
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
        Deque<Seen> kept = new ArrayDeque<>();
        Seen rest = history;
        for (; rest != null && rest.read; rest = rest.rest) {
            boolean isOut = rest.by == actor || rest.did.by.collected;
            if (!isOut) {
                kept.push(rest);
            }
        }
        while (!kept.isEmpty()) {
            Seen each = kept.pop();
            rest = each.rest == rest ? each : new Seen(each.by, each.did, true, rest);
        }
        return rest;
    }
}
