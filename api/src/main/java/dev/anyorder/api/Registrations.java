package dev.anyorder.api;

import java.util.ArrayList;
import java.util.List;

/** What tasks do with the phasers that they are registered with. */
final class Registrations {
    private Registrations() {}

    /** Those of the running task. */
    static List<Registration> ofRunning(Strand strand) {
        strand.inside("A phaser");
        Job task = strand.now.task;
        if (task == null) {
            throw new IllegalStateException("no task is running");
        }
        return task.household().registrations();
    }

    /** Starts a task that is registered with phasers. */
    static void async(List<PhaserUse> uses, Body body) {
        Strand strand = Strand.current();
        Scope scope = strand.inside("asyncPhased");
        List<Registration> own = new ArrayList<>();
        for (PhaserUse use : uses) {
            own.add(use.phaser().register(parent(strand, use.phaser()), use.mode()));
        }
        ClaimedJob job = new ClaimedJob(body, scope);
        job.household().registrations().addAll(own);
        // Whoever waits for it must not run it: it may wait for others that are to run on that very thread.
        job.holdBack();
        Moments.taskCreated(job, scope);
        try {
            Workers.onOwnThread(job::runHeldBack);
        } catch (Throwable noThread) {
            own.forEach(Registration::drop);
            throw noThread;
        }
        strand.add(job);
    }

    private static Registration parent(Strand strand, TaskPhaser phaser) {
        for (Registration registration : ofRunning(strand)) {
            if (registration.phaser == phaser) {
                return registration;
            }
        }
        throw new IllegalStateException(
                "The running task is not registered with the phaser, so it cannot register another task with it");
    }

    /** Arrives at the end of the phase of all phasers in modes that signal. */
    static void signal() {
        for (Registration registration : ofRunning(Strand.current())) {
            if (registration.mode.signals()) {
                registration.phaser.signal(registration);
            }
        }
    }

    /** Waits for the end of the phase of all phasers in modes that wait. */
    static void await() {
        Strand strand = Strand.current();
        strand.mayWait("next");
        for (Registration registration : ofRunning(strand)) {
            if (registration.mode.waits() && !registration.phaser.await(registration)) {
                throw Joining.interrupted();
            }
        }
    }

    static void next() {
        Strand.current().mayWait("next");
        signal();
        await();
    }
}
