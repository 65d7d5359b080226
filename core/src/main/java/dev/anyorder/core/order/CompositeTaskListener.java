package dev.anyorder.core.order;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Several who follow a task, as one: each is told what the others are, with its own marks and notes. */
public final class CompositeTaskListener implements TaskListener {
    private final TaskListener[] each;

    private CompositeTaskListener(TaskListener[] each) {
        this.each = each;
    }

    /** One that stands for all of these; null if there are none. */
    public static @Nullable TaskListener of(List<? extends TaskListener> all) {
        return switch (all.size()) {
            case 0 -> null;
            case 1 -> all.get(0);
            default -> new CompositeTaskListener(all.toArray(new TaskListener[0]));
        };
    }

    @Override
    public TaskListener spawned() {
        TaskListener[] children = new TaskListener[each.length];
        Arrays.setAll(children, i -> each[i].spawned());
        return new CompositeTaskListener(children);
    }

    @Override
    public TaskListener spawnedThen(@Nullable Object note) {
        TaskListener[] children = new TaskListener[each.length];
        Arrays.setAll(
                children,
                i -> each[i].spawnedThen(note instanceof StepAttachments attachments ? attachments.at(i) : null));
        return new CompositeTaskListener(children);
    }

    @Override
    public @Nullable ListenerToken token() {
        @Nullable ListenerToken[] marks = new ListenerToken[each.length];
        boolean isAny = false;
        for (int i = 0; i < each.length; i++) {
            marks[i] = each[i].token();
            isAny |= marks[i] != null;
        }
        return isAny ? new CompositeToken(marks) : null;
    }

    @Override
    public Object note() {
        @Nullable Object[] notes = new Object[each.length];
        Arrays.setAll(notes, i -> each[i].note());
        return new StepAttachments(notes);
    }

    @Override
    public void awaited(ListenerToken token) {
        tell(token, TaskListener::awaited);
    }

    @Override
    public void locked(ListenerToken token) {
        tell(token, TaskListener::locked);
    }

    @Override
    public void joined(ListenerToken token) {
        tell(token, TaskListener::joined);
    }

    private interface Telling {
        void tell(TaskListener listener, ListenerToken token);
    }

    private void tell(ListenerToken token, Telling how) {
        for (int i = 0; i < each.length; i++) {
            ListenerToken own = ((CompositeToken) token).at(i);
            if (own != null) {
                how.tell(each[i], own);
            }
        }
    }

    @Override
    public void began(@Nullable Object block) {
        forEach(listener -> listener.began(block));
    }

    @Override
    public void left() {
        forEach(TaskListener::left);
    }

    @Override
    public void ended() {
        forEach(TaskListener::ended);
    }

    private void forEach(Consumer<TaskListener> what) {
        for (TaskListener listener : each) {
            what.accept(listener);
        }
    }

    @Override
    public <F extends TaskListener> @Nullable F as(Class<F> sort) {
        for (TaskListener listener : each) {
            F found = listener.as(sort);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
