package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.Step;

/** A call that comes to a key of a map. */
record KeyedCall(Object map, CallInstruction place, TaskContext context, SiteTable sites) {
    /** Tells what it does to a location. */
    void tell(ObjectShadow shadow, AccessOp op) {
        shadow.access(map, place.site(op, true, sites), context.keyed());
    }

    /** The step that it is made in. */
    Step step() {
        return context.strand().step();
    }
}
