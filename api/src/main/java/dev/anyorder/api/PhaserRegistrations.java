package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;

/** Phaser operations of the running task. */
final class PhaserRegistrations {
    private PhaserRegistrations() {}

    static List<PhaserRegistration> ofRunning(WorkerState state) {
        state.inside("A phaser");
        LibraryTask task = state.currentTask.task;
        if (task == null) {
            throw new IllegalStateException("no task is running");
        }
        return task.extras().registrations();
    }

    static void async(List<PhaserUse> uses, TaskBody body) {
        WorkerState state = WorkerState.current();
        FinishScope scope = state.inside("asyncPhased");
        List<PhaserRegistration> own = new ArrayList<>();
        for (PhaserUse use : uses) {
            own.add(use.phaser().register(parent(state, use.phaser()), use.mode()));
        }
        ClaimedTask job = new ClaimedTask(body, scope);
        job.extras().registrations().addAll(own);
        // A joining thread must not run it: it may wait for tasks that need that thread.
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

    static void signal() {
        for (PhaserRegistration phaserRegistration : ofRunning(WorkerState.current())) {
            if (phaserRegistration.mode.signals()) {
                phaserRegistration.phaser.signal(phaserRegistration);
            }
        }
    }

    static void await() {
        WorkerState state = WorkerState.current();
        state.mayWait("next");
        for (PhaserRegistration phaserRegistration : ofRunning(state)) {
            if (phaserRegistration.mode.waits() && !phaserRegistration.phaser.await(phaserRegistration)) {
                throw JoinWait.interrupted();
            }
        }
    }

    static void next() {
        WorkerState.current().mayWait("next");
        signal();
        await();
    }
}
