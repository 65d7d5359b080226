package dev.anyorder.core.order;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A task of a running random program, with its end in the engine and its end in the oracle. */
final class Actor {
    /** A finish, and who must have ended before it can. */
    static final class Scope {
        final TaskFinish finish;
        final List<Actor> inside = new ArrayList<>();

        Scope(TaskFinish finish) {
            this.finish = finish;
        }
    }

    final int number;
    final Actor parent;
    final Scope around;
    final TaskState state;
    final Deque<Scope> open = new ArrayDeque<>();
    /** Children that it has not joined, oldest first. */
    final List<Actor> children = new ArrayList<>();

    int node;
    boolean ended;

    Actor(int number, Actor parent, Scope around, TaskState state, int node) {
        this.number = number;
        this.parent = parent;
        this.around = around;
        this.state = state;
        this.node = node;
    }
}
