package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CollectionEffect;
import dev.anyorder.agent.catalogue.Component;
import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.core.analysis.AccessStream;
import org.jspecify.annotations.Nullable;

/**
 * Accesses to keys of concurrent maps, for atomic blocks. Each key is a location, and so is the size. Misses bulk reads
 * outside blocks, which would be expensive.
 */
final class KeyAccesses {
    private final KeyNumbers keyNumbers;
    private final WeakTable<ComponentShadows> facets = new WeakTable<>();
    private final WeakTable.Maker<ComponentShadows> maker = object -> new ComponentShadows();

    KeyAccesses(KeyNumbers keyNumbers) {
        this.keyNumbers = keyNumbers;
    }

    void tell(CollectionEffect effect, ActiveCall call, Object map, Site site, TaskContext context) {
        ComponentShadows known = facets.get(map, maker);
        boolean isLook =
                effect.op() == AccessOp.READ && !context.strand().step().isOwnBlock();
        for (Component component : effect.touched()) {
            switch (component) {
                case KEY -> key(known.cell(keyNumbers.of(call.argument(1), map)), map, site, context);
                case SHAPE -> known.whole.access(map, site, context.updater.of(AccessStream.COUNT));
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
            key.access(map, site, context.updater.of(AccessStream.PART));
        }
    }
}
