package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.shadow.StaticShadows;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Accesses by variable handles, field updaters and {@code Unsafe}. Volatile ones add edges and conflict only with plain
 * ones. Misses plain accesses to volatile fields.
 */
final class HandleAccesses {
    private final HandleResolver handles = new HandleResolver();
    private final SiteTable sites;
    private final StaticShadows statics;
    private final SyncObjects syncs;
    private final PartSyncObjects partSyncObjects;
    /** One instruction may access several fields. */
    private final ConcurrentHashMap<Key, Site> known = new ConcurrentHashMap<>();

    private record Key(int place, AccessTarget target, AccessOp op, boolean isAtomic) {}

    HandleAccesses(SiteTable sites, StaticShadows statics, SyncObjects syncs, PartSyncObjects partSyncObjects) {
        this.sites = sites;
        this.statics = statics;
        this.syncs = syncs;
        this.partSyncObjects = partSyncObjects;
    }

    /** Null if the variable is unknown. */
    @Nullable
    HandleVariable of(ActiveCall call) {
        return handles.of(call);
    }

    void access(HandleVariable variable, AccessOp op, boolean isAtomic, TaskContext context, CallInstruction place) {
        VariableField field = variable.field();
        if (context.optimisticReads.isOn && op == AccessOp.READ) {
            return;
        }
        if (field == null) {
            Site site = site(place, AccessTarget.ELEMENT, op, isAtomic);
            int length = java.lang.reflect.Array.getLength(variable.owner());
            context.footprints.range(
                    variable.owner(), Math.max(0, variable.from()), Math.min(variable.to(), length), 1, site.id);
        } else if (field.isWatched && !field.isVolatile) {
            Site site = site(place, field.target, op, isAtomic);
            if (field.isStatic) {
                statics.shadow((Class<?>) variable.owner(), site).access(variable.owner(), site, context.updater);
            } else {
                FieldShadows.access(variable.owner(), site, context.updater);
            }
        }
    }

    /** Orders volatile accesses to the variable. */
    SyncObject sync(HandleVariable variable, CallInstruction place) {
        VariableField field = variable.field();
        if (field == null) {
            return partSyncObjects.of(variable.owner(), variable.from());
        }
        Site site = site(place, field.target, AccessOp.READ, true);
        if (field.isStatic) {
            return syncs.of(statics.shadow((Class<?>) variable.owner(), site));
        }
        return field.isVolatile && field.isWatched
                ? FieldShadows.token(variable.owner(), site, SyncObject.MAKER)
                : partSyncObjects.of(variable.owner(), field.target.hashCode());
    }

    Site site(CallInstruction place, AccessTarget target, AccessOp op, boolean isAtomic) {
        Key key = new Key(place.reads().id, target, op, isAtomic);
        Site site = known.get(key);
        if (site == null) {
            Site reads = place.reads();
            Site made = sites.add(reads.frame, op, target, reads.call);
            made.atomic = isAtomic;
            site = known.putIfAbsent(key, made);
            site = site == null ? made : site;
        }
        return site;
    }
}
