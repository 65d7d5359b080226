package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.Extra;
import dev.anyorder.core.analysis.Op;
import org.jspecify.annotations.Nullable;

/**
 * Accesses of calls to the keys of concurrent maps, for blocks that are declared to be atomic: each key is a location, and how
 * many there are is another. Who changes all of them touches each, and so does who looks at all of them in a block;
 * outside of blocks that is passed over, since it would take long where it is done often.
 */
final class Parts {
    private final Keys keys;
    private final WeakTable<Facets> facets = new WeakTable<>();
    private final WeakTable.Maker<Facets> maker = object -> new Facets();

    Parts(Keys keys) {
        this.keys = keys;
    }

    void tell(Dealing dealing, Call call, Object map, Site site, TaskContext context) {
        Facets known = facets.get(map, maker);
        boolean isLook = dealing.op() == Op.READ && !context.strand().step().isOwnBlock();
        for (Aspect aspect : dealing.touched()) {
            switch (aspect) {
                case KEY -> key(known.cell(keys.of(call.argument(1), map)), map, site, context);
                case WHOLE -> known.whole.access(map, site, context.recorder.of(Extra.COUNT));
                case ALL -> {
                    if (!isLook) {
                        known.all(each -> key(each, map, site, context));
                    }
                }
                default -> {}
            }
        }
    }

    private static void key(@Nullable ObjectShadow key, Object map, Site site, TaskContext context) {
        if (key != null) {
            key.access(map, site, context.recorder.of(Extra.PART));
        }
    }
}
