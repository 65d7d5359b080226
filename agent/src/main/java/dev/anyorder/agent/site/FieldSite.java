package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;

/** An access to a field of an object. */
public final class FieldSite extends Site {
    /** The offset of the shadow field, 0 while unknown. A benign race: every writer writes the same. */
    public long offset;

    FieldSite(int id, Frame frame, AccessOp op, AccessTarget target, String call) {
        super(id, frame, op, target, call);
    }
}
