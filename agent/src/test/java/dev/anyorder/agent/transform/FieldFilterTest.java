package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.options.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

class FieldFilterTest {
    private static final String TYPE = Program.class.getName();

    @SuppressWarnings("unused")
    static class Program {
        int x;
        long z;
        volatile int y;
        boolean[] flags = {};
        final double[][] matrix = {};
        String[] names = {};
    }

    private static FieldFilter of(String... fields) {
        List<String> names =
                Arrays.stream(fields).map(field -> TYPE + "." + field).toList();
        return FieldFilter.of(names, new ClassHierarchy(), any -> true);
    }

    private static boolean watches(FieldFilter selection, String field) {
        ClassInfo info = new ClassHierarchy().find(ClassLoader.getSystemClassLoader(), TYPE.replace('.', '/'));
        return selection.watches(Objects.requireNonNull(FieldRef.of(Objects.requireNonNull(info), field)));
    }

    /** The instructions that load an element, and whose counterpart that stores one is watched, too. */
    private static List<Integer> loads(FieldFilter selection) {
        return IntStream.rangeClosed(Opcodes.IALOAD, Opcodes.SALOAD)
                .filter(selection::watchesElements)
                .filter(load -> selection.watchesElements(load - Opcodes.IALOAD + Opcodes.IASTORE))
                .boxed()
                .toList();
    }

    @Test
    void withoutNamesAllIsWatched() {
        assertTrue(watches(of(), "x"));
        assertEquals(8, loads(of()).size());
    }

    @Test
    void whatIsNotNamedIsNotWatched() {
        FieldFilter selection = of("x");
        assertTrue(watches(selection, "x"));
        assertFalse(watches(selection, "z"));
        assertEquals(List.of(), loads(selection));
    }

    @Test
    void aVolatileFieldIsWatchedSinceItOrders() {
        assertTrue(watches(of("x"), "y"));
    }

    @Test
    void elementsAreWatchedByTheTypesOfWhatIsNamed() {
        assertEquals(List.of(Opcodes.BALOAD), loads(of("flags")));
        assertEquals(List.of(Opcodes.DALOAD, Opcodes.AALOAD), loads(of("matrix")));
        assertEquals(List.of(Opcodes.AALOAD), loads(of("x", "names")));
        assertFalse(watches(of("matrix"), "names"));
    }

    @Test
    void aStarIsAllFieldsOfAClass() {
        FieldFilter selection = of("*");
        assertTrue(watches(selection, "x") && watches(selection, "z"));
        assertEquals(List.of(Opcodes.DALOAD, Opcodes.AALOAD, Opcodes.BALOAD), loads(selection));
    }

    @Test
    void whatIsNotThereIsRefused() {
        String noField = assertThrows(UsageException.class, () -> of("w")).getMessage();
        assertEquals(
                "Class '" + TYPE + "' does not declare field 'w'. Its fields: flags, matrix, names, x, y, z.", noField);
        String noClass = refused("com.acme.Nobody.x");
        assertTrue(noClass.contains("class 'com.acme.Nobody' is not on the class path"), noClass);
        String ofTheJdk = refused("java.util.ArrayList.size");
        assertTrue(ofTheJdk.contains("class 'java.util.ArrayList' is not instrumented"), ofTheJdk);
    }

    private static String refused(String field) {
        return assertThrows(UsageException.class, () -> new InstrumentationFilter(List.of(), List.of(), List.of(field)))
                .getMessage();
    }
}
