package dev.anyorder.testbed.library;

import dev.anyorder.api.PhaserMode;
import java.util.List;

/** A statement of a random program in the words of the task library. */
sealed interface Statement {
    /** Reads (r), writes (w) or updates (u) a field. */
    record Touch(char what, int field) implements Statement {}

    record Async(List<Statement> body) implements Statement {}

    record Finish(List<Statement> body) implements Statement {}

    record Forall(int times, List<Statement> body) implements Statement {}

    record Future(int name, List<Statement> body) implements Statement {}

    record Get(int name) implements Statement {}

    /** A task with dependences; {@code reads} and {@code writes} have no object in common. */
    record Depend(List<Integer> reads, List<Integer> writes, List<Statement> body) implements Statement {}

    record Taskwait() implements Statement {}

    /** A task that is posted into a region. */
    record Post(int region, List<Statement> body) implements Statement {}

    /** Waits for all tasks that the task owns in the region. */
    record Await(int region) implements Statement {}

    /** Waits for one; it owns but one, so that all schedules wait for the same. */
    record Ewait(int region) implements Statement {}

    /** A section of the objects, or of everything if there are none; waits for nothing. */
    record Isolated(int name, List<Integer> objects, List<Statement> body) implements Statement {}

    /** A finish around tasks that share a phaser. */
    record Phased(List<Member> members) implements Statement {}

    /** What a task does with a phaser, and what it does in each phase. */
    record Member(PhaserMode mode, List<List<Statement>> phases) {}
}
