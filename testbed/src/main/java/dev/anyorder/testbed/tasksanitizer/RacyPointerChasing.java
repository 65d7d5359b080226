package dev.anyorder.testbed.tasksanitizer;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinTask;
import org.jspecify.annotations.Nullable;

/** A task for each node of a list writes a term of a sequence; two nodes were given one place for it: one race. */
final class RacyPointerChasing {
    private static final int NODES = 14;

    /** Where a node keeps its term. */
    private static final class Term {
        private int value;
    }

    private static final class Node {
        private final Term term;
        private final @Nullable Node next;

        Node(Term term, @Nullable Node next) {
            this.term = term;
            this.next = next;
        }

        void fill(int value) {
            term.value = value;
        }
    }

    public static void main(String[] args) {
        Term twice = new Term();
        Node first = null;
        for (int i = 0; i < NODES; i++) {
            first = new Node(i == 3 || i == 11 ? twice : new Term(), first);
        }
        List<ForkJoinTask<?>> tasks = new ArrayList<>();
        for (Node node = first; node != null; node = node.next) {
            Node now = node;
            int value = 10 + 3 * tasks.size();
            tasks.add(ForkJoinTask.adapt(() -> now.fill(value)).fork());
        }
        tasks.forEach(ForkJoinTask::join);
        System.out.println(tasks.size());
    }
}
