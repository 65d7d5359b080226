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

/** What the calls of one instruction mean, as far as its static type tells. */
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
    /** Name and descriptor, as a key. */
    final String signature;

    final CallRule rule;
    /** Whether this is about the body of a method that the library calls. */
    final boolean body;

    private final List<CallRule> candidates;
    private final String text;

    /**
     * @param rule what the static type says
     * @param candidates what the class of the receiver may turn out to say
     */
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

    /** How a report names the call: {@code HashMap.put}. */
    public String text() {
        return text;
    }

    /** Whether there is something to do before the call. */
    public boolean before() {
        return !body && rule.needsReceiver() || uses(BEFORE);
    }

    /** Whether there is something to do after it. */
    public boolean after() {
        return !body && rule.needsReceiver()
                || rule.meanings().stream()
                        .anyMatch(effect -> AFTER.contains(effect.action()) && !isDoneBefore(effect));
    }

    /** Whether it is an access to an array, which is told before the call whatever comes of it. */
    private boolean isDoneBefore(CallEffect effect) {
        EffectOperand operand = effect.operand();
        boolean isAccess = effect.action() == EffectAction.READS || effect.action() == EffectAction.WRITES;
        return isAccess
                && operand != null
                && operand.base() == OperandBase.ARGUMENT
                && argumentType(operand.argument()).charAt(0) == '['
                && !effect.condition().looksAtResult();
    }

    /** Whether there is something to do when it throws. */
    public boolean failing() {
        return uses(FAILING);
    }

    /** The numbers of the arguments that are functions to be wrapped. */
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

    /** Whether calls of it are declared to commute. */
    public boolean commutes() {
        return uses(EnumSet.of(EffectAction.COMMUTES));
    }

    /** Whether a call of it is declared to be atomic in all that it does. */
    public boolean isBlock() {
        return uses(EnumSet.of(EffectAction.ATOMIC));
    }

    /** Whether a call of it is declared to be deterministic, with all tasks that it creates. */
    public boolean isDeterministic() {
        return uses(EnumSet.of(EffectAction.DETERMINISTIC));
    }

    /** How many arguments there are. */
    int arguments() {
        return Type.getArgumentTypes(descriptor).length;
    }

    /** The internal name of the type of an argument. */
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
