package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.Target;
import dev.anyorder.core.analysis.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Takes the hooks out of {@linkplain CountedLoop loops}: what is touched in every round is noted once, when the loop is
 * left. A loop that is left by an exception notes nothing of what was put off.
 */
final class LoopEdits {
    private static final int LARGEST = 3000;

    private final MethodEdit method;
    private final MethodNode node;
    private final Updates updates;
    private final DependenceEdits dependences;
    private final Set<AbstractInsnNode> putOff = new HashSet<>();
    private final List<Runnable> exits = new ArrayList<>();
    private Frame<SourceValue>[] frames = newFrames();

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Frame<SourceValue>[] newFrames() {
        return new Frame[0];
    }

    LoopEdits(MethodEdit method, Updates updates, DependenceEdits dependences) {
        this.updates = updates;
        this.dependences = dependences;
        this.method = method;
        this.node = method.node;
    }

    /** Whether the access is noted at the exit of its loop and needs no hook of its own. */
    boolean isPutOff(AbstractInsnNode insn) {
        return putOff.contains(insn);
    }

    /** Looks for loops. To be called before anything is inserted. */
    void find() {
        if (node.instructions.size() > LARGEST || node.name.equals("<init>") || !method.scope.hasFrames()) {
            return;
        }
        List<CountedLoop> loops = new ArrayList<>();
        for (AbstractInsnNode insn : node.instructions) {
            CountedLoop loop = CountedLoop.closedBy(insn, node, method.scope);
            if (loop != null && loop.anyCounter() >= 0) {
                loops.add(loop);
            }
        }
        if (loops.isEmpty() || !analyze()) {
            return;
        }
        for (CountedLoop loop : loops) {
            plan(loop);
        }
    }

    private boolean analyze() {
        try {
            frames = new Analyzer<>(new Origins()).analyze(method.scope.info.name(), node);
            return true;
        } catch (AnalyzerException strange) {
            // Code that the analysis cannot follow keeps its hooks where they are.
            return false;
        }
    }

    /** Tells where values come from, looking through copies on the stack. */
    private static final class Origins extends SourceInterpreter {
        Origins() {
            super(Opcodes.ASM9);
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
            boolean isStackCopy = insn.getOpcode() >= DUP && insn.getOpcode() <= SWAP;
            return isStackCopy ? value : super.copyOperation(insn, value);
        }
    }

    private void plan(CountedLoop loop) {
        Plan plan = new Plan(loop);
        for (AbstractInsnNode insn : node.instructions) {
            if (insn instanceof LineNumberNode number) {
                method.line(number.line);
            }
            if (loop.isRunEachRound(insn)) {
                plan.consider(insn);
            } else if (loop.isRunEvenInLastRound(insn) && plan.isBounded) {
                plan.considerCondition(insn);
            }
        }
        if (!plan.notes.isEmpty()) {
            exits.add(plan::insert);
        }
    }

    /** Inserts what notes the accesses. To be called after all other edits of instructions. */
    void finish() {
        exits.forEach(Runnable::run);
    }

    private @Nullable AbstractInsnNode origin(AbstractInsnNode user, int fromTop) {
        Frame<SourceValue> frame = frames[node.instructions.indexOf(user)];
        if (frame == null) {
            return null;
        }
        SourceValue value = frame.getStack(frame.getStackSize() - 1 - fromTop);
        return value.insns.size() == 1 ? value.insns.iterator().next() : null;
    }

    /** What is noted at the exit of one loop. */
    private final class Plan {
        private final CountedLoop loop;
        private final int counter;
        /** Whether the loop ends whatever other tasks do: it goes on until a counter has reached something. */
        final boolean isBounded;

        private final Map<Integer, Integer> starts = new HashMap<>();
        private final Map<AbstractInsnNode, Integer> kept = new HashMap<>();
        private final Map<String, Code> reads = new HashMap<>();
        final List<Code> notes = new ArrayList<>();

        Plan(CountedLoop loop) {
            this.loop = loop;
            this.counter = loop.anyCounter();
            this.isBounded = isOrdering(loop.exit.getOpcode()) && (isCounter(1) || isCounter(0));
        }

        private static boolean isOrdering(int opcode) {
            return opcode >= IF_ICMPLT && opcode <= IF_ICMPLE;
        }

        private boolean isCounter(int fromTop) {
            return origin(loop.exit, fromTop) instanceof VarInsnNode load && loop.counts(load.var) != null;
        }

        /** Something that is done before it is known whether there is another round. */
        void considerCondition(AbstractInsnNode insn) {
            int opcode = insn.getOpcode();
            if ((opcode == GETFIELD || opcode == GETSTATIC) && !updates.isTold(insn) && updates.half(insn) == null) {
                Code check = check((FieldInsnNode) insn);
                if (check != null) {
                    notes.add(check);
                    putOff.add(insn);
                }
            }
        }

        void consider(AbstractInsnNode insn) {
            if (updates.isTold(insn) || updates.half(insn) != null) {
                return;
            }
            int opcode = insn.getOpcode();
            if (ArrayEdits.isLoad(opcode)) {
                array(insn, 0, updates.op(insn, false));
            } else if (ArrayEdits.isStore(opcode)) {
                array(insn, 1, updates.op(insn, true));
            } else if (insn instanceof FieldInsnNode field) {
                field(field);
            }
        }

        private void array(AbstractInsnNode insn, int above, Op op) {
            AbstractInsnNode array = origin(insn, above + 1);
            AbstractInsnNode index = origin(insn, above);
            if (array == null || index == null || !method.scope.watchesElements(insn) || !isFixed(array)) {
                return;
            }
            Code code = new Code();
            if (index instanceof VarInsnNode load && loop.keeps(load.var) && load.getOpcode() == ILOAD) {
                Site site = method.site(op, Target.ELEMENT, "");
                load(code, array).var(ILOAD, load.var);
                code.var(ILOAD, start(counter)).var(ILOAD, counter);
                code.var(ALOAD, method.context()).push(site.id).call(Code.FOOTPRINT, "once", "(OIIICI)V");
            } else {
                Linear linear = linear(index);
                if (linear == null) {
                    return;
                }
                Site site = method.site(op, Target.ELEMENT, "");
                load(code, array);
                code.var(ILOAD, start(linear.local())).push(linear.offset()).op(IADD);
                code.var(ILOAD, linear.local()).push(linear.offset()).op(IADD).push(linear.step());
                code.var(ALOAD, method.context()).push(site.id).call(Code.FOOTPRINT, "range", "(OIIICI)V");
            }
            note(code, op, place(array) + " " + place(index));
            putOff.add(insn);
        }

        /** A plain write of an element tells all that a read of the same element by the same step could tell. */
        private void note(Code code, Op op, String element) {
            if (op == Op.READ) {
                reads.put(element, code);
            } else if (!op.commutes()) {
                Code read = reads.remove(element);
                if (read != null) {
                    notes.remove(read);
                }
            }
            notes.add(code);
        }

        /** The same for values that are the same. */
        private String place(AbstractInsnNode origin) {
            if (origin instanceof VarInsnNode load) {
                return "local " + load.var;
            }
            Linear linear = origin.getOpcode() == IADD || origin.getOpcode() == ISUB ? linear(origin) : null;
            return linear != null ? linear.toString() : "made at " + node.instructions.indexOf(origin);
        }

        /** An index that a counted local makes: the local, plus or minus a constant. */
        private record Linear(int local, int offset, int step) {}

        private @Nullable Linear linear(AbstractInsnNode index) {
            if (index instanceof VarInsnNode load && load.getOpcode() == ILOAD) {
                IincInsnNode step = loop.counts(load.var);
                boolean isUsable = step != null && loop.isBefore(load, step) && loop.contains(load);
                return isUsable && step != null ? new Linear(load.var, 0, step.incr) : null;
            }
            if (index.getOpcode() == IADD || index.getOpcode() == ISUB) {
                AbstractInsnNode left = origin(index, 1);
                AbstractInsnNode right = origin(index, 0);
                Integer constant = right == null ? null : Constants.of(right);
                Linear base = left instanceof VarInsnNode ? linear(left) : null;
                if (base != null && constant != null) {
                    return new Linear(base.local(), index.getOpcode() == IADD ? constant : -constant, base.step());
                }
            }
            return null;
        }

        private void field(FieldInsnNode insn) {
            Code check = check(insn);
            if (check != null) {
                LabelNode over = new LabelNode();
                Code code = new Code()
                        .var(ILOAD, start(counter))
                        .var(ILOAD, counter)
                        .jump(IF_ICMPEQ, over);
                code.list.add(check.list);
                notes.add(code.land(over));
                putOff.add(insn);
            }
        }

        /** The check of a field that is the same in all rounds; null if it is not, or not to be put off. */
        private @Nullable Code check(FieldInsnNode insn) {
            FieldRef field = method.scope.resolve(insn.owner, insn.name, insn.desc);
            boolean isGrouped = field != null
                    && field.group() != null
                    && method.scope.tools().blocks();
            if (field == null || isGrouped || dependences.isDependent(field)) {
                return null;
            }
            boolean isWrite = insn.getOpcode() == PUTFIELD || insn.getOpcode() == PUTSTATIC;
            AbstractInsnNode receiver = field.isStatic() ? insn : origin(insn, isWrite ? 1 : 0);
            int local = receiver instanceof VarInsnNode load && loop.keeps(load.var) ? load.var : -1;
            if (!field.isStatic() && local < 0 || field.isStatic() && !method.scope.hasClassConstants()) {
                return null;
            }
            Site site = method.site(updates.op(insn, isWrite), field.target(), "");
            Code code = new Code();
            FieldEdits.check(method, code, insn.owner, field, site, isWrite, local);
            return code;
        }

        /** Whether the value is the same in all rounds, and can be had at the exit. */
        private boolean isFixed(AbstractInsnNode origin) {
            if (origin instanceof VarInsnNode load) {
                return load.getOpcode() == ALOAD && loop.keeps(load.var);
            }
            if (!loop.contains(origin) || !loop.isRunEachRound(origin)) {
                return false;
            }
            if (origin instanceof FieldInsnNode field) {
                boolean isStatic = field.getOpcode() == GETSTATIC;
                AbstractInsnNode receiver = isStatic ? origin : origin(origin, 0);
                return !loop.has(isStatic ? PUTSTATIC : PUTFIELD, field.name)
                        && (isStatic || receiver != null && isFixed(receiver));
            }
            if (origin.getOpcode() == AALOAD && !loop.has(AASTORE, null)) {
                AbstractInsnNode array = origin(origin, 1);
                AbstractInsnNode index = origin(origin, 0);
                return array != null
                        && isFixed(array)
                        && index instanceof VarInsnNode load
                        && load.getOpcode() == ILOAD
                        && loop.keeps(load.var);
            }
            return false;
        }

        /** Pushes the value at the exit: from its own local, or from one that it is copied to where it is made. */
        private Code load(Code code, AbstractInsnNode origin) {
            if (origin instanceof VarInsnNode load) {
                return code.var(ALOAD, load.var);
            }
            Integer local = kept.get(origin);
            if (local == null) {
                local = method.lastingLocal("java/lang/Object");
                kept.put(origin, local);
                method.prologue().op(ACONST_NULL).var(ASTORE, local);
            }
            return code.var(ALOAD, local);
        }

        /** The local that holds what a counted one was when the loop was entered. */
        private int start(int local) {
            Integer start = starts.get(local);
            if (start == null) {
                start = method.lastingLocal(Opcodes.INTEGER);
                starts.put(local, start);
                method.prologue().op(ICONST_0).var(ISTORE, start);
            }
            return start;
        }

        void insert() {
            starts.forEach((local, start) ->
                    method.before(loop.header, new Code().var(ILOAD, local).var(ISTORE, start)));
            kept.forEach(
                    (origin, local) -> method.after(origin, new Code().op(DUP).var(ASTORE, local)));
            LabelNode target = loop.exit.label;
            LabelNode left = new LabelNode();
            SavedTypes types = new SavedTypes();
            node.instructions.insert(loop.exit, types);
            loop.exit.label = left;
            node.instructions.add(left);
            node.instructions.add(types.again());
            for (Code note : notes) {
                node.instructions.add(note.list);
            }
            node.instructions.add(new JumpInsnNode(GOTO, target));
        }
    }
}
