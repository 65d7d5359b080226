package dev.anyorder.core.order;

import java.util.Locale;

/**
 * Programs that run for long with few tasks alive at a time. To be started in a small heap: memory must follow what is
 * alive, not what has been.
 */
final class LongRun {
    private static final int MILLION = 1_000_000;

    /** What a shadow memory might hold: the last thousand steps or so. */
    private final Step[] shadow = new Step[1024];

    private final TaskState root = TaskState.root("R", TrackedOrders.BOTH, ClockRetention.CURRENT_STEP);
    private int at;

    public static void main(String[] names) {
        for (String name : names) {
            long start = System.nanoTime();
            new LongRun().run(name);
            long ms = (System.nanoTime() - start) / MILLION;
            System.out.println(name + " " + ms + " ms, lanes so far " + TaskForest.SHARED.lanes());
        }
    }

    private void run(String name) {
        switch (name.toLowerCase(Locale.ROOT)) {
            case "spawnandjoin" -> spawnAndJoin();
            case "futuresgotbystrangers" -> futuresGotByStrangers();
            case "firedandforgotten" -> firedAndForgotten();
            case "onetaskspawnsthenext" -> oneTaskSpawnsTheNext();
            case "oneopenfinish" -> oneOpenFinish();
            case "locks" -> locks();
            default -> throw new IllegalArgumentException(name);
        }
    }

    private void touch(TaskState state) {
        Step v = state.step();
        Step u = shadow[at & 1023];
        if (u != null) {
            HappensBefore.logical(u, v);
            HappensBefore.observed(u, v);
        }
        shadow[at++ & 1023] = v;
    }

    private void spawnAndJoin() {
        for (int i = 0; i < 5 * MILLION; i++) {
            TaskState child = root.spawn(null);
            touch(child);
            child.end();
            root.join(child);
            touch(root);
        }
    }

    private void futuresGotByStrangers() {
        TaskState stranger = root.spawn(null);
        for (int i = 0; i < 5 * MILLION; i++) {
            TaskState future = root.spawn(null);
            touch(future);
            future.end();
            stranger.join(future);
            touch(stranger);
        }
    }

    /** Jobs that nobody joins; each tells the next through a queue, and a few look at what a server has. */
    private void firedAndForgotten() {
        TaskState server = root.spawn(null);
        ClockSnapshot queue = root.signal();
        for (int i = 0; i < MILLION; i++) {
            TaskState job = root.spawn(null);
            job.await(queue);
            touch(job);
            queue = job.signal();
            job.end();
            if (i % 100 == 0) {
                server.await(queue);
                touch(server);
                queue = ClockSnapshot.merge(queue, server.signal());
            }
        }
    }

    private void oneTaskSpawnsTheNext() {
        TaskState last = root;
        for (int i = 0; i < MILLION; i++) {
            TaskState next = last.spawn(null);
            touch(last);
            last.end();
            last = next;
        }
    }

    private void oneOpenFinish() {
        TaskFinish finish = root.beginFinish();
        ClockSnapshot lock = root.signal();
        for (int i = 0; i < MILLION; i++) {
            TaskState child = root.spawn(null);
            child.awaitObserved(lock);
            touch(child);
            lock = child.signal();
            child.end();
        }
        root.endFinish(finish);
        touch(root);
    }

    private void locks() {
        Object token = new Object();
        ClockSnapshot lock = root.signal();
        for (int i = 0; i < MILLION; i++) {
            TaskState child = root.spawn(null);
            child.awaitObserved(lock);
            child.locks(LockSet.EMPTY.with(token, false));
            touch(child);
            lock = child.signal();
            child.end();
            root.join(child);
        }
    }
}
