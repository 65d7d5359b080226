package dev.anyorder.agent.task;

import dev.anyorder.agent.site.Site;
import dev.anyorder.core.determinism.Performer;
import dev.anyorder.core.determinism.Scope;
import dev.anyorder.core.determinism.Use;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.Strand;
import dev.anyorder.core.velodrome.Player;
import org.jspecify.annotations.Nullable;

/**
 * What a task does at the moment, taken down only if somebody follows it to tell what is deterministic, or serialisable.
 * Belongs to the thread of the task.
 */
final class Deed {
    private final TaskContext task;

    private @Nullable Performer performer;
    private @Nullable Player player;
    private String verb = "";
    private @Nullable Sync thing;
    private @Nullable Site site;
    /** The same, once somebody has asked. */
    private @Nullable Doing doing;

    Deed(TaskContext task, Strand strand) {
        this.task = task;
        restart(strand);
    }

    /** Another task begins. */
    void restart(Strand strand) {
        performer = strand.follower(Performer.class);
        player = strand.follower(Player.class);
    }

    /** Who follows the task to tell what is deterministic, if anybody does. */
    @Nullable
    Performer performer() {
        return performer;
    }

    /** Who follows the task to tell what is serialisable, if anybody does. */
    @Nullable
    Player player() {
        return player;
    }

    /** The innermost block that is to be deterministic and that the task is in, if there is one. */
    @Nullable
    Scope block() {
        return performer == null ? null : performer.note();
    }

    /** The task is about to do this. */
    void is(String what, @Nullable Sync sync, @Nullable Site where) {
        if (performer != null || player != null) {
            verb = what;
            thing = sync;
            site = where;
            doing = null;
        }
    }

    /** The task takes a lock. */
    void acquire(Sync lock, Step step, boolean sharedMode) {
        is("acquire", lock, null);
        if (performer != null) {
            lock.take(performer, step, sharedMode ? Use.READ : task.methods.commute() ? Use.DECLARED : Use.WRITE);
        }
    }

    /** The task touches something volatile. */
    void touch(Sync sync, Site where, Step step, Use use) {
        is(verb(use), sync, where);
        if (performer != null) {
            sync.touch(performer, step, use);
        }
        if (player != null) {
            sync.touch(player, use.changes());
        }
    }

    /** The task comes to something at which tasks meet, without any order. */
    void meet(Sync sync, Site where, Step step, Use use) {
        if (performer != null) {
            is(verb(use), sync, where);
            sync.meet(performer, step, use);
        }
    }

    /** The task takes a permit. */
    void takePermit(Sync sync, Step step) {
        if (performer != null) {
            is("acquire", sync, null);
            sync.takePermit(performer, step);
        }
    }

    /** The task gives a permit. */
    void givePermit(Sync sync, Step step) {
        if (performer != null) {
            is("release", sync, null);
            sync.givePermit(performer, step);
        }
    }

    private static String verb(Use use) {
        return !use.changes() ? "read" : use.family() == null ? "write" : "update";
    }

    /** What the task does, for a report. */
    Doing doing() {
        Doing now = doing;
        if (now == null) {
            now = Doing.of(task, verb, thing, site);
            doing = now;
        }
        return now;
    }
}
