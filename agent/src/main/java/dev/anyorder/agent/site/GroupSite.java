package dev.anyorder.agent.site;

import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.finding.Frame;

/** An access to a field as part of a group of fields that are one location; a group may have one field. */
public final class GroupSite extends Site {
    /** The name of the group, with the class that declares it. */
    public final String group;

    /** Whether the access is recorded only because others depend on it, or it on others. */
    public final boolean ofPairs;

    GroupSite(int id, Frame frame, AccessOp op, AccessTarget target, String call, boolean ofPairs) {
        super(id, frame, op, target, call);
        this.group = target.owner() + "." + target.name();
        this.ofPairs = ofPairs;
    }
}
