package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Base;
import dev.anyorder.agent.catalogue.Catalogue;
import dev.anyorder.agent.catalogue.Meaning;
import dev.anyorder.agent.catalogue.Nature;
import dev.anyorder.agent.catalogue.Operand;
import dev.anyorder.agent.catalogue.Row;
import dev.anyorder.agent.catalogue.Verb;
import dev.anyorder.agent.shadow.Statics;
import dev.anyorder.agent.site.Sites;
import dev.anyorder.agent.task.Doing;
import dev.anyorder.agent.task.Jobs;
import dev.anyorder.agent.task.Sync;
import dev.anyorder.agent.task.Syncs;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.Threads;
import dev.anyorder.core.analysis.Op;
import dev.anyorder.core.determinism.Scope;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Carries out what the catalogue says of a call: each verb before the call, after it, and when it throws. */
public final class Calls {
    private final Syncs syncs;
    private final Receivers receivers;
    private final Views views = new Views();
    private final States states;
    private final DependentCalls dependents;
    private final KeyedCalls keyed;
    private final Locks locks;
    private final Functions functions;
    private final Barriers barriers = new Barriers();
    private final Marks marks = new Marks();
    private final Edges edges;
    private final Variables variables;
    private final VolatileAccesses volatiles;
    private final Meetings meetings;

    /**
     * @param watched whether a class of this internal name is instrumented
     * @param isFollowed whether an analysis asks for accesses to the states of atomic objects
     * @param isChoosy whether the state of an object is of no interest before it is {@linkplain #hold held}
     * @param chances takes what is left to chance in a block that is to be deterministic
     * @param failures takes errors of ours that happen inside wrapped functions
     */
    public Calls(
            Catalogue catalogue,
            Predicate<String> watched,
            Threads threads,
            Jobs jobs,
            Syncs syncs,
            Sites sites,
            Statics statics,
            boolean isFollowed,
            boolean isChoosy,
            BiConsumer<Doing, Scope> chances,
            Consumer<Throwable> failures) {
        this.meetings = new Meetings(views, chances);
        this.syncs = syncs;
        this.receivers = new Receivers(catalogue, watched);
        this.states = new States(receivers, views, syncs, sites, isChoosy);
        Keys keys = new Keys();
        this.dependents = new DependentCalls(states, views, sites, keys);
        this.keyed = new KeyedCalls(states, views, sites, keys);
        this.locks = new Locks(views, syncs);
        this.edges = new Edges(threads, jobs, syncs, views, locks);
        this.functions = new Functions(locks, views, syncs, threads, failures);
        Cells cells = new Cells();
        this.variables = new Variables(sites, statics, syncs, cells);
        this.volatiles = new VolatileAccesses(syncs, cells, variables, states, isFollowed);
    }

    /** What is done to the object is of interest from now on. */
    public void hold(Object object) {
        states.hold(object);
    }

    /** A call is about to be made. */
    public void before(Call call, TaskContext context, CallPlace place) {
        Row row = row(place.model(), call, context);
        if (row == null) {
            return;
        }
        Object monitor = monitor(row, call);
        if (monitor == null) {
            call.settled.begin();
            before(row, call, context, place, false);
            // What is told of parts of an object besides is told under locks.
            if (!place.model().body
                    && (place.dealing() == null || context.locks.set().size() == 0)) {
                call.settled.end(row, place.site(), context.step, call.receiver);
            }
        } else {
            // The callee takes this monitor anyway. Holding it now makes our events come in the order of the calls.
            synchronized (monitor) {
                context.locks.acquire(syncs.of(monitor), false, place.site());
                before(row, call, context, place, true);
                context.locks.release(syncs.of(monitor), false, place.site());
            }
        }
    }

    private void before(Row row, Call call, TaskContext context, CallPlace place, boolean isGuarded) {
        dependents.before(call, context, place, isGuarded);
        keyed.before(call, context, place);
        Meaning update = update(row, call, context, place, isGuarded);
        for (Meaning meaning : row.meanings()) {
            Operand operand = meaning.operand();
            Object object = call.object(operand);
            if (meaning.verb() == Verb.CHANCE) {
                meetings.chance(context, place);
            }
            if (operand == null || object == null || !marks.maybe(meaning.condition(), call)) {
                continue;
            }
            switch (meaning.verb()) {
                case SIGNAL -> edges.signal(object, operand, context);
                case ARRIVE -> {
                    if (place.model().body) {
                        barriers.of(object).add(context.stamp());
                    } else {
                        barriers.arrive(object, context, Barriers.hasPass(row));
                    }
                }
                case RELEASE -> locks.release(object, meaning, context, place);
                case WAITS -> {
                    Sync lock = locks.of(views.lockOf(object));
                    context.open.add(context.locks.releaseAll(lock, place.site()));
                }
                case READS -> {
                    if (update == null || !operand.equals(update.operand())) {
                        access(object, operand, call, Op.READ, context, place);
                    }
                }
                case WRITES -> {
                    if (meaning == update) {
                        states.update(object, place.op(Objects.requireNonNull(meaning.effect())), context, place);
                    } else if (isGuarded || !meaning.condition().looksAtResult()) {
                        access(object, operand, call, Op.WRITE, context, place);
                    }
                }
                case VOLATILE_WRITE, VOLATILE_UPDATE ->
                    volatiles.before(meaning, object, operand, call, context, place);
                case ASKS, CHANGES, TAKES, GIVES -> meetings.before(meaning, object, operand, context, place);
                default -> {}
            }
        }
    }

    /**
     * The meaning that stands for all accesses of its operand: an update that commutes with others of its sort, because
     * a lock keeps them apart and nobody looks at the result. Null if there is none.
     */
    private @Nullable Meaning update(Row row, Call call, TaskContext context, CallPlace place, boolean isGuarded) {
        Meaning update = row.update();
        if (update == null || update.effect() == null || place.isUsed() || place.model().body) {
            return null;
        }
        Object object = call.object(update.operand());
        boolean isLocked = isGuarded || context.locks.set().size() > 0;
        return isLocked && object != null && place.op(update.effect()).commutes() && states.isPlain(object)
                ? update
                : null;
    }

    private void access(Object object, Operand operand, Call call, Op op, TaskContext context, CallPlace place) {
        if (operand.base() == Base.VARIABLE) {
            Variable variable = variables.of(call);
            if (variable != null) {
                variables.access(variable, op, false, context, place);
            }
        } else {
            states.access(object, operand, call, op == Op.WRITE, context, place);
        }
    }

    /** A call has returned. */
    public void after(Call call, TaskContext context, CallPlace place) {
        Row row = row(place.model(), call, context);
        if (row == null) {
            return;
        }
        Object monitor = monitor(row, call);
        if (monitor == null) {
            dependents.after(call, context, place);
            keyed.after(call, context, place);
        } else {
            guarded(monitor, call, context, place);
            context.locks.awaitReleased(syncs.of(monitor));
        }
        Meaning update = update(row, call, context, place, monitor != null);
        for (Meaning meaning : row.meanings()) {
            Operand operand = meaning.operand();
            Object object = call.object(operand);
            boolean isMade = meaning == update || monitor != null && meaning.verb() == Verb.WRITES;
            // An update that has failed has read, and who looks at the answer knows that others have written.
            boolean isDue =
                    marks.holds(meaning.condition(), call) || meaning.verb() == Verb.VOLATILE_UPDATE && place.isUsed();
            if (operand == null || object == null || isMade || !isDue) {
                continue;
            }
            after(meaning, object, operand, call, context, place);
        }
    }

    /** What is known only now that a synchronized method has returned is told as if it still held its monitor. */
    private void guarded(Object monitor, Call call, TaskContext context, CallPlace place) {
        Dealing dealing = place.dealing();
        if (dealing != null && dependents.isToldAfter(dealing, call, context)) {
            synchronized (monitor) {
                context.locks.acquire(syncs.of(monitor), false, place.site());
                dependents.after(call, context, place);
                context.locks.release(syncs.of(monitor), false, place.site());
            }
        }
    }

    private void after(
            Meaning meaning, Object object, Operand operand, Call call, TaskContext context, CallPlace place) {
        switch (meaning.verb()) {
            case AWAIT -> {
                if (operand.base() != Base.RESULT || place.isUsed() || !place.combines()) {
                    edges.await(object, context);
                }
            }
            case PASS -> {
                if (place.model().body) {
                    context.await(barriers.of(object).gathered(null));
                } else {
                    barriers.pass(object, context);
                }
            }
            case ACQUIRE -> locks.acquire(object, meaning.mode(), context, place);
            case RELEASE -> {
                if (meaning.condition().looksAtResult()) {
                    Sync lock = locks.of(object);
                    context.locks.released(lock, Locks.isShared(lock, meaning.mode(), context), place.site());
                }
            }
            case WAITS -> edges.waited(object, context, place);
            case JOINS -> edges.joins(object, operand, context);
            case READS -> {
                if (states.nature(object) == Nature.CONCURRENT) {
                    edges.await(object, context);
                }
            }
            case WRITES -> {
                if (meaning.condition().looksAtResult()) {
                    access(object, operand, call, Op.WRITE, context, place);
                }
            }
            case VOLATILE_READ, VOLATILE_UPDATE -> volatiles.after(meaning, object, operand, call, context, place);
            case VIEW -> view(object, meaning.other(), call);
            case CURSOR -> views.link(object, call.object(meaning.other()), true, false);
            case WRAPPER -> views.link(object, call.object(meaning.other()), false, true);
            case CONDITION -> views.condition(object, call.object(meaning.other()));
            case CONFINED -> {
                if (context.isJob()) {
                    context.locks.acquire(syncs.of(context.thread), false);
                }
            }
            case OPTIMISTIC -> context.optimism.begin(locks.of(object));
            case VALIDATE -> {
                context.optimism.end(locks.of(object));
                if (call.succeeded()) {
                    context.locks.awaitReleased(locks.of(object));
                }
            }
            case MARK -> marks.mark(object);
            default -> {}
        }
    }

    private void view(Object view, @Nullable Operand of, Call call) {
        if (of != null) {
            int first = switch (of.part()) {
                case SHAPE -> -1;
                case FROM -> call.index(of.from());
                default -> 0;
            };
            views.link(view, call.object(of), false, false, first);
        }
    }

    /** A call has thrown. */
    public void failed(Throwable thrown, Call call, TaskContext context, CallPlace place) {
        Row row = row(place.model(), call, context);
        if (row == null) {
            return;
        }
        for (Meaning meaning : row.meanings()) {
            Object object = call.object(meaning.operand());
            Operand operand = meaning.operand();
            if (object == null || operand == null) {
                continue;
            }
            if (meaning.verb() == Verb.WAITS) {
                edges.waited(object, context, place);
            } else if (meaning.verb() == Verb.JOINS
                    && !(thrown instanceof InterruptedException)
                    && !(thrown instanceof TimeoutException)) {
                edges.joins(object, operand, context);
            } else if (meaning.verb() == Verb.PASS) {
                Barriers.takeArrival(context);
            }
        }
    }

    /** What to hand to the call in place of the function that it will run. */
    public @Nullable Object wrap(Call call, TaskContext context, CallPlace place) {
        Row row = row(place.model(), call, context);
        return row == null ? call.argument(place.wrapped()) : functions.wrap(row, call, place);
    }

    private @Nullable Row row(CallModel model, Call call, TaskContext context) {
        Row row = model.row;
        if (!row.needsReceiver() || model.body) {
            return row;
        }
        Object receiver = call.receiver;
        if (receiver == null) {
            return row;
        }
        Nature nature = states.nature(receiver);
        Row actual = receivers.row(model, receiver.getClass(), nature);
        return actual == null || states.ignores(actual, receiver, nature, context) ? null : actual;
    }

    private @Nullable Object monitor(Row row, Call call) {
        Meaning atomic = row.atomic();
        Object object = atomic == null ? null : call.object(atomic.operand());
        return object == null ? null : locks.monitorOf(object);
    }
}
