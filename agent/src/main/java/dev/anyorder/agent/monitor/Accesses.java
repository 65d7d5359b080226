package dev.anyorder.agent.monitor;

import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.ArrayShadows;
import dev.anyorder.agent.shadow.Cell;
import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.shadow.Groups;
import dev.anyorder.agent.shadow.Statics;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.site.Target;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.hooks.Footprint;
import dev.anyorder.hooks.Shadow;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What the program does to fields and arrays: finds what is kept for the location, and has the access recorded there. */
public final class Accesses {
    private final Sites sites;
    private final Statics statics;
    private final Syncs syncs;
    private final ArrayShadows arrays;
    private final Consumer<Object> objects;
    private final Groups groups = new Groups();
    private final Groups paired = new Groups();

    /**
     * @param objects takes objects that are no arrays and that a field holds which is watched
     */
    public Accesses(Sites sites, Statics statics, Syncs syncs, ArrayShadows arrays, Consumer<Object> objects) {
        this.objects = objects;
        this.sites = sites;
        this.statics = statics;
        this.syncs = syncs;
        this.arrays = arrays;
    }

    boolean ignores(Object array) {
        return arrays.ignores(array);
    }

    /** A field that is watched holds an object. Whoever has an array in hand while it becomes watched is told so. */
    void held(Object object, TaskContext task) {
        if (!object.getClass().isArray()) {
            objects.accept(object);
        } else if (arrays.hold(object)) {
            task.footprints.forgetIgnored();
        }
    }

    void field(Object owner, TaskContext task, int site) {
        Site at = sites.get(site);
        if (at.op != Op.READ) {
            FieldShadows.access(owner, at, task.recorder);
            return;
        }
        Cell seen = FieldShadows.current(owner, at);
        if (seen == null || !task.knows(seen)) {
            learn(FieldShadows.access(owner, at, task.recorder), task);
        }
    }

    /** What a read has left, and does not say so itself, need not be asked for again by the same step. */
    private static void learn(@Nullable Cell left, TaskContext task) {
        if (left != null && !Shadow.knowsRead(left, task.step) && task.recorder.knowsReads(left)) {
            task.know(left);
        }
    }

    /** Returns what may be compared with next time; null if the read is held back. */
    @Nullable
    Shadow ofStatic(Class<?> owner, TaskContext task, int id) {
        Site site = sites.get(id);
        if (task.optimism.isOn && site.op == Op.READ) {
            task.optimism.holdBack(() -> statics.shadow(owner, site).access(owner, site, task.recorder));
            return null;
        }
        return statics.shadow(owner, site).access(owner, site, task.recorder);
    }

    void grouped(Object owner, TaskContext task, int id) {
        Site site = sites.get(id);
        if (task.optimism.isOn && site.op == Op.READ) {
            return;
        }
        if (site.ofPairs) {
            paired.access(owner, site, task.paired(task.pairs.at(id)));
        } else {
            groups.access(owner, site, task.grouped());
        }
    }

    void readVolatile(Object owner, TaskContext task, int id) {
        Site site = sites.get(id);
        task.readVolatile(token(owner, site), site);
    }

    void writeVolatile(Object owner, TaskContext task, int id) {
        Site site = sites.get(id);
        task.writeVolatile(token(owner, site), site);
    }

    private Sync token(Object owner, Site site) {
        return site.target.kind() == Target.Kind.STATIC
                ? syncs.of(statics.shadow((Class<?>) owner, site))
                : FieldShadows.token(owner, site, Sync.MAKER);
    }

    /** What a step did to arrays. A write stands for the same step's reads, unless these are wanted for themselves. */
    void commit(Footprint[] footprints, int count, TaskContext task) {
        boolean readsFirst = task.recorder.wantsReads();
        task.recorder.arrays.find(footprints, count, arrays);
        commit(footprints, count, task, !readsFirst);
        commit(footprints, count, task, readsFirst);
        task.recorder.arrays.forget();
    }

    private void commit(Footprint[] footprints, int count, TaskContext task, boolean writes) {
        if (task.optimism.isOn && !writes) {
            return;
        }
        for (int i = 0; i < count; i++) {
            Footprint footprint = footprints[i];
            Object array = footprint.array;
            ArrayShadow shadow = task.recorder.arrays.of(i);
            Site site = sites.get(footprint.site);
            if (array != null && shadow != null && site.op.writes() == writes) {
                task.recorder.from(footprint);
                shadow.commit(footprint, array, site, task.recorder);
            }
        }
        task.recorder.from(null);
    }
}
