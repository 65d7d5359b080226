package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.EffectOperand;
import dev.anyorder.agent.catalogue.OperandPart;
import dev.anyorder.agent.catalogue.ThreadSafety;
import dev.anyorder.agent.shadow.ObjectShadow;
import dev.anyorder.agent.shadow.ShadowCell;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.table.WeakTable;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;
import dev.anyorder.hooks.WatchedArrayFilter;
import java.lang.reflect.Array;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Accesses to the state of library objects, and to array arguments. */
final class StateAccesses {
    private final ReceiverClasses receiverClasses;
    private final ViewRegistry viewRegistry;
    private final SyncObjects syncs;
    private final SiteTable sites;
    private final WeakTable<ObjectState> states = new WeakTable<>();
    private final WeakTable.Maker<ObjectState> maker = key -> new ObjectState();
    private final boolean isChoosy;

    /** @param isChoosy whether only {@linkplain #hold held} objects are tracked */
    StateAccesses(
            ReceiverClasses receiverClasses,
            ViewRegistry viewRegistry,
            SyncObjects syncs,
            SiteTable sites,
            boolean isChoosy) {
        this.isChoosy = isChoosy;
        this.sites = sites;
        this.receiverClasses = receiverClasses;
        this.viewRegistry = viewRegistry;
        this.syncs = syncs;
    }

    /** A view without thread safety of its own has that of the underlying object. */
    @Nullable
    ThreadSafety nature(Object object) {
        ThreadSafety own = receiverClasses.nature(object.getClass());
        if (own != null) {
            return own;
        }
        ViewRegistry.Link link = viewRegistry.link(object);
        Object of = link == null ? null : link.of();
        if (link == null || of == null) {
            return null;
        }
        ThreadSafety safety = nature(of);
        return safety == ThreadSafety.SYNCHRONIZED && link.isCursor ? ThreadSafety.UNSAFE : safety;
    }

    /** Tracks the object's state from now on. */
    void hold(Object object) {
        if (nature(object) != null || isVariable(object)) {
            states.get(viewRegistry.root(object), maker);
        }
    }

    private static boolean isVariable(Object object) {
        return object.getClass().getName().startsWith("java.util.concurrent.atomic.");
    }

    /** Always under a lock: critical sections may pass data by the object. */
    boolean follows(Object object, TaskContext context) {
        return !isChoosy || context.locks.set().size() > 0 || states.get(viewRegistry.root(object)) != null;
    }

    /** Only accesses to untracked unsafe objects. */
    boolean ignores(CallRule rule, Object receiver, @Nullable ThreadSafety safety, TaskContext context) {
        return isChoosy && safety == ThreadSafety.UNSAFE && rule.isOwn() && !follows(receiver, context);
    }

    void access(
            Object object,
            EffectOperand operand,
            ActiveCall call,
            boolean isWrite,
            TaskContext context,
            CallInstruction place) {
        Site site = place.site(isWrite);
        if (object.getClass().isArray()) {
            array(object, operand, call, context, site);
            return;
        }
        if (operand.part() == OperandPart.CURSOR) {
            own(object, operand, 0, isWrite, call, context, place);
            return;
        }
        ThreadSafety safety = nature(object);
        if (safety == ThreadSafety.CONCURRENT) {
            Object root = viewRegistry.root(object);
            if (isWrite) {
                context.signal(syncs.of(root));
            } else {
                context.await(syncs.of(root));
            }
        } else if (safety != null) {
            int cell = operand.part() == OperandPart.CELL ? viewRegistry.cell(object, call.index(operand.from())) : 0;
            own(viewRegistry.root(object), operand, cell, isWrite, call, context, place);
        }
    }

    private void own(
            Object object,
            EffectOperand operand,
            int index,
            boolean isWrite,
            ActiveCall call,
            TaskContext context,
            CallInstruction place) {
        if (context.optimisticReads.isOn && !isWrite || !follows(object, context)) {
            return;
        }
        WeakTable.Entry<ObjectState> entry = states.entry(object, maker);
        call.redundantCalls.touches(entry);
        ObjectState state = entry.value;
        Site site = place.site(isWrite);
        if (operand.part() == OperandPart.CELL) {
            touch(state, state.shape, object, place.site(false), context);
            ObjectShadow cell = index < 0 ? null : state.cell(index, isWrite);
            if (cell != null) {
                touch(state, cell, object, site, context);
            }
            return;
        }
        touch(state, state.shape, object, site, context);
        if (operand.part() == OperandPart.ALL && object instanceof List) {
            touch(state, state.rest, object, site, context);
            for (ObjectShadow cell : state.cells()) {
                touch(state, cell, object, site, context);
            }
        }
    }

    private static void touch(ObjectState state, ObjectShadow part, Object object, Site site, TaskContext context) {
        ShadowCell before = part.get();
        if (part.access(object, site, context.updater) != before) {
            state.changed();
        }
    }

    boolean isPlain(Object object) {
        ThreadSafety safety = nature(object);
        return safety == ThreadSafety.UNSAFE || safety == ThreadSafety.SYNCHRONIZED;
    }

    void update(Object object, AccessOp op, TaskContext context, CallInstruction place) {
        Object root = viewRegistry.root(object);
        if (!follows(root, context)) {
            return;
        }
        ObjectState state = states.get(root, maker);
        touch(state, state.shape, root, place.site(op, false, sites), context);
    }

    void atomic(
            Object object,
            EffectOperand operand,
            ActiveCall call,
            AccessOp op,
            TaskContext context,
            CallInstruction place) {
        if (context.optimisticReads.isOn && op == AccessOp.READ || !follows(object, context)) {
            return;
        }
        Site site = place.site(op, true, sites);
        ObjectState state = states.get(object, maker);
        if (operand.part() == OperandPart.CELL) {
            atomic(object, state, call.index(operand.from()), site, context);
            return;
        }
        state.shape.access(object, site, context.updater);
        for (ObjectShadow cell : state.cells()) {
            cell.access(object, site, context.updater);
        }
    }

    /** A volatile field that a call accesses. */
    void atomic(Object owner, Site site, TaskContext context) {
        if (!context.optimisticReads.isOn || site.op != AccessOp.READ) {
            atomic(owner, states.get(owner, maker), site.target.hashCode(), site, context);
        }
    }

    private static void atomic(Object object, ObjectState state, int index, Site site, TaskContext context) {
        ObjectShadow cell = state.atomicCell(index);
        if (cell != null) {
            cell.access(object, site, context.updater);
        }
    }

    private void array(Object array, EffectOperand operand, ActiveCall call, TaskContext context, Site site) {
        int length = Array.getLength(array);
        int from = operand.from() == 0 ? 0 : call.index(operand.from());
        int to = switch (operand.part()) {
            case CELL -> from + 1;
            case FROM_TO -> call.index(operand.bound());
            case FROM_FOR -> from + call.index(operand.bound());
            default -> length;
        };
        if (isChoosy && !WatchedArrayFilter.maybe(array)) {
            return;
        }
        // The call itself throws for wrong bounds.
        context.footprints.range(array, Math.max(0, from), Math.min(to, length), 1, site.id);
    }
}
