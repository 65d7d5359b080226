package dev.anyorder.agent.transform;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.CountedLoop;
import dev.anyorder.agent.instrument.flow.InductionVariables;
import dev.anyorder.agent.instrument.flow.Instructions;
import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import dev.anyorder.agent.instrument.flow.ValueSources;
import dev.anyorder.agent.site.AccessTarget;
import dev.anyorder.agent.site.Site;
import dev.anyorder.core.analysis.AccessOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

/**
 * Moves hooks out of {@linkplain CountedLoop loops}: accesses of every iteration are recorded once, at the exit.
 * Misses them if an exception leaves the loop.
 */
final class LoopInstrumenter {
    private static final int LARGEST = 3000;

    private final MethodEdit method;
    private final MethodNode node;
    private final ControlFlowGraph graph;
    private final ReadModifyWrites updates;
    private final DependenceInstrumenter dependences;
    private final Set<AbstractInsnNode> putOff = new HashSet<>();
    private final List<Runnable> exits = new ArrayList<>();

    LoopInstrumenter(
            MethodEdit method, ControlFlowGraph graph, ReadModifyWrites updates, DependenceInstrumenter dependences) {
        this.updates = updates;
        this.dependences = dependences;
        this.method = method;
        this.graph = graph;
        this.node = method.node;
    }

    boolean isPutOff(AbstractInsnNode insn) {
        return putOff.contains(insn);
    }

    /** Must run before the method is edited. */
    void find() {
        if (node.instructions.size() > LARGEST
                || node.name.equals("<init>")
                || !method.scope.hasFrames()
                || !graph.hasBackwardJump()) {
            return;
        }
        List<CountedLoop> loops = CountedLoop.of(graph, method.scope);
        ValueSources sources = loops.isEmpty() ? null : ValueSources.of(node, method.scope.info.name());
        if (sources != null) {
            loops.forEach(loop -> plan(loop, new InductionVariables(loop, sources)));
        }
    }

    private void plan(CountedLoop loop, InductionVariables rounds) {
        Plan plan = new Plan(loop, rounds);
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

    /** Must run after all other edits of instructions. */
    void finish() {
        exits.forEach(Runnable::run);
    }

    private final class Plan {
        private final CountedLoop loop;
        private final InductionVariables rounds;
        private final int counter;
        /** Whether a counter ends the loop, whatever other tasks do. */
        final boolean isBounded;

        private final Map<Integer, Integer> starts = new HashMap<>();
        private final Map<AbstractInsnNode, Kept> kept = new HashMap<>();
        private final Map<String, InsnSequence> reads = new HashMap<>();
        final List<InsnSequence> notes = new ArrayList<>();

        Plan(CountedLoop loop, InductionVariables rounds) {
            this.loop = loop;
            this.rounds = rounds;
            this.counter = loop.anyCounter();
            this.isBounded = isOrdering(loop.exit.getOpcode()) && (isCounter(1) || isCounter(0));
        }

        private static boolean isOrdering(int opcode) {
            return opcode >= IF_ICMPLT && opcode <= IF_ICMPLE;
        }

        private boolean isCounter(int fromTop) {
            return rounds.origin(loop.exit, fromTop) instanceof VarInsnNode load && loop.counts(load.var) != null;
        }

        /** An access before the exit test: it also runs in the last iteration. */
        void considerCondition(AbstractInsnNode insn) {
            int opcode = insn.getOpcode();
            if ((opcode == GETFIELD || opcode == GETSTATIC) && !updates.isTold(insn) && updates.half(insn) == null) {
                InsnSequence check = check((FieldInsnNode) insn);
                if (check != null) {
                    notes.add(check);
                    putOff.add(insn);
                }
            }
        }

        void consider(AbstractInsnNode insn) {
            if (updates.isTold(insn) || updates.half(insn) != null || method.scope.holds(insn)) {
                return;
            }
            int opcode = insn.getOpcode();
            if (Instructions.isArrayLoad(opcode)) {
                array(insn, 0, updates.op(insn, false));
            } else if (Instructions.isArrayStore(opcode)) {
                array(insn, 1, updates.op(insn, true));
            } else if (insn instanceof FieldInsnNode field) {
                field(field);
            }
        }

        private void array(AbstractInsnNode insn, int above, AccessOp op) {
            AbstractInsnNode array = rounds.origin(insn, above + 1);
            AbstractInsnNode index = rounds.origin(insn, above);
            if (array == null || index == null || !method.scope.watchesElements(insn) || !rounds.isFixed(array)) {
                return;
            }
            Linear linear = linear(index);
            int slope = linear == null ? rounds.slope(index) : linear.step();
            if (slope == InductionVariables.UNKNOWN) {
                return;
            }
            Site site = method.site(op, AccessTarget.ELEMENT, "");
            InsnSequence code = load(new InsnSequence(), array, ALOAD);
            if (linear != null) {
                code.var(ILOAD, start(linear.local())).push(linear.offset()).op(IADD);
                code.var(ILOAD, linear.local()).push(linear.offset()).op(IADD).push(linear.step());
            } else if (slope == 0) {
                load(code, index, ILOAD).var(ILOAD, start(counter)).var(ILOAD, counter);
            } else {
                load(code, index, ILOAD).push(slope).op(IADD, DUP);
                count(code).push(slope).op(IMUL, ISUB, SWAP).push(slope);
            }
            String hook = slope == 0 ? "once" : "range";
            int footprint = loop.isNested() ? method.footprint() : -1;
            if (footprint < 0) {
                code.var(ALOAD, method.context()).push(site.id).call(method.scope.elements(), hook, "(OIIICI)V");
            } else {
                code.var(ALOAD, footprint)
                        .var(ALOAD, method.context())
                        .push(site.id)
                        .call(method.scope.elements(), hook, "(OIIIFCI)F")
                        .var(ASTORE, footprint);
            }
            note(code, op, place(array) + " " + place(index));
            putOff.add(insn);
        }

        private InsnSequence count(InsnSequence code) {
            IincInsnNode step = Objects.requireNonNull(loop.counts(counter));
            return code.var(ILOAD, counter)
                    .var(ILOAD, start(counter))
                    .op(ISUB)
                    .push(step.incr)
                    .op(IDIV);
        }

        /** A plain write subsumes a read of the same element in the same step. */
        private void note(InsnSequence code, AccessOp op, String element) {
            if (op == AccessOp.READ) {
                reads.put(element, code);
            } else if (!op.commutes()) {
                InsnSequence read = reads.remove(element);
                if (read != null) {
                    notes.remove(read);
                }
            }
            notes.add(code);
        }

        /** Equal for equal values. */
        private String place(AbstractInsnNode origin) {
            if (origin instanceof VarInsnNode load && (loop.keeps(load.var) || loop.counts(load.var) != null)) {
                return "local " + load.var;
            }
            Linear linear = origin.getOpcode() == IADD || origin.getOpcode() == ISUB ? linear(origin) : null;
            return linear != null ? linear.toString() : "made at " + node.instructions.indexOf(origin);
        }

        /** A counter plus a constant. */
        private record Linear(int local, int offset, int step) {}

        private @Nullable Linear linear(AbstractInsnNode index) {
            if (index instanceof VarInsnNode load && load.getOpcode() == ILOAD) {
                IincInsnNode step = loop.counts(load.var);
                boolean isUsable = step != null && loop.isBefore(load, step) && loop.contains(load);
                return isUsable && step != null ? new Linear(load.var, 0, step.incr) : null;
            }
            if (index.getOpcode() == IADD || index.getOpcode() == ISUB) {
                AbstractInsnNode left = rounds.origin(index, 1);
                AbstractInsnNode right = rounds.origin(index, 0);
                Integer constant = right == null ? null : Instructions.constant(right);
                Linear base = left instanceof VarInsnNode ? linear(left) : null;
                if (base != null && constant != null) {
                    return new Linear(base.local(), index.getOpcode() == IADD ? constant : -constant, base.step());
                }
            }
            return null;
        }

        private void field(FieldInsnNode insn) {
            InsnSequence check = check(insn);
            if (check != null) {
                LabelNode over = new LabelNode();
                InsnSequence code = new InsnSequence()
                        .var(ILOAD, start(counter))
                        .var(ILOAD, counter)
                        .jump(IF_ICMPEQ, over);
                code.list.add(check.list);
                notes.add(code.land(over));
                putOff.add(insn);
            }
        }

        /** Null if the field varies, or must be recorded each time. */
        private @Nullable InsnSequence check(FieldInsnNode insn) {
            FieldRef field = method.scope.resolve(insn.owner, insn.name, insn.desc);
            boolean isGrouped = field != null
                    && field.group() != null
                    && method.scope.config().blocks();
            if (field == null || isGrouped || dependences.isDependent(field)) {
                return null;
            }
            boolean isWrite = insn.getOpcode() == PUTFIELD || insn.getOpcode() == PUTSTATIC;
            AbstractInsnNode receiver = field.isStatic() ? insn : rounds.origin(insn, isWrite ? 1 : 0);
            int local = receiver instanceof VarInsnNode load && loop.keeps(load.var) ? load.var : -1;
            if (!field.isStatic() && local < 0 || field.isStatic() && !method.scope.hasClassConstants()) {
                return null;
            }
            Site site = method.site(updates.op(insn, isWrite), field.target(), "");
            InsnSequence code = new InsnSequence();
            FieldInstrumenter.check(method, code, insn.owner, field, site, isWrite, local);
            return code;
        }

        /** Pushes the value at the exit, from its own local or a copy. */
        private InsnSequence load(InsnSequence code, AbstractInsnNode origin, int opcode) {
            if (origin instanceof VarInsnNode load && loop.keeps(load.var)) {
                return code.var(opcode, load.var);
            }
            Integer constant = Instructions.constant(origin);
            if (constant != null) {
                return code.push(constant);
            }
            Kept copy = kept.get(origin);
            if (copy == null) {
                boolean isNumber = opcode == ILOAD;
                copy = new Kept(
                        isNumber ? method.lastingLocal(Opcodes.INTEGER) : method.lastingLocal("java/lang/Object"),
                        isNumber ? ISTORE : ASTORE);
                kept.put(origin, copy);
                method.prologue().op(isNumber ? ICONST_0 : ACONST_NULL).var(copy.store(), copy.local());
            }
            return code.var(opcode, copy.local());
        }

        private record Kept(int local, int store) {}

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
            starts.forEach((local, start) -> method.before(
                    loop.header, new InsnSequence().var(ILOAD, local).var(ISTORE, start)));
            kept.forEach((origin, copy) ->
                    method.after(origin, new InsnSequence().op(DUP).var(copy.store(), copy.local())));
            LabelNode target = loop.exit.label;
            LabelNode left = new LabelNode();
            SavedTypes types = new SavedTypes();
            node.instructions.insert(loop.exit, types);
            loop.exit.label = left;
            node.instructions.add(left);
            node.instructions.add(types.again());
            for (InsnSequence note : notes) {
                node.instructions.add(note.list);
            }
            node.instructions.add(new JumpInsnNode(GOTO, target));
        }
    }
}
