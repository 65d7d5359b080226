package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;

/**
 * A barrier with dynamic membership. A phase ends when all signallers have arrived; code before a signal happens-before
 * code after a wait for that phase.
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
 * <p>The creator is a {@link PhaserMode#SIGNAL_WAIT} member until its finish ends, other tasks until they end. Without
 * signallers, waits return at once.
 *
 * <p>Members have their own threads (virtual on Java 21 and later), so they do not starve each other. A task that waits
 * by other means for one in {@code next} may deadlock.
 */
public final class TaskPhaser {
    /** Guarded by this. */
    private final List<PhaserRegistration> signallers = new ArrayList<>();

    /** Guarded by this. */
    private final List<TaskWaiter> waiters = new ArrayList<>();

    /** Guarded by this. */
    private int arrived;

    /** Completed phases; written under this, volatile for waiters. */
    private volatile int phase;

    /** No signallers remain; written under this, volatile for waiters. */
    private volatile boolean deserted;

    /**
     * Registers the running task.
     *
     * @throws IllegalStateException outside any finish
     */
    public TaskPhaser() {
        WorkerState state = WorkerState.current();
        FinishScope scope = state.inside("A phaser");
        PhaserRegistration creator = new PhaserRegistration(this, PhaserMode.SIGNAL_WAIT, scope, 0);
        signallers.add(creator);
        PhaserRegistrations.ofRunning(state).add(creator);
    }

    /** For {@link Tasks#asyncPhased}. */
    public PhaserUse inMode(PhaserMode mode) {
        return new PhaserUse(this, mode);
    }

    /** Completed phases; these happen-before the following code. */
    public int phase() {
        int over = phase;
        if (over > 0) {
            TaskEventHooks.waited(this, over - 1);
        }
        return over;
    }

    /** Starts in the phase of {@code parent}. */
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

    /** Returns false if interrupted before the end of the phase. */
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
