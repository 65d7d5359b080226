package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.EffectAction;
import dev.anyorder.agent.catalogue.EffectOperand;
import dev.anyorder.agent.catalogue.OperandBase;
import dev.anyorder.agent.catalogue.OperandPart;
import dev.anyorder.agent.catalogue.StateEffect;
import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.AccessOp;

/**
 * Volatile accesses by calls. If the variable is unknown, the object and all its volatile fields are synchronised,
 * which can hide races.
 */
final class VolatileAccesses {
    private final SyncObjects syncs;
    private final PartSyncObjects partSyncObjects;
    private final HandleAccesses handleAccesses;
    private final StateAccesses stateAccesses;
    private final boolean isFollowed;

    /** @param isFollowed whether an analysis needs accesses to atomic objects */
    VolatileAccesses(
            SyncObjects syncs,
            PartSyncObjects partSyncObjects,
            HandleAccesses handleAccesses,
            StateAccesses stateAccesses,
            boolean isFollowed) {
        this.syncs = syncs;
        this.partSyncObjects = partSyncObjects;
        this.handleAccesses = handleAccesses;
        this.stateAccesses = stateAccesses;
        this.isFollowed = isFollowed;
    }

    /** A write or update; an update also awaits earlier writes. */
    void before(
            CallEffect meaning,
            Object object,
            EffectOperand operand,
            ActiveCall call,
            TaskContext context,
            CallInstruction place) {
        HandleVariable variable = operand.base() == OperandBase.VARIABLE ? handleAccesses.of(call) : null;
        StateEffect effect = meaning.effect();
        if (variable != null) {
            SyncObject sync = handleAccesses.sync(variable, place);
            if (effect != null) {
                follow(variable, place.op(effect), context, place);
            }
            context.touch(sync, site(variable, place), DeterminismCalls.op(effect, place));
            if (meaning.action() == EffectAction.VOLATILE_UPDATE) {
                await(sync, meaning, context, place);
            }
            handleAccesses.access(variable, effect == null ? AccessOp.WRITE : place.op(effect), true, context, place);
            context.signal(sync);
            return;
        }
        if (isFollowed && effect != null) {
            stateAccesses.atomic(object, operand, call, place.op(effect), context, place);
        }
        SyncObject sync = operand.part() == OperandPart.CELL
                ? partSyncObjects.of(object, call.index(operand.from()))
                : syncs.of(object);
        context.touch(sync, place.reads(), DeterminismCalls.op(effect, place));
        context.signal(sync);
        if (operand.part() != OperandPart.CELL) {
            for (long offset : FieldShadows.tokens(object.getClass())) {
                context.signal(FieldShadows.token(object, offset, SyncObject.MAKER));
            }
        }
    }

    void after(
            CallEffect meaning,
            Object object,
            EffectOperand operand,
            ActiveCall call,
            TaskContext context,
            CallInstruction place) {
        HandleVariable variable = operand.base() == OperandBase.VARIABLE ? handleAccesses.of(call) : null;
        boolean isRead = meaning.action() == EffectAction.VOLATILE_READ;
        if (variable != null) {
            if (isRead && meaning.effect() != null) {
                follow(variable, AccessOp.READ, context, place);
            }
            SyncObject sync = handleAccesses.sync(variable, place);
            if (isRead) {
                context.touch(sync, site(variable, place), AccessOp.READ);
            }
            await(sync, meaning, context, place);
            if (isRead) {
                handleAccesses.access(variable, AccessOp.READ, true, context, place);
            }
            return;
        }
        if (isFollowed && isRead && meaning.effect() != null) {
            stateAccesses.atomic(object, operand, call, AccessOp.READ, context, place);
        }
        if (operand.part() == OperandPart.CELL) {
            read(partSyncObjects.of(object, call.index(operand.from())), meaning, context, place);
        } else {
            read(syncs.of(object), meaning, context, place);
            partSyncObjects.all(object).forEach(cell -> read(cell, meaning, context, place));
            for (long offset : FieldShadows.tokens(object.getClass())) {
                SyncObject token = FieldShadows.token(object, offset, SyncObject.MAKER);
                if (learns(meaning, place)) {
                    context.await(token);
                } else {
                    context.observe(token);
                }
            }
        }
    }

    private Site site(HandleVariable variable, CallInstruction place) {
        VariableField field = variable.field();
        return field == null ? place.reads() : handleAccesses.site(place, field.target, AccessOp.READ, true);
    }

    private static void read(SyncObject sync, CallEffect meaning, TaskContext context, CallInstruction place) {
        if (meaning.action() == EffectAction.VOLATILE_READ) {
            context.touch(sync, place.reads(), AccessOp.READ);
        }
        await(sync, meaning, context, place);
    }

    /** An update with an unused result learns no data: an observed edge, not a logical one. */
    private static boolean learns(CallEffect meaning, CallInstruction place) {
        return meaning.action() == EffectAction.VOLATILE_READ || place.learns(meaning.effect());
    }

    private static void await(SyncObject sync, CallEffect meaning, TaskContext context, CallInstruction place) {
        if (learns(meaning, place)) {
            context.awaitTouched(sync);
        } else {
            context.observe(sync);
        }
    }

    private void follow(HandleVariable variable, AccessOp op, TaskContext context, CallInstruction place) {
        VariableField field = variable.field();
        if (isFollowed && field != null && field.isVolatile) {
            stateAccesses.atomic(variable.owner(), handleAccesses.site(place, field.target, op, true), context);
        }
    }
}
