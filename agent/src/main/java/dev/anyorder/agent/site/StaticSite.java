package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;
import org.jspecify.annotations.Nullable;

/** An access to a static field. */
public final class StaticSite extends Site {
    /** The shadow of the field, null while unknown. A benign race: every writer writes the same. */
    public @Nullable Object shadow;

    StaticSite(int id, Frame frame, AccessOp op, AccessTarget target, String call) {
        super(id, frame, op, target, call);
    }
}
