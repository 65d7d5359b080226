package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.CollectionEffect;
import dev.anyorder.agent.catalogue.EffectAction;
import dev.anyorder.agent.catalogue.EffectOperand;
import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.OperandBase;
import dev.anyorder.agent.catalogue.ThreadSafety;
import dev.anyorder.agent.shadow.StaticShadows;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.agent.task.JobRegistry;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.TaskContext;
import dev.anyorder.agent.task.ThreadRegistry;
import dev.anyorder.core.analysis.AccessOp;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Performs a call's catalogued effects: before it, after it, and when it throws. */
public final class CallDispatcher {
    private final SyncObjects syncs;
    private final ReceiverClasses receiverClasses;
    private final ViewRegistry viewRegistry = new ViewRegistry();
    private final StateAccesses stateAccesses;
    private final DependentCalls dependents;
    private final KeyedCalls keyed;
    private final LockCalls lockCalls;
    private final FunctionProxies functions;
    private final BarrierCalls barriers = new BarrierCalls();
    private final ObjectMarks objectMarks = new ObjectMarks();
    private final OrderingCalls orderingCalls;
    private final HandleAccesses handleAccesses;
    private final VolatileAccesses volatiles;
    private final DeterminismCalls determinismCalls;

    /**
     * @param isFollowed whether an analysis needs accesses to atomic objects
     * @param isChoosy whether only {@linkplain #hold held} objects are tracked
     * @param failures receives internal errors inside wrapped functions
     */
    public CallDispatcher(
            ModelCatalogue catalogue,
            Predicate<String> watched,
            ThreadRegistry threads,
            JobRegistry jobs,
            SyncObjects syncs,
            SiteTable sites,
            StaticShadows statics,
            boolean isFollowed,
            boolean isChoosy,
            Consumer<Throwable> failures) {
        this.determinismCalls = new DeterminismCalls(viewRegistry);
        this.syncs = syncs;
        this.receiverClasses = new ReceiverClasses(catalogue, watched);
        this.stateAccesses = new StateAccesses(receiverClasses, viewRegistry, syncs, sites, isChoosy);
        KeyNumbers keyNumbers = new KeyNumbers();
        this.dependents = new DependentCalls(stateAccesses, viewRegistry, sites, keyNumbers);
        this.keyed = new KeyedCalls(stateAccesses, viewRegistry, sites, keyNumbers);
        this.lockCalls = new LockCalls(viewRegistry, syncs);
        this.orderingCalls = new OrderingCalls(threads, jobs, syncs, viewRegistry, lockCalls);
        this.functions = new FunctionProxies(lockCalls, viewRegistry, syncs, threads, failures);
        PartSyncObjects partSyncObjects = new PartSyncObjects();
        this.handleAccesses = new HandleAccesses(sites, statics, syncs, partSyncObjects);
        this.volatiles = new VolatileAccesses(syncs, partSyncObjects, handleAccesses, stateAccesses, isFollowed);
    }

    /** Tracks the object's state from now on. */
    public void hold(Object object) {
        stateAccesses.hold(object);
    }

    public void before(ActiveCall call, TaskContext context, CallInstruction place) {
        CallRule rule = row(place.model(), call, context);
        if (rule == null) {
            return;
        }
        Object monitor = monitor(rule, call);
        if (monitor == null) {
            call.redundantCalls.begin();
            before(rule, call, context, place, false);
            // Under a lock the call also accesses components, so it is never redundant.
            if (!place.model().body
                    && (place.collectionEffect() == null || context.locks.set().size() == 0)) {
                call.redundantCalls.end(rule, place.site(), context.step, call.receiver);
            }
        } else {
            // The callee takes this monitor too. Holding it keeps our events in call order.
            synchronized (monitor) {
                context.locks.acquire(syncs.of(monitor), false, place.site());
                before(rule, call, context, place, true);
                context.locks.release(syncs.of(monitor), false, place.site());
            }
        }
    }

    private void before(CallRule rule, ActiveCall call, TaskContext context, CallInstruction place, boolean isGuarded) {
        dependents.before(call, context, place, isGuarded);
        keyed.before(call, context, place);
        CallEffect update = update(rule, call, context, place, isGuarded);
        for (CallEffect meaning : rule.meanings()) {
            EffectOperand operand = meaning.operand();
            Object object = call.object(operand);
            if (meaning.action() == EffectAction.NONDETERMINISTIC) {
                context.nondeterministicCall(place.reads());
            }
            if (operand == null || object == null || !objectMarks.maybe(meaning.condition(), call)) {
                continue;
            }
            switch (meaning.action()) {
                case SIGNAL -> orderingCalls.signal(object, operand, context);
                case ARRIVE -> {
                    if (place.model().body) {
                        barriers.of(object).add(context.snapshot());
                    } else {
                        barriers.arrive(object, context, BarrierCalls.hasPass(rule));
                    }
                }
                case RELEASE -> lockCalls.release(object, meaning, context, place);
                case WAITS -> {
                    SyncObject lock = lockCalls.of(viewRegistry.lockOf(object));
                    context.open.add(context.locks.releaseAll(lock, place.site()));
                }
                case READS -> {
                    if (update == null || !operand.equals(update.operand())) {
                        access(object, operand, call, AccessOp.READ, context, place);
                    }
                }
                case WRITES -> {
                    if (meaning == update) {
                        stateAccesses.update(
                                object, place.op(Objects.requireNonNull(meaning.effect())), context, place);
                    } else if (isGuarded || !meaning.condition().looksAtResult()) {
                        access(object, operand, call, AccessOp.WRITE, context, place);
                    }
                }
                case VOLATILE_WRITE, VOLATILE_UPDATE ->
                    volatiles.before(meaning, object, operand, call, context, place);
                case QUERIES, MODIFIES, TAKES_PERMITS, GIVES_PERMITS ->
                    determinismCalls.before(meaning, object, operand, context, place);
                default -> {}
            }
        }
    }

    /** A commuting update under a lock with an unused result. It replaces all accesses to its operand. */
    private @Nullable CallEffect update(
            CallRule rule, ActiveCall call, TaskContext context, CallInstruction place, boolean isGuarded) {
        CallEffect update = rule.update();
        if (update == null || update.effect() == null || place.isUsed() || place.model().body) {
            return null;
        }
        Object object = call.object(update.operand());
        boolean isLocked = isGuarded || context.locks.set().size() > 0;
        return isLocked && object != null && place.op(update.effect()).commutes() && stateAccesses.isPlain(object)
                ? update
                : null;
    }

    private void access(
            Object object,
            EffectOperand operand,
            ActiveCall call,
            AccessOp op,
            TaskContext context,
            CallInstruction place) {
        if (operand.base() == OperandBase.VARIABLE) {
            HandleVariable variable = handleAccesses.of(call);
            if (variable != null) {
                handleAccesses.access(variable, op, false, context, place);
            }
        } else {
            stateAccesses.access(object, operand, call, op == AccessOp.WRITE, context, place);
        }
    }

    public void after(ActiveCall call, TaskContext context, CallInstruction place) {
        CallRule rule = row(place.model(), call, context);
        if (rule == null) {
            return;
        }
        Object monitor = monitor(rule, call);
        if (monitor == null) {
            dependents.after(call, context, place);
            keyed.after(call, context, place);
        } else {
            guarded(monitor, call, context, place);
            context.locks.awaitReleased(syncs.of(monitor));
        }
        CallEffect update = update(rule, call, context, place, monitor != null);
        for (CallEffect meaning : rule.meanings()) {
            EffectOperand operand = meaning.operand();
            Object object = call.object(operand);
            boolean isMade = meaning == update || monitor != null && meaning.action() == EffectAction.WRITES;
            // A failed update has read. If its result is used, it is ordered after the writers.
            boolean isDue = objectMarks.holds(meaning.condition(), call)
                    || meaning.action() == EffectAction.VOLATILE_UPDATE && place.isUsed();
            if (operand == null || object == null || isMade || !isDue) {
                continue;
            }
            after(meaning, object, operand, call, context, place);
        }
    }

    /** Effects known only after a synchronized method are recorded under its monitor, taken again. */
    private void guarded(Object monitor, ActiveCall call, TaskContext context, CallInstruction place) {
        CollectionEffect effect = place.collectionEffect();
        if (effect != null && dependents.isToldAfter(effect, call, context)) {
            synchronized (monitor) {
                context.locks.acquire(syncs.of(monitor), false, place.site());
                dependents.after(call, context, place);
                context.locks.release(syncs.of(monitor), false, place.site());
            }
        }
    }

    private void after(
            CallEffect meaning,
            Object object,
            EffectOperand operand,
            ActiveCall call,
            TaskContext context,
            CallInstruction place) {
        switch (meaning.action()) {
            case AWAIT -> {
                if (operand.base() != OperandBase.RESULT || place.isUsed() || !place.combines()) {
                    orderingCalls.await(object, context);
                }
            }
            case PASS -> {
                if (place.model().body) {
                    context.await(barriers.of(object).gathered(null));
                } else {
                    barriers.pass(object, context);
                }
            }
            case ACQUIRE -> lockCalls.acquire(object, meaning, context, place);
            case RELEASE -> {
                if (meaning.condition().looksAtResult()) {
                    SyncObject lock = lockCalls.of(object);
                    context.locks.released(lock, LockCalls.isShared(lock, meaning.mode(), context), place.site());
                }
            }
            case WAITS -> orderingCalls.waited(object, context, place);
            case JOINS -> orderingCalls.joins(object, operand, context);
            case READS -> {
                if (stateAccesses.nature(object) == ThreadSafety.CONCURRENT) {
                    orderingCalls.await(object, context);
                }
            }
            case WRITES -> {
                if (meaning.condition().looksAtResult()) {
                    access(object, operand, call, AccessOp.WRITE, context, place);
                }
            }
            case VOLATILE_READ, VOLATILE_UPDATE -> volatiles.after(meaning, object, operand, call, context, place);
            case VIEW -> view(object, meaning.other(), call);
            case CURSOR -> viewRegistry.link(object, call.object(meaning.other()), true, false);
            case WRAPPER -> viewRegistry.link(object, call.object(meaning.other()), false, true);
            case CONDITION -> viewRegistry.condition(object, call.object(meaning.other()));
            case CONFINED -> {
                if (context.isJob()) {
                    context.locks.acquire(syncs.of(context.thread), false);
                }
            }
            case OPTIMISTIC -> context.optimisticReads.begin(lockCalls.of(object));
            case VALIDATE -> {
                context.optimisticReads.end(lockCalls.of(object));
                if (call.succeeded()) {
                    context.locks.awaitReleased(lockCalls.of(object));
                }
            }
            case MARK -> objectMarks.mark(object);
            default -> {}
        }
    }

    private void view(Object view, @Nullable EffectOperand of, ActiveCall call) {
        if (of != null) {
            int first = switch (of.part()) {
                case SHAPE -> -1;
                case FROM -> call.index(of.from());
                default -> 0;
            };
            viewRegistry.link(view, call.object(of), false, false, first);
        }
    }

    public void failed(Throwable thrown, ActiveCall call, TaskContext context, CallInstruction place) {
        CallRule rule = row(place.model(), call, context);
        if (rule == null) {
            return;
        }
        for (CallEffect meaning : rule.meanings()) {
            Object object = call.object(meaning.operand());
            EffectOperand operand = meaning.operand();
            if (object == null || operand == null) {
                continue;
            }
            if (meaning.action() == EffectAction.WAITS) {
                orderingCalls.waited(object, context, place);
            } else if (meaning.action() == EffectAction.JOINS
                    && !(thrown instanceof InterruptedException)
                    && !(thrown instanceof TimeoutException)) {
                orderingCalls.joins(object, operand, context);
            } else if (meaning.action() == EffectAction.PASS) {
                BarrierCalls.takeArrival(context);
            }
        }
    }

    public @Nullable Object wrap(ActiveCall call, TaskContext context, CallInstruction place) {
        CallRule rule = row(place.model(), call, context);
        return rule == null ? call.argument(place.wrapped()) : functions.wrap(rule, call, place);
    }

    private @Nullable CallRule row(CallModel model, ActiveCall call, TaskContext context) {
        CallRule rule = model.rule;
        if (!rule.needsReceiver() || model.body) {
            return rule;
        }
        Object receiver = call.receiver;
        if (receiver == null) {
            return rule;
        }
        ThreadSafety safety = stateAccesses.nature(receiver);
        CallRule actual = receiverClasses.row(model, receiver.getClass(), safety);
        return actual == null || stateAccesses.ignores(actual, receiver, safety, context) ? null : actual;
    }

    private @Nullable Object monitor(CallRule rule, ActiveCall call) {
        CallEffect atomic = rule.atomic();
        Object object = atomic == null ? null : call.object(atomic.operand());
        return object == null ? null : lockCalls.monitorOf(object);
    }
}
