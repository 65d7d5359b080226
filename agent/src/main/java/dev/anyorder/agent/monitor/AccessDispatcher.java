package dev.anyorder.agent.monitor;

import dev.anyorder.agent.shadow.ArrayShadow;
import dev.anyorder.agent.shadow.ArrayShadows;
import dev.anyorder.agent.shadow.AtomicGroups;
import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.agent.shadow.StaticShadows;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.GroupSite;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.hooks.ArrayFootprint;
import dev.anyorder.hooks.ShadowWord;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Finds and updates the shadow state of accessed fields and arrays. */
public final class AccessDispatcher {
    private final SiteTable sites;
    private final StaticShadows statics;
    private final SyncObjects syncs;
    private final ArrayShadows arrays;
    private final Consumer<Object> objects;
    private final AtomicGroups atomicGroups = new AtomicGroups();
    private final AtomicGroups paired = new AtomicGroups();

    /**
     * @param objects receives library objects of selected fields
     */
    public AccessDispatcher(
            SiteTable sites, StaticShadows statics, SyncObjects syncs, ArrayShadows arrays, Consumer<Object> objects) {
        this.objects = objects;
        this.sites = sites;
        this.statics = statics;
        this.syncs = syncs;
        this.arrays = arrays;
    }

    boolean ignores(Object array) {
        return arrays.ignores(array);
    }

    /** A selected field refers to the object. Cached ignored arrays must be looked up again. */
    void held(Object object, TaskContext task) {
        if (!object.getClass().isArray()) {
            objects.accept(object);
        } else if (arrays.hold(object)) {
            task.footprints.forgetIgnored();
        }
    }

    void field(Object owner, TaskContext task, int site) {
        Site at = sites.get(site);
        if (at.op != AccessOp.READ) {
            FieldShadows.access(owner, at, task.updater);
            return;
        }
        ShadowCell seen = FieldShadows.current(owner, at);
        if (seen == null || !task.isRedundant(seen)) {
            learn(FieldShadows.access(owner, at, task.updater), task);
        }
    }

    /** Remembers a redundant read that the shadow word's marks do not show. */
    private static void learn(@Nullable ShadowCell left, TaskContext task) {
        if (left != null && !ShadowWord.knowsRead(left, task.step) && task.updater.knowsReads(left)) {
            task.know(left);
        }
    }

    /** Null if the read is deferred. */
    @Nullable
    ShadowWord ofStatic(Class<?> owner, TaskContext task, int id) {
        Site site = sites.get(id);
        if (task.optimisticReads.isOn && site.op == AccessOp.READ) {
            task.optimisticReads.holdBack(() -> statics.shadow(owner, site).access(owner, site, task.updater));
            return null;
        }
        return statics.shadow(owner, site).access(owner, site, task.updater);
    }

    void grouped(Object owner, TaskContext task, int id) {
        GroupSite site = (GroupSite) sites.get(id);
        if (task.optimisticReads.isOn && site.op == AccessOp.READ) {
            return;
        }
        if (site.ofPairs) {
            paired.access(owner, site, task.paired(task.pairs.at(id)));
        } else {
            atomicGroups.access(owner, site, task.grouped());
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

    private SyncObject token(Object owner, Site site) {
        return site.target.kind() == AccessTarget.Kind.STATIC
                ? syncs.of(statics.shadow((Class<?>) owner, site))
                : FieldShadows.token(owner, site, SyncObject.MAKER);
    }

    /** Writes first, since they subsume the step's reads, unless an analysis wants reads. */
    void commit(ArrayFootprint[] footprints, int count, TaskContext task) {
        boolean readsFirst = task.updater.wantsReads();
        task.updater.arrays.find(footprints, count, arrays);
        commit(footprints, count, task, !readsFirst);
        commit(footprints, count, task, readsFirst);
        task.updater.arrays.forget();
    }

    private void commit(ArrayFootprint[] footprints, int count, TaskContext task, boolean writes) {
        if (task.optimisticReads.isOn && !writes) {
            return;
        }
        for (int i = 0; i < count; i++) {
            ArrayFootprint footprint = footprints[i];
            Object array = footprint.array;
            ArrayShadow shadow = task.updater.arrays.of(i);
            Site site = sites.get(footprint.site);
            if (array != null && shadow != null && site.op.writes() == writes) {
                task.updater.from(footprint);
                shadow.commit(footprint, array, site, task.updater);
            }
        }
        task.updater.from(null);
    }
}
