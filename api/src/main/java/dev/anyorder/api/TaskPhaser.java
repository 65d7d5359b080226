package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;

/**
 * A barrier for a set of tasks that may change. Tasks that were created with {@link Tasks#asyncPhased} go from phase to
 * phase with {@link Tasks#next}; the end of a phase comes when all tasks that signal have arrived there. What a task did
 * before it arrived happens before what others do after they have waited for that phase.
 *
 * <pre>{@code
 * finish(() -> {
 *     TaskPhaser phaser = new TaskPhaser();
 *     for (int i = 0; i < 4; i++) {
 *         asyncPhased(phaser.inMode(PhaserMode.SIGNAL_WAIT), () -> {
 *             System.out.println("before");
 *             next();
 *             System.out.println("after, for all four");
 *         });
 *     }
 * });
 * }</pre>
 *
 * <p>The task that makes a phaser takes part in mode {@link PhaserMode#SIGNAL_WAIT}, until the end of the finish in which
 * it made it. A task leaves its phasers when it ends, in whatever way. If nobody who signals is left, nobody waits.
 *
 * <p>Guaranteed: tasks of a phaser never starve each other, as each has a thread of its own (a virtual one on Java 21 and
 * later). Not guaranteed: a task that waits by other means for one that is in {@code next} may wait for ever.
 */
public final class TaskPhaser {
    /** Guarded by this. */
    private final List<PhaserRegistration> signallers = new ArrayList<>();

    /** Guarded by this. */
    private final List<TaskWaiter> waiters = new ArrayList<>();

    /** How many of the signallers have arrived at the end of the phase; guarded by this. */
    private int arrived;

    /** How many phases are over; written under this, volatile for those who wait. */
    private volatile int phase;

    /** Whether nobody is left who signals; written under this, volatile for those who wait. */
    private volatile boolean deserted;

    /**
     * A phaser whose first member is the running task.
     *
     * @throws IllegalStateException outside of any finish
     */
    public TaskPhaser() {
        WorkerState state = WorkerState.current();
        FinishScope scope = state.inside("A phaser");
        PhaserRegistration creator = new PhaserRegistration(this, PhaserMode.SIGNAL_WAIT, scope, 0);
        signallers.add(creator);
        PhaserRegistrations.ofRunning(state).add(creator);
    }

    /** This phaser, for a task that is to use it in a mode. */
    public PhaserUse inMode(PhaserMode mode) {
        return new PhaserUse(this, mode);
    }

    /** How many phases are over. */
    public int phase() {
        int over = phase;
        if (over > 0) {
            TaskEventHooks.waited(this, over - 1);
        }
        return over;
    }

    /** A new member that is in the phase in which {@code parent} is. */
    synchronized PhaserRegistration register(PhaserRegistration parent, PhaserMode mode) {
        if (!parent.mode.covers(mode)) {
            throw new IllegalStateException(
                    "A task in mode " + parent.mode + " of a phaser cannot register another in mode " + mode);
        }
        int start = parent.mode.signals() ? parent.signalled : parent.waited;
        PhaserRegistration child = new PhaserRegistration(this, mode, null, start);
        if (mode.signals()) {
            signallers.add(child);
            arrived += start > phase ? 1 : 0;
        }
        return child;
    }

    synchronized void signal(PhaserRegistration member) {
        TaskEventHooks.signalled(this, member.signalled);
        if (member.signalled++ == phase) {
            arrived++;
            advance();
        }
    }

    /** Waits for the end of the phase in which the member is; false if the thread was interrupted before. */
    boolean await(PhaserRegistration member) {
        int target;
        TaskWaiter taskWaiter = new TaskWaiter();
        synchronized (this) {
            target = member.waited;
            if (phase <= target && !deserted) {
                waiters.add(taskWaiter);
            }
        }
        if (!taskWaiter.await(() -> phase > target || deserted)) {
            return false;
        }
        member.waited = target + 1;
        TaskEventHooks.waited(this, target);
        return true;
    }

    synchronized void drop(PhaserRegistration member) {
        if (member.mode.signals() && signallers.remove(member)) {
            TaskEventHooks.left(this, member.signalled);
            arrived -= member.signalled > phase ? 1 : 0;
            advance();
        }
    }

    /** Ends phases that all have arrived at the end of. */
    private void advance() {
        deserted = signallers.isEmpty();
        boolean over = deserted;
        while (!deserted && arrived == signallers.size()) {
            int next = phase + 1;
            phase = next;
            arrived = (int) signallers.stream()
                    .filter(member -> member.signalled > next)
                    .count();
            over = true;
        }
        if (over) {
            waiters.forEach(TaskWaiter::wake);
            waiters.clear();
        }
    }
}
