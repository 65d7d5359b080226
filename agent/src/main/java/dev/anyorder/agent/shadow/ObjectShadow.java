package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The cell of a location that has no injected field: the abstract state of a library object, or a static field. */
public final class ObjectShadow extends AtomicReference<@Nullable Cell> {
    private static final long serialVersionUID = 1L;

    /** An access; returns the cell that it left. */
    public @Nullable Cell access(Object owner, Site site, Recorder recorder) {
        while (true) {
            Cell before = get();
            Cell after = recorder.after(before, site, owner, -1);
            if (after == before || compareAndSet(before, after)) {
                if (after != before) {
                    recorder.touched(before);
                }
                return after;
            }
        }
    }
}
