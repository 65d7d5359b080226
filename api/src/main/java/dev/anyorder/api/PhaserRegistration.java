package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/** A task's part in a phaser. The counts are guarded by the phaser. */
final class PhaserRegistration {
    final TaskPhaser phaser;
    final PhaserMode mode;

    /** The finish at whose end the part ends; null: when the task ends. */
    private final @Nullable FinishScope scope;

    /** Phases at whose end the task has arrived. */
    int signalled;

    /** Phases whose end the task has waited for. */
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

    /** Whether it ended because {@code ending} does. */
    boolean endsWith(FinishScope ending) {
        if (scope == ending) {
            drop();
            return true;
        }
        return false;
    }
}
