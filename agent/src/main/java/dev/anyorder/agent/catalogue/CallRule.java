package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The effects of calls of the methods that a pattern matches. Immutable. */
public final class CallRule implements MethodRule {
    private static final Set<OperandPart> TOUCHED = EnumSet.of(OperandPart.ALL, OperandPart.SHAPE, OperandPart.CURSOR);

    private final ClassSection section;
    private final MethodPattern pattern;
    private final ModelLine line;
    private final boolean body;
    private final List<CallEffect> meanings;
    private final boolean needsReceiver;
    private final @Nullable CallEffect update;
    private final boolean onlyTouches;
    private final boolean isOwn;
    private final @Nullable CallEffect atomic;

    CallRule(ClassSection section, MethodPattern pattern, ModelLine line, boolean body, List<CallEffect> meanings) {
        this.section = section;
        this.pattern = pattern;
        this.line = line;
        this.body = body;
        this.meanings = List.copyOf(meanings);
        this.needsReceiver = decideByReceiver();
        this.update = findUpdate();
        this.onlyTouches = touchesOnly();
        this.isOwn = meanings.stream().allMatch(CallRule::isOwn);
        this.atomic = meanings.stream()
                .filter(meaning -> meaning.action() == EffectAction.SYNCHRONIZED)
                .findFirst()
                .orElse(null);
    }

    private static boolean isOwn(CallEffect meaning) {
        EffectOperand about = switch (meaning.action()) {
            case READS, WRITES -> meaning.operand();
            case VIEW, CURSOR -> meaning.other();
            default -> null;
        };
        return about != null && about.base() == OperandBase.THIS;
    }

    private boolean touchesOnly() {
        boolean hasCell = false;
        for (CallEffect meaning : meanings) {
            if (!isTouch(meaning)) {
                return false;
            }
            hasCell |= isOfCell(meaning);
        }
        return meanings.size() == 1 || !meanings.isEmpty() && !hasCell;
    }

    private static boolean isTouch(CallEffect meaning) {
        EffectOperand operand = meaning.operand();
        return (meaning.action() == EffectAction.READS || meaning.action() == EffectAction.WRITES)
                && meaning.effect() == null
                && meaning.condition().kind() == EffectCondition.Kind.ALWAYS
                && operand != null
                && operand.base() == OperandBase.THIS
                && (TOUCHED.contains(operand.part()) || isOfCell(meaning) && operand.from() == 1);
    }

    private static boolean isOfCell(CallEffect meaning) {
        return meaning.operand() != null && meaning.operand().part() == OperandPart.CELL;
    }

    private @Nullable CallEffect findUpdate() {
        for (CallEffect meaning : meanings) {
            if (meaning.action() == EffectAction.WRITES && meaning.effect() != null) {
                return meaning;
            }
        }
        return null;
    }

    private boolean decideByReceiver() {
        if (section.kind() == ClassSection.Kind.FINAL_CLASS) {
            return false;
        }
        if (section.onlyIf() != null || section.byRuntimeClass()) {
            return true;
        }
        if (section.contract()) {
            return false;
        }
        for (CallEffect meaning : meanings) {
            if (!meaning.action().repeatable()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public ClassSection section() {
        return section;
    }

    @Override
    public MethodPattern pattern() {
        return pattern;
    }

    @Override
    public ModelLine place() {
        return line;
    }

    /**
     * Whether the rule is about bodies that the library calls. Effects after a call happen at their entry, effects
     * before it at every exit.
     */
    public boolean body() {
        return body;
    }

    /** In order; empty for {@code none}. */
    public List<CallEffect> meanings() {
        return meanings;
    }

    /** The write with a state effect; may replace all accesses to its operand. */
    public @Nullable CallEffect update() {
        return update;
    }

    /** Holds a monitor during the whole call. */
    public @Nullable CallEffect atomic() {
        return atomic;
    }

    /** Whether a call only accesses its receiver: all, shape, cursor, or the cell of its first argument. */
    public boolean onlyTouches() {
        return onlyTouches;
    }

    /** Whether a call only accesses its receiver or creates views of it. */
    public boolean isOwn() {
        return isOwn;
    }

    @Override
    public boolean silent() {
        for (CallEffect meaning : meanings) {
            if (meaning.action() != EffectAction.TASK && meaning.action() != EffectAction.COMBINES) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the receiver's class may select another rule or an instrumented override, see
     * {@link ModelCatalogue#findFor}. Not for static calls and constructors.
     */
    public boolean needsReceiver() {
        return needsReceiver;
    }

    /** For a synchronized object: atomic if it accesses the state. */
    CallRule synchronizedRow() {
        boolean accesses = false;
        for (CallEffect meaning : meanings) {
            accesses |= meaning.action() == EffectAction.READS || meaning.action() == EffectAction.WRITES;
        }
        if (!accesses) {
            return this;
        }
        List<CallEffect> atomic = new ArrayList<>();
        atomic.add(CallEffect.SYNCHRONIZED_THIS);
        atomic.addAll(meanings);
        return new CallRule(section, pattern, line, body, atomic);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(pattern.toString());
        String separator = " ";
        for (CallEffect meaning : meanings) {
            text.append(separator).append(meaning);
            separator = "; ";
        }
        return meanings.isEmpty() ? text.append(" none").toString() : text.toString();
    }
}
