package dev.anyorder.agent.monitor;

import dev.anyorder.agent.call.ActiveCall;
import dev.anyorder.agent.call.CallDispatcher;
import dev.anyorder.agent.call.CallInstruction;
import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.shadow.StackCapture;
import dev.anyorder.agent.site.CallSite;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.JdkTaskEvents;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.TaskEvent;
import dev.anyorder.agent.task.TaskLibraryEvents;
import dev.anyorder.agent.task.ThreadRegistry;
import dev.anyorder.hooks.ArrayFootprint;
import dev.anyorder.hooks.EventSink;
import dev.anyorder.hooks.HookContext;
import dev.anyorder.hooks.ShadowWord;
import java.lang.reflect.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Dispatches the hooks' events. An internal error stops the analyses and is reported; the program continues. */
public final class EventDispatcher extends EventSink {
    private final SiteTable sites;
    private final ThreadRegistry threads;
    private final SyncObjects syncs;
    private final AccessDispatcher accesses;
    private final JdkTaskEvents tasks;
    private final TaskLibraryEvents library;
    private final CallDispatcher calls;
    private final StackCapture stacks;
    private final InternalFailures failures;

    public EventDispatcher(
            SiteTable sites,
            ThreadRegistry threads,
            SyncObjects syncs,
            AccessDispatcher accesses,
            JdkTaskEvents tasks,
            TaskLibraryEvents library,
            CallDispatcher calls,
            StackCapture stacks,
            InternalFailures failures) {
        this.sites = sites;
        this.threads = threads;
        this.syncs = syncs;
        this.accesses = accesses;
        this.tasks = tasks;
        this.library = library;
        this.calls = calls;
        this.stacks = stacks;
        this.failures = failures;
    }

    @Override
    public HookContext context(Thread thread) {
        return threads.context(thread);
    }

    @Override
    public void read(Object owner, HookContext context, int site) {
        TaskContext task = (TaskContext) context;
        if (task.optimisticReads.isOn) {
            task.optimisticReads.holdBack(() -> access(owner, task, site));
        } else {
            access(owner, task, site);
        }
    }

    @Override
    public void write(Object owner, HookContext context, int site) {
        access(owner, (TaskContext) context, site);
    }

    private void access(Object owner, TaskContext context, int site) {
        if (failures.off()) {
            return;
        }
        try {
            accesses.field(owner, context, site);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }

    @Override
    public @Nullable ShadowWord readStatic(Class<?> owner, HookContext context, int site) {
        return accessStatic(owner, context, site);
    }

    @Override
    public @Nullable ShadowWord writeStatic(Class<?> owner, HookContext context, int site) {
        return accessStatic(owner, context, site);
    }

    private @Nullable ShadowWord accessStatic(Class<?> owner, HookContext context, int site) {
        if (failures.off()) {
            return null;
        }
        try {
            return accesses.ofStatic(owner, (TaskContext) context, site);
        } catch (Throwable failure) {
            failures.missed(failure);
            return null;
        }
    }

    @Override
    public @Nullable ShadowWord fresh(HookContext context, int site) {
        try {
            return failures.off() ? null : ((TaskContext) context).updater.fresh(sites.get(site), this);
        } catch (Throwable failure) {
            failures.missed(failure);
            return null;
        }
    }

    @Override
    public @Nullable ShadowWord seen(Object owner, HookContext context, int site) {
        access(owner, (TaskContext) context, site);
        return failures.off() ? null : FieldShadows.current(owner, sites.get(site));
    }

    @Override
    public @Nullable Object stack(int site) {
        return stacks.sample(sites.get(site));
    }

    @Override
    public void commit(ArrayFootprint[] footprints, int count, HookContext context) {
        if (failures.off()) {
            return;
        }
        try {
            accesses.commit(footprints, count, (TaskContext) context);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }

    @Override
    public void missed(Throwable failure) {
        failures.missed(failure);
    }

    @Override
    public void readWhole(Object array, HookContext context, int site) {
        try {
            context.footprints.range(array, 0, Array.getLength(array), 1, site);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }

    @Override
    public void volatileRead(Object owner, HookContext context, int site) {
        if (failures.off()) {
            return;
        }
        try {
            accesses.readVolatile(owner, (TaskContext) context, site);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void volatileWrite(@Nullable Object owner, HookContext context, int site) {
        // The write that follows throws.
        if (owner == null || failures.off()) {
            return;
        }
        try {
            accesses.writeVolatile(owner, (TaskContext) context, site);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void moment(@Nullable Object first, @Nullable Object second, int number, int ordinal) {
        TaskEvent event = TaskEvent.of(ordinal);
        if (!event.isAlwaysTold && failures.off()) {
            return;
        }
        try {
            switch (event.teller) {
                case JDK -> tasks.tell(event, first, number);
                case LIBRARY -> library.tell(event, first, second, number);
                default -> ((TaskContext) Objects.requireNonNull(first)).methods.tell(event, number, sites);
            }
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void enter(Object lock, HookContext context, int site) {
        if (failures.off()) {
            return;
        }
        try {
            ((TaskContext) context).locks.acquire(syncs.of(lock), false, site);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void exit(Object lock, HookContext context, int site) {
        if (failures.off()) {
            return;
        }
        try {
            ((TaskContext) context).locks.release(syncs.of(lock), false, site);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void before(
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            HookContext context,
            int site) {
        TaskContext task = (TaskContext) context;
        if (failures.off() || isSettled(task, receiver, site, i1)) {
            return;
        }
        ActiveCall call = call(task).set(receiver, a1, a2, a3, i1, i2, i3, i4, i5);
        try {
            calls.before(call, task, place(site));
        } catch (Throwable failure) {
            failures.add(failure);
        }
        done(call, task);
    }

    @Override
    public void after(
            @Nullable Object result,
            int number,
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            HookContext context,
            int site) {
        TaskContext task = (TaskContext) context;
        if (failures.off() || isSettled(task, receiver, site, i1)) {
            return;
        }
        ActiveCall call = call(task).set(receiver, a1, a2, a3, i1, i2, i3, i4, i5);
        call.result = result;
        call.number = number;
        try {
            calls.after(call, task, place(site));
        } catch (Throwable failure) {
            failures.add(failure);
        }
        done(call, task);
    }

    @Override
    public void failed(
            Throwable thrown,
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            HookContext context,
            int site) {
        if (failures.off()) {
            return;
        }
        TaskContext task = (TaskContext) context;
        ActiveCall call = call(task).set(receiver, a1, a2, a3, i1, i2, i3, i4, i5);
        try {
            calls.failed(thrown, call, task, place(site));
        } catch (Throwable failure) {
            failures.add(failure);
        }
        done(call, task);
    }

    @Override
    public @Nullable Object wrap(
            @Nullable Object receiver,
            @Nullable Object a1,
            @Nullable Object a2,
            @Nullable Object a3,
            int i1,
            int i2,
            int i3,
            int i4,
            int i5,
            HookContext context,
            int site) {
        // Not the cached call: hashing a key runs user code.
        ActiveCall call = new ActiveCall().set(receiver, a1, a2, a3, i1, i2, i3, i4, i5);
        CallInstruction place = place(site);
        try {
            return failures.off() ? call.argument(place.wrapped()) : calls.wrap(call, (TaskContext) context, place);
        } catch (Throwable failure) {
            failures.add(failure);
            return call.argument(place.wrapped());
        }
    }

    private static boolean isSettled(TaskContext task, @Nullable Object receiver, int site, int number) {
        return task.scratch instanceof ActiveCall last && last.redundantCalls.holds(site, receiver, task.step, number);
    }

    /** A nested call needs another object: iterating over elements may run user code. */
    private static ActiveCall call(TaskContext context) {
        Object scratch = context.scratch;
        context.scratch = null;
        return scratch == null ? new ActiveCall() : (ActiveCall) scratch;
    }

    private static void done(ActiveCall call, TaskContext context) {
        call.clear();
        context.scratch = call;
    }

    private CallInstruction place(int site) {
        return (CallInstruction) Objects.requireNonNull(((CallSite) sites.get(site)).model);
    }

    @Override
    public void interrupted(HookContext context) {
        moment(context.thread, null, 0, TaskEvent.AWAIT.ordinal());
    }

    @Override
    public boolean ignores(Object array) {
        return accesses.ignores(array);
    }

    @Override
    public void held(Object object, HookContext context) {
        try {
            accesses.held(object, (TaskContext) context);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }

    @Override
    public void cloned(Object copy) {
        try {
            FieldShadows.clear(copy);
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @Override
    public void grouped(@Nullable Object owner, HookContext context, int site) {
        if (owner == null || failures.off()) {
            return;
        }
        try {
            accesses.grouped(owner, (TaskContext) context, site);
        } catch (Throwable failure) {
            failures.missed(failure);
        }
    }
}
