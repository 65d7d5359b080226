package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.AccessOp;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Assignments that are made up and then run: what is said to be an update of a family has to leave the same behind in both
 * orders, with itself and with others of the family, whatever was there before.
 */
class RandomAssignmentsTest {
    private static final int PROGRAMS = 10_000;

    private static final TransformConfig TOOLS = new TransformConfig(
            new InstrumentationFilter(List.of(), List.of()),
            new SiteTable(),
            new CallModels(new ModelReader(17).catalogue()));

    private static final class Loader extends ClassLoader {
        Class<?> define(String name, byte[] bytes) {
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    /** A class that was made up, loaded. */
    private static final class Program {
        final long seed;
        final Method method;
        final Field x;
        final Field other;
        final boolean isTruth;

        Program(long seed, Class<?> type) throws ReflectiveOperationException {
            this.seed = seed;
            this.method = type.getMethod("m", int.class, int.class, boolean.class);
            this.x = type.getField("x");
            this.other = type.getField("other");
            this.isTruth = x.getType() == boolean.class;
        }

        /** What is left of a state. */
        int[] run(int[] state, int[] arguments) throws ReflectiveOperationException {
            if (isTruth) {
                x.setBoolean(null, (state[0] & 1) != 0);
            } else {
                x.setInt(null, state[0]);
            }
            other.setInt(null, state[1]);
            method.invoke(null, arguments[0], arguments[1], arguments[2] != 0);
            int left = isTruth ? (x.getBoolean(null) ? 1 : 0) : x.getInt(null);
            return new int[] {left, other.getInt(null)};
        }
    }

    private final SplittableRandom random = new SplittableRandom(1);
    private final Map<AccessOp, Integer> counts = new EnumMap<>(AccessOp.class);
    private final Map<AccessOp, Program> numbers = new EnumMap<>(AccessOp.class);
    private final Map<AccessOp, Program> truths = new EnumMap<>(AccessOp.class);

    @Test
    void whatIsSaidToCommuteDoes() throws ReflectiveOperationException {
        for (int seed = 0; seed < PROGRAMS; seed++) {
            String name = "Made" + seed;
            byte[] bytes = new RandomAssignments(seed, name).make();
            AccessOp family = family(bytes);
            if (family != null) {
                Program program = new Program(seed, new Loader().define(name, bytes));
                Map<AccessOp, Program> last = program.isTruth ? truths : numbers;
                check(family, program, program);
                check(family, program, last.getOrDefault(family, program));
                last.put(family, program);
                counts.merge(family, 1, Integer::sum);
            }
        }
        System.out.println("Of " + PROGRAMS + " assignments were said to commute: " + counts);
        for (AccessOp op : List.of(
                AccessOp.ADD, AccessOp.MULTIPLY, AccessOp.AND, AccessOp.OR, AccessOp.XOR, AccessOp.MIN, AccessOp.MAX)) {
            assertTrue(counts.getOrDefault(op, 0) > 50, op + " was hardly ever found: " + counts);
        }
    }

    private void check(AccessOp family, Program p, Program q) throws ReflectiveOperationException {
        for (int i = 0; i < 40; i++) {
            int[] state = {random.nextInt(-4, 5), 0};
            int[] a = {random.nextInt(-4, 5), random.nextInt(-4, 5), random.nextInt(2)};
            int[] b = {random.nextInt(-4, 5), random.nextInt(-4, 5), random.nextInt(2)};
            int[] one = q.run(p.run(state, a), b);
            int[] two = p.run(q.run(state, b), a);
            String programs = family + " of seeds " + p.seed + " and " + q.seed;
            assertEquals(List.of(one[0], one[1]), List.of(two[0], two[1]), programs);
        }
    }

    /** The family of all accesses to x; null if they are not of one. */
    private static @Nullable AccessOp family(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassNode type = new ClassNode();
        reader.accept(type, ClassReader.SKIP_FRAMES);
        RewrittenClass scope = new RewrittenClass(reader, null, TOOLS);
        MethodNode method = type.methods.get(0);
        ReadModifyWrites updates = new ReadModifyWrites(new ControlFlowGraph(method), scope);
        AccessOp family = null;
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof FieldInsnNode field && field.name.equals("x") && !updates.isTold(insn)) {
                AccessOp op = updates.op(insn, field.getOpcode() == org.objectweb.asm.Opcodes.PUTSTATIC);
                if (!op.commutes() || family != null && op.family() != family) {
                    return null;
                }
                family = op.family();
            }
        }
        return family;
    }
}
