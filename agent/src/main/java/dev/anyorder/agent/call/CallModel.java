package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallEffect;
import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.EffectAction;
import dev.anyorder.agent.catalogue.EffectOperand;
import dev.anyorder.agent.catalogue.OperandBase;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.objectweb.asm.Type;

/** The effects of a call instruction by its static type. Immutable. */
public final class CallModel {
    private static final Set<EffectAction> BEFORE = EnumSet.of(
            EffectAction.SIGNAL,
            EffectAction.ARRIVE,
            EffectAction.RELEASE,
            EffectAction.SYNCHRONIZED,
            EffectAction.WAITS,
            EffectAction.READS,
            EffectAction.WRITES,
            EffectAction.VOLATILE_WRITE,
            EffectAction.VOLATILE_UPDATE,
            EffectAction.NONDETERMINISTIC,
            EffectAction.QUERIES,
            EffectAction.MODIFIES,
            EffectAction.TAKES_PERMITS,
            EffectAction.GIVES_PERMITS);
    private static final Set<EffectAction> AFTER = EnumSet.of(
            EffectAction.AWAIT,
            EffectAction.PASS,
            EffectAction.ACQUIRE,
            EffectAction.RELEASE,
            EffectAction.SYNCHRONIZED,
            EffectAction.WAITS,
            EffectAction.JOINS,
            EffectAction.READS,
            EffectAction.WRITES,
            EffectAction.VOLATILE_READ,
            EffectAction.VOLATILE_UPDATE,
            EffectAction.VIEW,
            EffectAction.CURSOR,
            EffectAction.WRAPPER,
            EffectAction.CONDITION,
            EffectAction.CONFINED,
            EffectAction.OPTIMISTIC,
            EffectAction.VALIDATE,
            EffectAction.MARK);
    private static final Set<EffectAction> FAILING =
            EnumSet.of(EffectAction.WAITS, EffectAction.JOINS, EffectAction.PASS);
    private static final Set<EffectAction> WRAPPING =
            EnumSet.of(EffectAction.LOCKED, EffectAction.RUNS, EffectAction.ACTION);

    final String name;
    final String descriptor;
    /** Key for caches; interned. */
    final String signature;

    final CallRule rule;
    /** Whether this is a method body that the library calls. */
    final boolean body;

    private final List<CallRule> candidates;
    private final String text;

    /** @param candidates rules that the receiver's class may select */
    public CallModel(
            String owner, String name, String descriptor, CallRule rule, List<CallRule> candidates, boolean body) {
        this.name = name;
        this.descriptor = descriptor;
        this.signature = (name + descriptor).intern();
        this.rule = rule;
        this.candidates = candidates;
        this.body = body;
        this.text = owner.substring(Math.max(owner.lastIndexOf('/'), owner.lastIndexOf('$')) + 1) + "." + name;
    }

    /** As in reports: {@code HashMap.put}. */
    public String text() {
        return text;
    }

    public boolean before() {
        return !body && rule.needsReceiver() || uses(BEFORE);
    }

    public boolean after() {
        return !body && rule.needsReceiver()
                || rule.meanings().stream()
                        .anyMatch(effect -> AFTER.contains(effect.action()) && !isDoneBefore(effect));
    }

    /** Array accesses are recorded before the call, even if it throws. */
    private boolean isDoneBefore(CallEffect effect) {
        EffectOperand operand = effect.operand();
        boolean isAccess = effect.action() == EffectAction.READS || effect.action() == EffectAction.WRITES;
        return isAccess
                && operand != null
                && operand.base() == OperandBase.ARGUMENT
                && argumentType(operand.argument()).charAt(0) == '['
                && !effect.condition().looksAtResult();
    }

    public boolean failing() {
        return uses(FAILING);
    }

    public SortedSet<Integer> wrappedArguments() {
        SortedSet<Integer> numbers = new TreeSet<>();
        addWrapped(rule, numbers);
        candidates.forEach(candidate -> addWrapped(candidate, numbers));
        return numbers;
    }

    private static void addWrapped(CallRule rule, Set<Integer> numbers) {
        for (CallEffect effect : rule.meanings()) {
            EffectOperand operand = effect.operand();
            if (WRAPPING.contains(effect.action()) && operand != null) {
                numbers.add(operand.argument());
            }
        }
    }

    public boolean commutes() {
        return uses(EnumSet.of(EffectAction.COMMUTES));
    }

    public boolean isBlock() {
        return uses(EnumSet.of(EffectAction.ATOMIC));
    }

    public boolean isDeterministic() {
        return uses(EnumSet.of(EffectAction.DETERMINISTIC));
    }

    int arguments() {
        return Type.getArgumentTypes(descriptor).length;
    }

    String argumentType(int number) {
        return Type.getArgumentTypes(descriptor)[number - 1].getInternalName();
    }

    private boolean uses(Set<EffectAction> verbs) {
        for (CallEffect effect : rule.meanings()) {
            if (verbs.contains(effect.action())) {
                return true;
            }
        }
        return false;
    }
}
