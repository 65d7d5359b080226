package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The cell of a location that has no injected field: the abstract state of a library object, or a static field. */
public final class ObjectShadow extends AtomicReference<@Nullable ShadowCell> {
    private static final long serialVersionUID = 1L;

    /** An access; returns the cell that it left. */
    public @Nullable ShadowCell access(Object owner, Site site, ShadowUpdater updater) {
        while (true) {
            ShadowCell before = get();
            ShadowCell after = updater.after(before, site, owner, -1);
            if (after == before || compareAndSet(before, after)) {
                if (after != before) {
                    updater.touched(before);
                }
                return after;
            }
        }
    }
}
