package dev.anyorder.agent.monitor;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Errors of our own. The first one switches the watching off: a report that is incomplete must say so. */
public final class InternalFailures {
    private final List<String> notes = new CopyOnWriteArrayList<>();
    /** Written once. */
    private volatile @Nullable Throwable first;

    /** Remembers an error, and switches the watching off. */
    public void add(Throwable failure) {
        if (first == null) {
            first = failure;
        }
    }

    /** An access that could not be noted: no harm if the program's own stack was full, an error of ours otherwise. */
    public void missed(Throwable failure) {
        if (!(failure instanceof StackOverflowError)) {
            add(failure);
        }
    }

    /** A sentence that the report has to carry. */
    public void note(String sentence) {
        notes.add(sentence);
    }

    /** What the report has to say, first of all that watching stopped. */
    public List<String> notes() {
        List<String> all = new ArrayList<>();
        Throwable failure = first;
        if (failure != null) {
            StackTraceElement[] stack = failure.getStackTrace();
            String why = failure instanceof StackOverflowError
                    ? "the program's stack was full in the middle of an operation that orders steps"
                    : "of an internal error: " + failure + (stack.length == 0 ? "" : " at " + stack[0]);
            all.add("AnyOrder stopped watching because " + why + ". What follows is incomplete.");
        }
        all.addAll(notes);
        return all;
    }

    /** Whether watching has stopped. */
    public boolean off() {
        return first != null;
    }
}
