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
 * Decides which accesses keep their stack. Every site's first does, and the next while live stacks fit into a share of
 * the heap. Later ones must also stay within 5% of the time. Only reports resolve a stack's raw addresses.
 */
public final class StackCapture implements StackSource {
    private static final int ALWAYS = 32;
    private static final int ALWAYS_TASKS = 1_000;

    /** One in so many stacks is tracked, to estimate the live ones. */
    private static final int SAMPLE = 64;

    /** Estimate for sixty frames. */
    private static final long BYTES = 2_000;

    private static final int PART_OF_HEAP = 32;

    private final long start = System.nanoTime();
    /** Limit of tracked live stacks. */
    private final long most;

    private final Set<Reference<?>> sampled = ConcurrentHashMap.newKeySet();

    private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

    /** Racy: lost updates only enlarge the budget. */
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

    /** As {@link #take}, for callers too frequent to read the clock. */
    public @Nullable Object sample(Site site) {
        return site.stacks >= ALWAYS && (++site.asked & (SAMPLE - 1)) != 0 ? null : take(site);
    }

    /** Returns null if the site's budget is used up. */
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

    /** A task's stack; null if the budget is used up. */
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

    /** Charges time spent elsewhere. */
    public void spent(long nanos) {
        spent += nanos;
    }

    /** Charges time spent elsewhere. */
    public void spentOnTask(long nanos) {
        taskTime += nanos;
    }

    /** Omits the agent's frames at the top. */
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

    /** Ignores the budget. */
    public static Throwable now() {
        return new Stack();
    }

    private static final class Stack extends Throwable {
        private static final long serialVersionUID = 1L;
    }
}
