package dev.anyorder.agent.shadow;

import dev.anyorder.agent.site.Site;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The cell of a location without an injected field: static field or library object. */
public final class ObjectShadow extends AtomicReference<@Nullable ShadowCell> {
    private static final long serialVersionUID = 1L;

    /** Returns the new cell. */
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
