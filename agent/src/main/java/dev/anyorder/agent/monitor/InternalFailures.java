package dev.anyorder.agent.monitor;

import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Internal errors and notes for the report. The first error stops the analyses. */
public final class InternalFailures {
    private final List<RunNote> notes = new CopyOnWriteArrayList<>();
    /** Racy: any early error will do. */
    private volatile @Nullable Throwable first;

    public void add(Throwable failure) {
        if (first == null) {
            first = failure;
        }
    }

    /** A stack overflow may be the program's own; only the access is missed. */
    public void missed(Throwable failure) {
        if (!(failure instanceof StackOverflowError)) {
            add(failure);
        }
    }

    public void note(NoteType type, String... arguments) {
        note(new RunNote(type, arguments));
    }

    public void note(RunNote note) {
        notes.add(note);
    }

    /** An internal error comes first. */
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

    public boolean off() {
        return first != null;
    }
}
