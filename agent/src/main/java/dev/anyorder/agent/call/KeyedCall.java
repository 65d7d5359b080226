package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.order.Step;

/** A call that accesses a key of a map. */
record KeyedCall(Object map, CallInstruction place, TaskContext context, SiteTable sites) {
    void tell(ObjectShadow shadow, AccessOp op) {
        shadow.access(map, place.site(op, true, sites), context.keyed());
    }

    Step step() {
        return context.strand().step();
    }
}
