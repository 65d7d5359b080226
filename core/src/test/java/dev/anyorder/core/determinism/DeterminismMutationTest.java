package dev.anyorder.core.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.anyorder.core.order.Mutant;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether the tests would notice: each known mistake, planted in the source, is caught by a short play and by a random one. */
class DeterminismMutationTest {
    private static final List<Class<?>> RULES =
            List.of(ConflictFreedomTest.class, SerialisabilityTest.class, MeetingsTest.class, PermitHistoryTest.class);

    private static Mutant with(DeterminismMutation mutation) throws Exception {
        return new Mutant(DeterminismMutation.class.getPackageName(), mutation.file, mutation.right, mutation.wrong);
    }

    @ParameterizedTest
    @EnumSource
    void isCaughtByAShortPlay(DeterminismMutation mutation) throws Exception {
        List<?> failures = (List<?>) with(mutation).callIn(DeterminismMutationTest.class, "failuresOfShortPlays");
        System.out.println(mutation + ": " + failures);
        assertNotEquals(List.of(), failures);
    }

    @ParameterizedTest
    @EnumSource
    void isCaughtByARandomPlay(DeterminismMutation mutation) throws Exception {
        if (!mutation.isForShortPlays()) {
            String failure = (String) with(mutation).callIn(RandomPlay.class, "firstFailure", 30_000L);
            System.out.println(mutation + ": " + failure);
            assertNotEquals("", failure);
        }
    }

    @Test
    void withoutALapseAllShortPlaysPass() throws Exception {
        assertEquals(List.of(), failuresOfShortPlays());
    }

    /** The names of the tests of the rules that fail. */
    static List<String> failuresOfShortPlays() throws ReflectiveOperationException {
        List<String> failures = new ArrayList<>();
        for (Class<?> tests : RULES) {
            for (Method method : tests.getDeclaredMethods()) {
                ValueSource values = method.getAnnotation(ValueSource.class);
                if (method.isAnnotationPresent(Test.class) && !passes(tests, method)
                        || values != null
                                && !(passes(tests, method, values.ints()[0])
                                        && passes(tests, method, values.ints()[1]))) {
                    failures.add(method.getName());
                }
            }
        }
        return failures;
    }

    private static boolean passes(Class<?> tests, Method method, Object... arguments)
            throws ReflectiveOperationException {
        try {
            var constructor = tests.getDeclaredConstructor();
            constructor.setAccessible(true);
            method.setAccessible(true);
            method.invoke(constructor.newInstance(), arguments);
            return true;
        } catch (InvocationTargetException failed) {
            return false;
        }
    }
}
