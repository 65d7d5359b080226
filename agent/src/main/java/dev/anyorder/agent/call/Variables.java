package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.shadow.Statics;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.site.Target;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.Op;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Accesses to fields and array elements that go around the instruction for it: by variable handles, updaters and
 * offsets. Plain ones are accesses like any other. Volatile ones order, and conflict with plain ones but not with each
 * other. Plain accesses to a field that is declared volatile are not looked at.
 */
final class Variables {
    private final Handles handles = new Handles();
    private final Sites sites;
    private final Statics statics;
    private final Syncs syncs;
    private final Cells cells;
    /** The sites of a call instruction, which may touch different fields each time. */
    private final ConcurrentHashMap<Key, Site> known = new ConcurrentHashMap<>();

    private record Key(int place, Target target, Op op, boolean isAtomic) {}

    Variables(Sites sites, Statics statics, Syncs syncs, Cells cells) {
        this.sites = sites;
        this.statics = statics;
        this.syncs = syncs;
        this.cells = cells;
    }

    /** The variable that a call means, null when it cannot be told. */
    @Nullable
    Variable of(Call call) {
        return handles.of(call);
    }

    void access(Variable variable, Op op, boolean isAtomic, TaskContext context, CallPlace place) {
        VariableField field = variable.field();
        if (context.optimism.isOn && op == Op.READ) {
            return;
        }
        if (field == null) {
            Site site = site(place, Target.ELEMENT, op, isAtomic);
            int length = java.lang.reflect.Array.getLength(variable.owner());
            context.footprints.range(
                    variable.owner(), Math.max(0, variable.from()), Math.min(variable.to(), length), 1, site.id);
        } else if (field.isWatched && !field.isVolatile) {
            Site site = site(place, field.target, op, isAtomic);
            if (field.isStatic) {
                statics.shadow((Class<?>) variable.owner(), site).access(variable.owner(), site, context.recorder);
            } else {
                FieldShadows.access(variable.owner(), site, context.recorder);
            }
        }
    }

    /** What orders volatile accesses to the variable. */
    Sync sync(Variable variable, CallPlace place) {
        VariableField field = variable.field();
        if (field == null) {
            return cells.of(variable.owner(), variable.from());
        }
        Site site = site(place, field.target, Op.READ, true);
        if (field.isStatic) {
            return syncs.of(statics.shadow((Class<?>) variable.owner(), site));
        }
        return field.isVolatile && field.isWatched
                ? FieldShadows.token(variable.owner(), site, Sync.MAKER)
                : cells.of(variable.owner(), field.target.hashCode());
    }

    /** The site of an access that the call makes to a variable. */
    Site site(CallPlace place, Target target, Op op, boolean isAtomic) {
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
