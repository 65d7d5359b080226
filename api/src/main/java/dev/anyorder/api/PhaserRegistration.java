package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/** A task's membership in a phaser; counts are guarded by the phaser. */
final class PhaserRegistration {
    final TaskPhaser phaser;
    final PhaserMode mode;

    /** Null: the membership ends with the task. */
    private final @Nullable FinishScope scope;

    /** Phases signalled. */
    int signalled;

    /** Phases awaited. */
    int waited;

    PhaserRegistration(TaskPhaser phaser, PhaserMode mode, @Nullable FinishScope scope, int phase) {
        this.phaser = phaser;
        this.mode = mode;
        this.scope = scope;
        this.signalled = phase;
        this.waited = phase;
    }

    void drop() {
        phaser.drop(this);
    }

    boolean endsWith(FinishScope ending) {
        if (scope == ending) {
            drop();
            return true;
        }
        return false;
    }
}
