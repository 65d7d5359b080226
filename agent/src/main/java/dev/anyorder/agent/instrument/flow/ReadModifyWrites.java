package dev.anyorder.agent.instrument.flow;

import static org.objectweb.asm.Opcodes.*;

import dev.anyorder.core.analysis.AccessOp;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Assignments that read a location and then write it: {@code x.f += e}, {@code a[i] = a[i] * e}, {@code max =
 * Math.max(max, e)}, {@code x = x && e}, {@code if (v > max) max = v}. The write gets its operator if, on all paths,
 * the value read is used for nothing else.
 *
 * <p>If nothing in between can end the step, only the write is recorded; the read is missed if something throws.
 * Otherwise they are {@linkplain Half halves}, matched at run time. A comparison that guards a write is a guard read.
 *
 * <p>Misses updates through a local variable, a loop or an alias.
 */
public final class ReadModifyWrites {
    private static final int LONGEST_LEAD = 60;

    /** A read and a write that are one update if no step ends in between. */
    public record Half(AbstractInsnNode read, AbstractInsnNode write, AccessOp op) {}

    private final MethodNode method;
    private final FieldFacts fields;
    private final Map<AbstractInsnNode, AccessOp> ops = new HashMap<>();
    private final Set<AbstractInsnNode> told = new HashSet<>();
    private final Map<AbstractInsnNode, Half> halves = new HashMap<>();
    private final Set<String> writtenFields = new HashSet<>();

    private int writtenArrays;

    private final ControlFlowGraph graph;

    public ReadModifyWrites(ControlFlowGraph graph, FieldFacts fields) {
        this.graph = graph;
        this.method = graph.method();
        this.fields = fields;
        find();
    }

    private void find() {
        for (AbstractInsnNode insn : method.instructions) {
            int opcode = insn.getOpcode();
            if (Instructions.isArrayStore(opcode)) {
                writtenArrays |= 1 << (opcode - IASTORE);
            } else if (opcode == PUTFIELD || opcode == PUTSTATIC) {
                writtenFields.add(((FieldInsnNode) insn).name);
            }
        }
        for (AbstractInsnNode insn : method.instructions) {
            if (isCandidate(insn) && !told.contains(insn)) {
                follow(insn);
            }
        }
    }

    public boolean isTold(AbstractInsnNode read) {
        return told.contains(read);
    }

    public @Nullable Half half(AbstractInsnNode insn) {
        return halves.get(insn);
    }

    public AccessOp op(AbstractInsnNode insn, boolean isWrite) {
        return ops.getOrDefault(insn, isWrite ? AccessOp.WRITE : AccessOp.READ);
    }

    private boolean isCandidate(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        if (Instructions.isArrayLoad(opcode)) {
            return opcode != AALOAD && (writtenArrays & 1 << (opcode - IALOAD)) != 0;
        }
        boolean isRead = opcode == GETFIELD || opcode == GETSTATIC;
        if (!isRead || !(insn instanceof FieldInsnNode field) || !writtenFields.contains(field.name)) {
            return false;
        }
        return isNumber(Type.getType(field.desc)) && !fields.isVolatile(field);
    }

    private static boolean isNumber(Type type) {
        boolean isBoxed = type.getSort() == Type.OBJECT
                && type.getInternalName().startsWith("java/lang/")
                && !type.equals(Type.getType(String.class));
        return type.getSort() < Type.ARRAY || isBoxed;
    }

    private void follow(AbstractInsnNode read) {
        SymbolicInterpreter terms = new SymbolicInterpreter();
        Frame<SymbolicValue> frame = lead(read, terms);
        if (frame == null) {
            return;
        }
        SymbolicPaths paths = new SymbolicPaths(graph, fields, terms);
        List<SymbolicPaths.End> ends = paths.from(read.getNext(), frame);
        GuardedUpdate guarded = paths.guarded();
        if (guarded != null) {
            paths.passed.addAll(guarded.passed());
        }
        if (ends == null || !graph.isEnteredOnlyFrom(read, paths.passed)) {
            return;
        }
        if (guarded != null) {
            ops.put(read, guarded.op().test());
            ops.put(guarded.write(), guarded.op());
        } else {
            found(read, terms, paths, ends);
        }
    }

    /** From the straight-line code before the read; null if unknown. */
    private @Nullable Frame<SymbolicValue> lead(AbstractInsnNode read, SymbolicInterpreter terms) {
        AbstractInsnNode first = read;
        for (int left = LONGEST_LEAD; left > 0 && !graph.isJoin(first); left--) {
            AbstractInsnNode before = first.getPrevious();
            if (before == null
                    || !Instructions.fallsThrough(before)
                    || !Instructions.targets(before).isEmpty()) {
                break;
            }
            first = before;
        }
        Frame<SymbolicValue> frame = newFrame();
        for (AbstractInsnNode at = first; at != null; at = at.getNext()) {
            try {
                if (at == read) {
                    terms.location = location(read, frame, terms);
                }
                if (at.getOpcode() >= 0) {
                    terms.epoch += NonSynchronizing.isPlain(at, fields) || at == read ? 0 : 1;
                    frame.execute(at, terms);
                }
            } catch (AnalyzerException | IndexOutOfBoundsException strange) {
                // Only the read's own operands matter.
                if (at == read) {
                    return null;
                }
                frame = newFrame();
            }
            if (at == read) {
                return frame;
            }
        }
        return null;
    }

    private Frame<SymbolicValue> newFrame() {
        Frame<SymbolicValue> frame = new Frame<>(method.maxLocals, method.maxStack + 2);
        for (int i = 0; i < method.maxLocals; i++) {
            frame.setLocal(i, SymbolicValue.any(1));
        }
        return frame;
    }

    private static SymbolicInterpreter.Location location(
            AbstractInsnNode read, Frame<SymbolicValue> frame, SymbolicInterpreter terms) {
        int top = frame.getStackSize() - 1;
        if (read.getOpcode() == GETSTATIC) {
            return terms.locate(read, null, null);
        }
        return read.getOpcode() == GETFIELD
                ? terms.locate(read, frame.getStack(top), null)
                : terms.locate(read, frame.getStack(top - 1), frame.getStack(top));
    }

    private void found(
            AbstractInsnNode read, SymbolicInterpreter terms, SymbolicPaths paths, List<SymbolicPaths.End> ends) {
        AbstractInsnNode write = ends.get(0).at();
        SymbolicInterpreter.Location location = terms.location;
        if (location == null) {
            return;
        }
        boolean isPlain = true;
        for (SymbolicPaths.End end : ends) {
            isPlain &= end.choices().isEmpty();
            if (end.at() != write) {
                return;
            }
        }
        AccessOp op = paths.isLeft ? null : new CommutativityClassifier(ends).of(location.type());
        if (paths.isStep && (op != null || paths.isStraight)) {
            ops.put(write, op == null ? AccessOp.UPDATE : op);
            told.addAll(terms.reads);
        } else if (op != null && isPlain && !method.name.equals("<init>")) {
            Half half = new Half(read, write, op);
            halves.put(read, half);
            halves.put(write, half);
        }
    }
}
