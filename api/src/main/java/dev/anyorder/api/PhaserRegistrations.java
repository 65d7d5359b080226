package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;

/** What tasks do with the phasers that they are registered with. */
final class PhaserRegistrations {
    private PhaserRegistrations() {}

    /** Those of the running task. */
    static List<PhaserRegistration> ofRunning(WorkerState state) {
        state.inside("A phaser");
        LibraryTask task = state.currentTask.task;
        if (task == null) {
            throw new IllegalStateException("no task is running");
        }
        return task.extras().registrations();
    }

    /** Starts a task that is registered with phasers. */
    static void async(List<PhaserUse> uses, TaskBody body) {
        WorkerState state = WorkerState.current();
        FinishScope scope = state.inside("asyncPhased");
        List<PhaserRegistration> own = new ArrayList<>();
        for (PhaserUse use : uses) {
            own.add(use.phaser().register(parent(state, use.phaser()), use.mode()));
        }
        ClaimedTask job = new ClaimedTask(body, scope);
        job.extras().registrations().addAll(own);
        // Whoever waits for it must not run it: it may wait for others that are to run on that very thread.
        job.holdBack();
        TaskEventHooks.taskCreated(job, scope);
        try {
            TaskWorkers.onOwnThread(job::runHeldBack);
        } catch (Throwable noThread) {
            own.forEach(PhaserRegistration::drop);
            throw noThread;
        }
        state.add(job);
    }

    private static PhaserRegistration parent(WorkerState state, TaskPhaser phaser) {
        for (PhaserRegistration phaserRegistration : ofRunning(state)) {
            if (phaserRegistration.phaser == phaser) {
                return phaserRegistration;
            }
        }
        throw new IllegalStateException(
                "The running task is not registered with the phaser, so it cannot register another task with it");
    }

    /** Arrives at the end of the phase of all phasers in modes that signal. */
    static void signal() {
        for (PhaserRegistration phaserRegistration : ofRunning(WorkerState.current())) {
            if (phaserRegistration.mode.signals()) {
                phaserRegistration.phaser.signal(phaserRegistration);
            }
        }
    }

    /** Waits for the end of the phase of all phasers in modes that wait. */
    static void await() {
        WorkerState state = WorkerState.current();
        state.mayWait("next");
        for (PhaserRegistration phaserRegistration : ofRunning(state)) {
            if (phaserRegistration.mode.waits() && !phaserRegistration.phaser.await(phaserRegistration)) {
                throw TaskJoin.interrupted();
            }
        }
    }

    static void next() {
        WorkerState.current().mayWait("next");
        signal();
        await();
    }
}
