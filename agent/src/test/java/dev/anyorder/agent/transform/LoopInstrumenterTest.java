package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.hooks.ContextRegistry;
import dev.anyorder.hooks.Hooks;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.commons.SimpleRemapper;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** However accesses are gathered in loops: told is what was touched, no more and no less. */
class LoopInstrumenterTest {
    private static final String NAME = "Loops";
    private static final int LENGTH = 200;

    private final SiteTable sites = new SiteTable();
    private final TouchSink sink = TouchSink.make();
    private final Class<?> loops = new Rewriting().load();
    private final int[] a = new int[LENGTH];
    private final int[] b = new int[LENGTH];
    private final Set<String> touched = new TreeSet<>();

    LoopInstrumenterTest() throws ReflectiveOperationException, IOException {
        sink.writes = site -> sites.get(site).op.writes();
        sink.names.put(a, "a");
        sink.names.put(b, "b");
        Hooks.arm(sink);
        ContextRegistry.install(sink.context(Thread.currentThread()));
    }

    private final class Rewriting extends ClassLoader {
        Class<?> load() throws IOException {
            byte[] rewritten = rewritten();
            return defineClass(NAME, rewritten, 0, rewritten.length);
        }

        byte[] rewritten() throws IOException {
            TransformConfig config = new TransformConfig(
                    new InstrumentationFilter(List.of(), List.of()),
                    sites,
                    new CallModels(new ModelReader(17).catalogue()));
            return Objects.requireNonNull(new ProgramTransformer(config, new SkippedClasses())
                    .rewrite(Loops.class.getClassLoader(), NAME, renamed()));
        }

        /** Fields of classes with our own names are not watched. */
        private byte[] renamed() throws IOException {
            ClassWriter writer = new ClassWriter(0);
            try (InputStream in = Objects.requireNonNull(Loops.class.getResourceAsStream("Loops.class"))) {
                Remapper names = new SimpleRemapper(Opcodes.ASM9, Type.getInternalName(Loops.class), NAME);
                new ClassReader(in.readAllBytes()).accept(new ClassRemapper(writer, names), 0);
            }
            return writer.toByteArray();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "up",
                "down",
                "byThree",
                "byFour",
                "neighbours",
                "some",
                "fixed",
                "untilFound",
                "twoCounters",
                "counterMovedInside",
                "doWhile",
                "nested",
                "indirect",
                "swapped",
                "toLimit",
                "fromOffset",
                "byRows",
                "inTurn",
                "fromTheEnd",
                "countedInBetween",
                "twice",
                "byNothing"
            })
    void toldIsWhatWasTouched(String name) throws ReflectiveOperationException {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            int lo = random.nextInt(LENGTH - 1);
            int hi = random.nextInt(4) == 0 ? lo : lo + random.nextInt(LENGTH - lo);
            int k = random.nextInt(LENGTH);
            for (int i = 0; i < LENGTH; i++) {
                a[i] = random.nextInt(20);
                b[i] = random.nextInt(20);
            }
            touched.clear();
            expect(name, a.clone(), b.clone(), lo, hi, k);

            assertEquals(touched, told(name, lo, hi, k), name + " from " + lo + " to " + hi + ", seed " + seed);
        }
    }

    /** No hook for single elements is left. */
    @ParameterizedTest
    @ValueSource(strings = {"up", "byThree", "fixed", "fromOffset", "fromTheEnd", "countedInBetween"})
    void elementsAreToldWhenTheLoopIsLeft(String name) throws IOException {
        ClassNode rewritten = new ClassNode();
        new ClassReader(new Rewriting().rewritten()).accept(rewritten, 0);
        for (MethodNode method : rewritten.methods) {
            for (AbstractInsnNode insn : method.instructions) {
                boolean isTouch = insn instanceof MethodInsnNode call && call.name.equals("touch");
                assertTrue(!isTouch || !method.name.equals(name), name);
            }
        }
    }

    @Test
    void aFieldThatACounterIsComparedWithIsToldOnce() throws ReflectiveOperationException {
        for (int hi = 50; hi < 60; hi++) {
            sink.staticReads = 0;
            told("toLimit", 50, hi, 0);

            assertEquals(1, sink.staticReads, "up to " + hi);
        }
    }

    @Test
    void aFieldThatAloneEndsALoopIsToldInEveryRound() throws ReflectiveOperationException {
        field("isOn").setBoolean(null, true);
        told("whileOn", 50, 59, 0);

        assertEquals(11, sink.staticReads);
    }

    @Test
    void aLoopThatThrowsTellsNothingThatItDidNotTouch() throws ReflectiveOperationException {
        InvocationTargetException thrown =
                assertThrows(InvocationTargetException.class, () -> told("pastTheEnd", 190, 0, 1));
        assertTrue(thrown.getCause() instanceof ArrayIndexOutOfBoundsException);
        ContextRegistry.context().footprints.commit(ContextRegistry.context());
        for (String element : sink.told) {
            assertTrue(Integer.parseInt(element.substring("write a".length())) >= 190, element);
        }
    }

    private Field field(String name) throws ReflectiveOperationException {
        Field field = loops.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    private Set<String> told(String name, int lo, int hi, int k) throws ReflectiveOperationException {
        sink.told.clear();
        field("limit").setInt(null, hi);
        Method method = loops.getDeclaredMethod(name, int[].class, int[].class, int.class, int.class, int.class);
        method.setAccessible(true);
        method.invoke(null, a, b, lo, hi, k);
        ContextRegistry.context().footprints.commit(ContextRegistry.context());
        // A write tells what a read of the same element would.
        Set<String> told = new TreeSet<>(sink.told);
        told.removeIf(each -> each.startsWith("read ") && sink.told.contains(each.replace("read ", "write ")));
        return told;
    }

    /** The same loops, in other words. */
    private void expect(String name, int[] x, int[] y, int lo, int hi, int k) {
        switch (name) {
            case "up", "toLimit" -> {
                reads("a", lo, hi, 1);
                writes("b", lo, hi, 1);
            }
            case "down" -> writes("a", lo, hi, 1);
            case "byThree" -> writes("a", lo, hi, 3);
            case "byFour" -> {
                reads("b", lo, hi, 4);
                writes("a", lo, hi, 4);
            }
            case "neighbours" -> {
                reads("a", lo, hi - 2, 1);
                reads("a", lo + 2, hi, 1);
                writes("b", lo + 1, hi - 1, 1);
            }
            case "some" -> writes("a", (lo + 2) / 3 * 3, hi, 3);
            case "fixed" -> {
                reads("a", lo, hi, 1);
                writes("b", k, lo < hi ? k + 1 : k, 1);
            }
            case "untilFound" -> {
                int at = lo;
                while (at < hi && x[at] != 7) {
                    at++;
                }
                reads("a", lo, Math.min(at + 1, hi), 1);
                writes("b", lo, at, 1);
            }
            case "twoCounters" -> {
                int half = (hi - lo) / 2;
                reads("a", hi - half, hi, 1);
                writes("b", lo, lo + half, 1);
            }
            case "counterMovedInside" -> {
                for (int at = lo; at < hi; at += x[at] > 3 ? 2 : 1) {
                    touched.add("read a" + at);
                }
            }
            case "doWhile" -> {
                reads("b", lo, Math.max(hi, lo + 1), 1);
                writes("a", lo, Math.max(hi, lo + 1), 1);
            }
            case "nested" -> {
                reads("a", lo, hi, 1);
                writes("b", lo, hi, 1);
            }
            case "indirect" -> {
                reads("a", lo, hi, 1);
                Arrays.stream(x, lo, hi).forEach(value -> touched.add("write b" + (value & 31)));
            }
            case "swapped" -> {
                for (int i = lo; i < hi; i++) {
                    boolean isEven = (i - lo) % 2 == 0;
                    touched.add("read " + (isEven ? "a" : "b") + i);
                    touched.add("write " + (isEven ? "b" : "a") + i);
                }
            }
            case "fromOffset" -> {
                reads("a", lo, hi, 1);
                writes("b", lo, hi, 1);
            }
            case "byRows" -> {
                int width = hi - lo;
                for (int i = 0; i < k % 3; i++) {
                    int start = i * width % 60;
                    reads("a", i * 7, i * 7 + 3 * Math.min(width, 50), 3);
                    writes("b", start, start + Math.min(width, 50), 1);
                    reads("a", i * 16, i * 16 + 2 * (width % 60), 2);
                    writes("b", i * 60, i * 60 + width % 60, 1);
                }
            }
            case "inTurn" -> {
                String at = "a";
                for (int i = 0; i < k % 7; i++) {
                    for (int j = hi - i; j > lo; j -= 2) {
                        touched.add("write " + at + j);
                    }
                    reads(at, lo + i, hi, 1);
                    reads("b", k, lo + i < hi ? k + 1 : k, 1);
                    at = i % 3 == 0 ? "b" : "a";
                }
            }
            case "fromTheEnd" -> {
                reads("a", 0, lo < hi ? 1 : 0, 1);
                reads("a", hi, lo < hi ? hi + 1 : hi, 1);
                writes("b", LENGTH - hi, LENGTH - lo, 1);
            }
            case "countedInBetween" -> {
                writes("a", lo, hi, 1);
                reads("b", lo + 1, hi + 1, 1);
            }
            case "byNothing" -> {
                reads("a", k, lo < hi ? k + 1 : k, 1);
                writes("b", lo, hi, 1);
            }
            case "twice" -> {
                reads("a", lo, hi, 1);
                for (int i = lo; i < hi; i++) {
                    touched.add("write b" + (2 * i - 2 * k >= 0 ? 0 : 1));
                }
            }
            default -> throw new IllegalArgumentException(name);
        }
        touched.removeIf(each -> each.startsWith("read ") && touched.contains(each.replace("read ", "write ")));
    }

    private void reads(String array, int from, int to, int step) {
        for (int i = from; i < to; i += step) {
            touched.add("read " + array + i);
        }
    }

    private void writes(String array, int from, int to, int step) {
        for (int i = from; i < to; i += step) {
            touched.add("write " + array + i);
        }
    }
}
