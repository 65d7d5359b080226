package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Meaning;
import dev.anyorder.agent.catalogue.Operand;
import dev.anyorder.agent.catalogue.Part;
import dev.anyorder.agent.catalogue.Row;
import dev.anyorder.agent.catalogue.Verb;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.Threads;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Functions that are handed to the library to be run there: what stands in for them. */
final class Functions {
    private final Locks locks;
    private final Views views;
    private final Syncs syncs;
    private final Threads threads;
    private final Consumer<Throwable> failures;
    private final Cells keys = new Cells();

    Functions(Locks locks, Views views, Syncs syncs, Threads threads, Consumer<Throwable> failures) {
        this.locks = locks;
        this.views = views;
        this.syncs = syncs;
        this.threads = threads;
        this.failures = failures;
    }

    /**
     * What to hand to the call in place of the function that it will run.
     *
     * @param row what the call means
     */
    @Nullable
    Object wrap(Row row, Call call, CallPlace place) {
        Object function = call.argument(place.wrapped());
        if (function == null) {
            return null;
        }
        for (Meaning meaning : row.meanings()) {
            Operand operand = meaning.operand();
            if (operand != null && operand.argument() == place.wrapped()) {
                Around around = around(meaning, row, call, place.looks());
                if (around != null) {
                    return around.wrap(function, place.model().argumentType(place.wrapped()));
                }
            }
        }
        return function;
    }

    private @Nullable Around around(Meaning meaning, Row row, Call call, boolean looks) {
        if (meaning.verb() == Verb.ACTION) {
            return new BarrierAction(threads, failures);
        }
        Operand of = meaning.other();
        Object on = call.object(of);
        if (of == null || on == null || (meaning.verb() != Verb.LOCKED && meaning.verb() != Verb.RUNS)) {
            return null;
        }
        Sync lock = null;
        if (meaning.verb() == Verb.LOCKED) {
            Object key = of.part() == Part.CELL ? call.argument(of.from()) : null;
            lock = key == null ? locks.of(on) : keys.of(on, hash(key));
        }
        // What parallel tasks run is not put into the object.
        boolean publishes = row.meanings().stream().noneMatch(each -> each.verb() == Verb.TASK);
        return new LibraryFunction(lock, syncs.of(views.root(on)), publishes, looks, syncs, threads, failures);
    }

    /** Runs code of the program, as the call itself will. */
    private static int hash(Object key) {
        try {
            return key.hashCode();
        } catch (RuntimeException thrown) {
            // The call itself will throw it, and run no function.
            return 0;
        }
    }
}
