package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import org.jspecify.annotations.Nullable;

/**
 * Decides for which accesses the stack is kept. The first ones of every site are; after that, as many as cost at most a
 * twentieth of the run's time. A stack is a {@link Throwable} that nobody throws: the JVM fills it in as raw addresses,
 * and only a report turns them into names.
 */
public final class Stacks {
    private static final int ALWAYS = 32;
    private static final long COST_NANOS = 2_000;

    private final long start = System.nanoTime();
    /** Racy on purpose: lost counts only make the budget larger. */
    private long taken;

    /** The stack of the running thread, or null when the site has had its share. */
    @Nullable
    Object take(Site site) {
        if (site.stacks < ALWAYS) {
            site.stacks++;
        } else if (taken * COST_NANOS * 20 > System.nanoTime() - start) {
            return null;
        }
        taken++;
        return new Stack();
    }

    /** The stack of the running thread, whatever it costs. */
    public static Throwable now() {
        return new Stack();
    }

    private static final class Stack extends Throwable {
        private static final long serialVersionUID = 1L;
    }
}
