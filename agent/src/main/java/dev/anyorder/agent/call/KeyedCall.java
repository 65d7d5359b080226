package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.order.Step;

/** A call that comes to a key of a map. */
record KeyedCall(Object map, CallPlace place, TaskContext context, Sites sites) {
    /** Tells what it does to a location. */
    void tell(ObjectShadow shadow, Op op) {
        shadow.access(map, place.site(op, true, sites), context.keyed());
    }

    /** The step that it is made in. */
    Step step() {
        return context.strand().step();
    }
}
