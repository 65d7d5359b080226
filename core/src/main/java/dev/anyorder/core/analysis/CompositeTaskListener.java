package dev.anyorder.core.analysis;

import dev.anyorder.core.order.ListenerToken;
import dev.anyorder.core.order.OrderListener;
import dev.anyorder.core.order.Step;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Delivers each event to several listeners, with their own tokens and attachments. */
public final class CompositeTaskListener implements TaskListener {
    private final TaskListener[] each;

    private CompositeTaskListener(TaskListener[] each) {
        this.each = each;
    }

    /** Null if the list is empty. */
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
        Arrays.setAll(children, i -> each[i].spawnedThen(note instanceof Object[] notes ? notes[i] : null));
        return new CompositeTaskListener(children);
    }

    @Override
    public @Nullable ListenerToken mark() {
        @Nullable ListenerToken[] marks = new ListenerToken[each.length];
        boolean isAny = false;
        for (int i = 0; i < each.length; i++) {
            marks[i] = each[i].mark();
            isAny |= marks[i] != null;
        }
        return isAny ? new CompositeToken(marks) : null;
    }

    @Override
    public Object note() {
        @Nullable Object[] notes = new Object[each.length];
        Arrays.setAll(notes, i -> each[i].note());
        return notes;
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
        void tell(TaskListener follower, ListenerToken token);
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

    @Override
    public void acquire(Synchronizer lock, LockMode mode, boolean waits, Step step, int site) {
        forEach(listener -> listener.acquire(lock, mode, waits, step, site));
    }

    @Override
    public void release(Synchronizer lock, boolean shared) {
        forEach(listener -> listener.release(lock, shared));
    }

    @Override
    public void volatileAccess(Synchronizer variable, AccessOp op, Step step) {
        forEach(listener -> listener.volatileAccess(variable, op, step));
    }

    @Override
    public void volatileAwaitBegan() {
        forEach(TaskListener::volatileAwaitBegan);
    }

    @Override
    public void volatileAwaitEnded() {
        forEach(TaskListener::volatileAwaitEnded);
    }

    @Override
    public void deterministicBegan(@Nullable Object block) {
        forEach(listener -> listener.deterministicBegan(block));
    }

    @Override
    public void deterministicEnded() {
        forEach(TaskListener::deterministicEnded);
    }

    @Override
    public boolean observesCalls() {
        for (TaskListener listener : each) {
            if (listener.observesCalls()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void nondeterministicCall() {
        forEach(TaskListener::nondeterministicCall);
    }

    @Override
    public void contend(Synchronizer object, AccessOp op, Step step) {
        forEach(listener -> listener.contend(object, op, step));
    }

    @Override
    public void takePermit(Synchronizer permits, Step step) {
        forEach(listener -> listener.takePermit(permits, step));
    }

    @Override
    public void givePermit(Synchronizer permits, Step step) {
        forEach(listener -> listener.givePermit(permits, step));
    }

    private void forEach(Consumer<TaskListener> what) {
        for (TaskListener listener : each) {
            what.accept(listener);
        }
    }

    @Override
    public <F extends OrderListener> @Nullable F as(Class<F> sort) {
        for (TaskListener listener : each) {
            F found = listener.as(sort);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
