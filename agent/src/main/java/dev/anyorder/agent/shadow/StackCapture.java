package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import dev.anyorder.core.finding.Frame;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Decides for which accesses the stack is kept. The first of every site is. So are the next ones, as long as those alive
 * take at most a part of the heap, and later ones that also cost at most a twentieth of the run's time. A stack is a
 * {@link Throwable} that nobody throws: the JVM fills it in as raw addresses, and only a report turns them into names.
 */
public final class StackCapture implements StackSource {
    private static final int ALWAYS = 32;
    private static final int ALWAYS_TASKS = 1_000;

    /** Of so many stacks one is watched, to estimate how many are alive. */
    private static final int SAMPLE = 64;

    /** What a stack of some sixty frames takes. */
    private static final long BYTES = 2_000;

    private static final int PART_OF_HEAP = 32;

    private final long start = System.nanoTime();
    /** How many of the watched ones may be alive. */
    private final long most;

    /** Those that are watched and not known to be gone. */
    private final Set<Reference<?>> sampled = ConcurrentHashMap.newKeySet();

    private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

    /** Racy on purpose: what is lost only makes the budget larger. */
    private long spent;

    private long taskTime;
    private int taskStacks;

    private int taken;

    public StackCapture() {
        this(Runtime.getRuntime().maxMemory());
    }

    StackCapture(long heap) {
        most = heap / PART_OF_HEAP / BYTES / SAMPLE;
    }

    /** As {@link #take}, for what is asked so often that even to look at the clock is too much. */
    public @Nullable Object sample(Site site) {
        return site.stacks >= ALWAYS && (++site.asked & (SAMPLE - 1)) != 0 ? null : take(site);
    }

    /** The stack of the running thread, or null when the site has had its share. */
    @Override
    public @Nullable Object take(Site site) {
        int had = site.stacks;
        long before = System.nanoTime();
        if (had > 0 && tooMany() || had >= ALWAYS && spent * 20 > before - start) {
            return null;
        }
        site.stacks = Math.min(had + 1, ALWAYS);
        Stack stack = new Stack();
        spent += System.nanoTime() - before;
        if (++taken % SAMPLE == 0) {
            sampled.add(new WeakReference<>(stack, gone));
        }
        return stack;
    }

    private boolean tooMany() {
        for (Reference<?> dead = gone.poll(); dead != null; dead = gone.poll()) {
            sampled.remove(dead);
        }
        return sampled.size() > most;
    }

    /** The stack of the running thread at the creation or the end of a task; null when there were many lately. */
    public @Nullable Throwable ofTask() {
        long before = System.nanoTime();
        if (taskStacks >= ALWAYS_TASKS && (tooMany() || taskTime * 20 > before - start)) {
            return null;
        }
        taskStacks++;
        Throwable stack = new Stack();
        taskTime += System.nanoTime() - before;
        if (++taken % SAMPLE == 0) {
            sampled.add(new WeakReference<>(stack, gone));
        }
        return stack;
    }

    /** So much time went into the stack of an access by other ways. */
    public void spent(long nanos) {
        spent += nanos;
    }

    /** So much time went into the stack of a task by other ways. */
    public void spentOnTask(long nanos) {
        taskTime += nanos;
    }

    /** The frames of the program: ours on top are left out. */
    public static List<Frame> frames(Throwable stack) {
        List<Frame> frames = new ArrayList<>();
        boolean inside = true;
        for (StackTraceElement element : stack.getStackTrace()) {
            inside = inside && isOurs(element.getClassName());
            if (!inside) {
                String file = element.getFileName();
                frames.add(new Frame(
                        element.getClassName(),
                        element.getMethodName(),
                        file == null ? "" : file,
                        Math.max(0, element.getLineNumber())));
            }
        }
        return frames;
    }

    private static boolean isOurs(String className) {
        return className.startsWith("dev.anyorder.") && !className.startsWith("dev.anyorder.testbed.");
    }

    /** The stack of the running thread, whatever it costs. */
    public static Throwable now() {
        return new Stack();
    }

    private static final class Stack extends Throwable {
        private static final long serialVersionUID = 1L;
    }
}
