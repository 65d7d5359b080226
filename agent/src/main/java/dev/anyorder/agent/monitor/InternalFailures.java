package dev.anyorder.agent.monitor;

import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Internal errors, and notes for the report. The first error stops the analyses: an incomplete report must say so. */
public final class InternalFailures {
    private final List<RunNote> notes = new CopyOnWriteArrayList<>();
    /** Written once. */
    private volatile @Nullable Throwable first;

    /** Records an error, and stops the analyses. */
    public void add(Throwable failure) {
        if (first == null) {
            first = failure;
        }
    }

    /** An access that could not be recorded: harmless if the program's own stack was full, an internal error otherwise. */
    public void missed(Throwable failure) {
        if (!(failure instanceof StackOverflowError)) {
            add(failure);
        }
    }

    /** Adds a note for the report. */
    public void note(NoteType type, String... arguments) {
        notes.add(new RunNote(type, arguments));
    }

    /** The notes for the report, first of all that the analyses stopped. */
    public List<RunNote> notes() {
        List<RunNote> all = new ArrayList<>();
        Throwable failure = first;
        if (failure instanceof StackOverflowError) {
            all.add(new RunNote(NoteType.STACK_OVERFLOW));
        } else if (failure != null) {
            StackTraceElement[] stack = failure.getStackTrace();
            String place = stack.length == 0 ? "" : stack[0].toString();
            all.add(new RunNote(NoteType.INTERNAL_ERROR, failure.toString(), place));
        }
        all.addAll(notes);
        return all;
    }

    /** Whether the analyses have stopped. */
    public boolean off() {
        return first != null;
    }
}
