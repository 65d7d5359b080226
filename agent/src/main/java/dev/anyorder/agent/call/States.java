package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Nature;
import dev.anyorder.agent.catalogue.Operand;
import dev.anyorder.agent.catalogue.Part;
import dev.anyorder.agent.catalogue.Row;
import dev.anyorder.agent.shadow.Cell;
import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.hooks.Held;
import java.lang.reflect.Array;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes of the abstract state of library objects, and of arrays that are handed to the library. */
final class States {
    private final Receivers receivers;
    private final Views views;
    private final Syncs syncs;
    private final Sites sites;
    private final WeakTable<ObjectState> states = new WeakTable<>();
    private final WeakTable.Maker<ObjectState> maker = key -> new ObjectState();
    private final boolean isChoosy;

    /**
     * @param isChoosy whether the state of an object is of no interest before a field {@linkplain #hold holds} it that is
     */
    States(Receivers receivers, Views views, Syncs syncs, Sites sites, boolean isChoosy) {
        this.isChoosy = isChoosy;
        this.sites = sites;
        this.receivers = receivers;
        this.views = views;
        this.syncs = syncs;
    }

    /** The nature of an object: its class's own, or that of what it is a view of. */
    @Nullable
    Nature nature(Object object) {
        Nature own = receivers.nature(object.getClass());
        if (own != null) {
            return own;
        }
        Views.Link link = views.link(object);
        Object of = link == null ? null : link.of();
        if (link == null || of == null) {
            return null;
        }
        Nature nature = nature(of);
        return nature == Nature.GUARDED && link.isCursor ? Nature.UNSAFE : nature;
    }

    /** The state of the object is of interest from now on. */
    void hold(Object object) {
        if (nature(object) != null || Dealing.isVariable(object.getClass())) {
            states.get(views.root(object), maker);
        }
    }

    /** Whether what calls do to the state of an object is of interest. It is under a lock: by that, something may be handed over. */
    boolean follows(Object object, TaskContext context) {
        return !isChoosy || context.locks.set().size() > 0 || states.get(views.root(object)) != null;
    }

    /** Whether a call does nothing that is of interest: it is about an object that nothing orders and nobody follows. */
    boolean ignores(Row row, Object receiver, @Nullable Nature nature, TaskContext context) {
        return isChoosy && nature == Nature.UNSAFE && row.isOwn() && !follows(receiver, context);
    }

    void access(Object object, Operand operand, Call call, boolean isWrite, TaskContext context, CallPlace place) {
        Site site = place.site(isWrite);
        if (object.getClass().isArray()) {
            array(object, operand, call, context, site);
            return;
        }
        if (operand.part() == Part.CURSOR) {
            own(object, operand, 0, isWrite, call, context, place);
            return;
        }
        Nature nature = nature(object);
        if (nature == Nature.CONCURRENT) {
            Object root = views.root(object);
            if (isWrite) {
                context.signal(syncs.of(root));
            } else {
                context.await(syncs.of(root));
            }
        } else if (nature != null) {
            int cell = operand.part() == Part.CELL ? views.cell(object, call.index(operand.from())) : 0;
            own(views.root(object), operand, cell, isWrite, call, context, place);
        }
    }

    private void own(
            Object object,
            Operand operand,
            int index,
            boolean isWrite,
            Call call,
            TaskContext context,
            CallPlace place) {
        if (context.optimism.isOn && !isWrite || !follows(object, context)) {
            return;
        }
        WeakTable.Entry<ObjectState> entry = states.entry(object, maker);
        call.settled.touches(entry);
        ObjectState state = entry.value;
        Site site = place.site(isWrite);
        if (operand.part() == Part.CELL) {
            touch(state, state.shape, object, place.site(false), context);
            ObjectShadow cell = index < 0 ? null : state.cell(index, isWrite);
            if (cell != null) {
                touch(state, cell, object, site, context);
            }
            return;
        }
        touch(state, state.shape, object, site, context);
        if (operand.part() == Part.ALL && object instanceof List) {
            touch(state, state.rest, object, site, context);
            for (ObjectShadow cell : state.cells()) {
                touch(state, cell, object, site, context);
            }
        }
    }

    private static void touch(ObjectState state, ObjectShadow part, Object object, Site site, TaskContext context) {
        Cell before = part.get();
        if (part.access(object, site, context.recorder) != before) {
            state.changed();
        }
    }

    /** Whether accesses to the object are accesses to a state that nothing but locks protects. */
    boolean isPlain(Object object) {
        Nature nature = nature(object);
        return nature == Nature.UNSAFE || nature == Nature.GUARDED;
    }

    /** The whole state of an object is changed in one piece. */
    void update(Object object, Op op, TaskContext context, CallPlace place) {
        Object root = views.root(object);
        if (!follows(root, context)) {
            return;
        }
        ObjectState state = states.get(root, maker);
        touch(state, state.shape, root, place.site(op, false, sites), context);
    }

    /** The state of an atomic object, or one of its cells, is looked at or changed. */
    void atomic(Object object, Operand operand, Call call, Op op, TaskContext context, CallPlace place) {
        if (context.optimism.isOn && op == Op.READ || !follows(object, context)) {
            return;
        }
        Site site = place.site(op, true, sites);
        ObjectState state = states.get(object, maker);
        if (operand.part() == Part.CELL) {
            atomic(object, state, call.index(operand.from()), site, context);
            return;
        }
        state.shape.access(object, site, context.recorder);
        for (ObjectShadow cell : state.cells()) {
            cell.access(object, site, context.recorder);
        }
    }

    /** The value of a volatile field is looked at or changed by a call. */
    void atomic(Object owner, Site site, TaskContext context) {
        if (!context.optimism.isOn || site.op != Op.READ) {
            atomic(owner, states.get(owner, maker), site.target.hashCode(), site, context);
        }
    }

    private static void atomic(Object object, ObjectState state, int index, Site site, TaskContext context) {
        ObjectShadow cell = state.atomicCell(index);
        if (cell != null) {
            cell.access(object, site, context.recorder);
        }
    }

    private void array(Object array, Operand operand, Call call, TaskContext context, Site site) {
        int length = Array.getLength(array);
        int from = operand.from() == 0 ? 0 : call.index(operand.from());
        int to = switch (operand.part()) {
            case CELL -> from + 1;
            case FROM_TO -> call.index(operand.bound());
            case FROM_FOR -> from + call.index(operand.bound());
            default -> length;
        };
        if (isChoosy && !Held.maybe(array)) {
            return;
        }
        // The call itself complains about bounds that are wrong.
        context.footprints.range(array, Math.max(0, from), Math.min(to, length), 1, site.id);
    }
}
