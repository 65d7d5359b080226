package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;

/** An access to elements of an array. */
public final class ElementSite extends Site {

    ElementSite(int id, Frame frame, AccessOp op, AccessTarget target, String call) {
        super(id, frame, op, target, call);
    }
}
