package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Base;
import dev.anyorder.agent.catalogue.Operand;
import dev.anyorder.agent.catalogue.Part;
import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.core.analysis.Op;

/**
 * Volatile accesses that calls make: to an atomic object, to an element of an atomic array, or to the variable of a
 * handle. When that variable cannot be told, the object and all of its volatile fields are meant.
 */
final class VolatileAccesses {
    private final Syncs syncs;
    private final Cells cells;
    private final Variables variables;

    VolatileAccesses(Syncs syncs, Cells cells, Variables variables) {
        this.syncs = syncs;
        this.cells = cells;
        this.variables = variables;
    }

    /** A write is about to be made; of an update, which has also read what others wrote so far. */
    void before(Object object, Operand operand, boolean isUpdate, Call call, TaskContext context, CallPlace place) {
        Variable variable = operand.base() == Base.VARIABLE ? variables.of(call) : null;
        if (variable != null) {
            Sync sync = variables.sync(variable, place);
            if (isUpdate) {
                context.await(sync);
            }
            variables.access(variable, Op.WRITE, true, context, place);
            context.signal(sync);
        } else if (operand.part() == Part.CELL) {
            context.signal(cells.of(object, call.index(operand.from())));
        } else {
            context.signal(syncs.of(object));
            for (long offset : FieldShadows.tokens(object.getClass())) {
                context.signal((Sync) FieldShadows.token(object, offset, new Sync(object)));
            }
        }
    }

    /** A read has been made, alone or as part of an update. */
    void after(Object object, Operand operand, boolean isUpdate, Call call, TaskContext context, CallPlace place) {
        Variable variable = operand.base() == Base.VARIABLE ? variables.of(call) : null;
        if (variable != null) {
            context.await(variables.sync(variable, place));
            if (!isUpdate) {
                variables.access(variable, Op.READ, true, context, place);
            }
        } else if (operand.part() == Part.CELL) {
            context.await(cells.of(object, call.index(operand.from())));
        } else {
            context.await(syncs.of(object));
            cells.all(object).forEach(context::await);
            for (long offset : FieldShadows.tokens(object.getClass())) {
                context.await((Sync) FieldShadows.token(object, offset, new Sync(object)));
            }
        }
    }
}
