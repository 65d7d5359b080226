package dev.anyorder.testbed.library;

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
}
