package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.EffectAction;
import dev.anyorder.agent.catalogue.EffectOperand;
import dev.anyorder.agent.catalogue.OperandPart;
import dev.anyorder.agent.task.SyncObject;
import dev.anyorder.agent.task.SyncObjects;
import dev.anyorder.agent.task.ThreadRegistry;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Replaces functions that the program passes to the library by proxies. */
final class FunctionProxies {
    private final LockCalls lockCalls;
    private final ViewRegistry viewRegistry;
    private final SyncObjects syncs;
    private final ThreadRegistry threads;
    private final Consumer<Throwable> failures;
    private final PartSyncObjects keys = new PartSyncObjects();

    FunctionProxies(
            LockCalls lockCalls,
            ViewRegistry viewRegistry,
            SyncObjects syncs,
            ThreadRegistry threads,
            Consumer<Throwable> failures) {
        this.lockCalls = lockCalls;
        this.viewRegistry = viewRegistry;
        this.syncs = syncs;
        this.threads = threads;
        this.failures = failures;
    }

    @Nullable
    Object wrap(CallRule rule, ActiveCall call, CallInstruction place) {
        Object function = call.argument(place.wrapped());
        if (function == null) {
            return null;
        }
        for (CallEffect effect : rule.meanings()) {
            EffectOperand operand = effect.operand();
            if (operand != null && operand.argument() == place.wrapped()) {
                FunctionAdvice advice = around(effect, rule, call, place.looks());
                if (advice != null) {
                    return advice.wrap(function, place.model().argumentType(place.wrapped()));
                }
            }
        }
        return function;
    }

    private @Nullable FunctionAdvice around(CallEffect effect, CallRule rule, ActiveCall call, boolean looks) {
        if (effect.action() == EffectAction.ACTION) {
            return new BarrierAction(threads, failures);
        }
        EffectOperand of = effect.other();
        Object on = call.object(of);
        if (of == null
                || on == null
                || (effect.action() != EffectAction.LOCKED && effect.action() != EffectAction.RUNS)) {
            return null;
        }
        SyncObject lock = null;
        if (effect.action() == EffectAction.LOCKED) {
            Object key = of.part() == OperandPart.CELL ? call.argument(of.from()) : null;
            lock = key == null ? lockCalls.of(on) : keys.of(on, hash(key));
        }
        // Parallel tasks do not store into the object.
        boolean publishes = rule.meanings().stream().noneMatch(each -> each.action() == EffectAction.TASK);
        return new LibraryFunction(lock, syncs.of(viewRegistry.root(on)), publishes, looks, syncs, threads, failures);
    }

    /** Runs program code, as the call will. */
    private static int hash(Object key) {
        try {
            return key.hashCode();
        } catch (RuntimeException thrown) {
            // The call will throw it too.
            return 0;
        }
    }
}
