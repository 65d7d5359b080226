package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Base;
import dev.anyorder.agent.catalogue.Effect;
import dev.anyorder.agent.catalogue.Meaning;
import dev.anyorder.agent.catalogue.Operand;
import dev.anyorder.agent.catalogue.Part;
import dev.anyorder.agent.catalogue.Verb;
import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.determinism.Use;

/**
 * Volatile accesses that calls make: to an atomic object, to an element of an atomic array, or to the variable of a
 * handle. When that variable cannot be told, the object and all of its volatile fields are meant. If anybody asks for
 * it, they are accesses to a state, too.
 */
final class VolatileAccesses {
    private final Syncs syncs;
    private final Cells cells;
    private final Variables variables;
    private final States states;
    private final boolean isFollowed;

    /**
     * @param isFollowed whether an analysis asks for accesses to the states of atomic objects
     */
    VolatileAccesses(Syncs syncs, Cells cells, Variables variables, States states, boolean isFollowed) {
        this.syncs = syncs;
        this.cells = cells;
        this.variables = variables;
        this.states = states;
        this.isFollowed = isFollowed;
    }

    /** A write is about to be made, alone or as part of an update, which has also read what others wrote so far. */
    void before(Meaning meaning, Object object, Operand operand, Call call, TaskContext context, CallPlace place) {
        Variable variable = operand.base() == Base.VARIABLE ? variables.of(call) : null;
        Effect effect = meaning.effect();
        if (variable != null) {
            Sync sync = variables.sync(variable, place);
            if (effect != null) {
                follow(variable, place.op(effect), context, place);
            }
            context.touch(sync, site(variable, place), Meetings.use(effect, Op.WRITE, place));
            if (meaning.verb() == Verb.VOLATILE_UPDATE) {
                await(sync, meaning, context, place);
            }
            variables.access(variable, effect == null ? Op.WRITE : place.op(effect), true, context, place);
            context.signal(sync);
            return;
        }
        if (isFollowed && effect != null) {
            states.atomic(object, operand, call, place.op(effect), context, place);
        }
        Sync sync = operand.part() == Part.CELL ? cells.of(object, call.index(operand.from())) : syncs.of(object);
        context.touch(sync, place.reads(), Meetings.use(effect, Op.WRITE, place));
        context.signal(sync);
        if (operand.part() != Part.CELL) {
            for (long offset : FieldShadows.tokens(object.getClass())) {
                context.signal(FieldShadows.token(object, offset, Sync.MAKER));
            }
        }
    }

    /** A read has been made, alone or as part of an update. */
    void after(Meaning meaning, Object object, Operand operand, Call call, TaskContext context, CallPlace place) {
        Variable variable = operand.base() == Base.VARIABLE ? variables.of(call) : null;
        boolean isRead = meaning.verb() == Verb.VOLATILE_READ;
        if (variable != null) {
            if (isRead && meaning.effect() != null) {
                follow(variable, Op.READ, context, place);
            }
            Sync sync = variables.sync(variable, place);
            if (isRead) {
                context.touch(sync, site(variable, place), Use.READ);
            }
            await(sync, meaning, context, place);
            if (isRead) {
                variables.access(variable, Op.READ, true, context, place);
            }
            return;
        }
        if (isFollowed && isRead && meaning.effect() != null) {
            states.atomic(object, operand, call, Op.READ, context, place);
        }
        if (operand.part() == Part.CELL) {
            read(cells.of(object, call.index(operand.from())), meaning, context, place);
        } else {
            read(syncs.of(object), meaning, context, place);
            cells.all(object).forEach(cell -> read(cell, meaning, context, place));
            for (long offset : FieldShadows.tokens(object.getClass())) {
                Sync token = FieldShadows.token(object, offset, Sync.MAKER);
                if (learns(meaning, place)) {
                    context.await(token);
                } else {
                    context.observe(token);
                }
            }
        }
    }

    private Site site(Variable variable, CallPlace place) {
        VariableField field = variable.field();
        return field == null ? place.reads() : variables.site(place, field.target, Op.READ, true);
    }

    private static void read(Sync sync, Meaning meaning, TaskContext context, CallPlace place) {
        if (meaning.verb() == Verb.VOLATILE_READ) {
            context.touch(sync, place.reads(), Use.READ);
        }
        await(sync, meaning, context, place);
    }

    /** Who does not look at what an update has found has been told nothing, though it came later. */
    private static boolean learns(Meaning meaning, CallPlace place) {
        return meaning.verb() == Verb.VOLATILE_READ || place.learns(meaning.effect());
    }

    private static void await(Sync sync, Meaning meaning, TaskContext context, CallPlace place) {
        if (learns(meaning, place)) {
            context.awaitTouched(sync);
        } else {
            context.observe(sync);
        }
    }

    private void follow(Variable variable, Op op, TaskContext context, CallPlace place) {
        VariableField field = variable.field();
        if (isFollowed && field != null && field.isVolatile) {
            states.atomic(variable.owner(), variables.site(place, field.target, op, true), context);
        }
    }
}
