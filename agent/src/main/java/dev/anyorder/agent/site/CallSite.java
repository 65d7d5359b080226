package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;
import org.jspecify.annotations.Nullable;

/** A call of a method that a model describes, or another operation on the state of an object. */
public final class CallSite extends Site {
    /** What the call does; null for other operations. Set before the site is used. */
    public @Nullable Object model;

    CallSite(int id, Frame frame, AccessOp op, AccessTarget target, String call) {
        super(id, frame, op, target, call);
    }
}
