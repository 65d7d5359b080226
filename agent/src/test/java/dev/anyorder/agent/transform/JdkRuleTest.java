package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.agent.task.TaskKind;
import dev.anyorder.hooks.ReflectionFilter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JdkRuleTest {
    @Test
    void aRowIsReadWordByWord() {
        assertEquals(
                List.of(new JdkRule(
                        "java/lang/Thread", "start", -1, JdkRule.When.ENTER, "", "threadStarted", "this", -1)),
                JdkRule.parse("java.lang.Thread  start  enter  threadStarted  this\n"));
    }

    @Test
    void aNumberOfParametersAKindAndACalleeAreRead() {
        assertEquals(
                List.of(new JdkRule(
                        "a/B$C", "m", 2, JdkRule.When.AROUND, "run", "job", "receiver", TaskKind.FORK.ordinal())),
                JdkRule.parse("a.B$C  m(2)  around run  job  receiver  FORK"));
    }

    @Test
    void commentsAndEmptyLinesAreNoRows() {
        assertEquals(List.of(), JdkRule.parse("# a comment\n\n   \n"));
    }

    @Test
    void aWordThatIsNoMomentIsAMistake() {
        assertThrows(IllegalArgumentException.class, () -> JdkRule.parse("a.B  m  sometimes  signal  this"));
    }

    @Test
    void everyHookOfTheTableIsKnown() throws IOException {
        for (JdkRule row : table()) {
            switch (row.when()) {
                // Told as the beginning and the end of a job.
                case AROUND -> assertEquals("job", row.hook(), row.toString());
                case RESULT ->
                    assertTrue(
                            Arrays.stream(ReflectionFilter.class.getMethods())
                                    .anyMatch(method -> method.getName().equals(row.hook())),
                            row.toString());
                default -> assertEquals(row.hook(), row.event().word());
            }
        }
    }

    @Test
    void everyClassOfTheTableThatThisJdkHasHasTheMethods() throws IOException {
        // Methods that only later or earlier releases have.
        Set<String> elsewhere = Set.of(
                "ForkJoinPool.externalSubmit",
                "ForkJoinPool.poolSubmit",
                "ForkJoinPool.helpQuiesce",
                "ForkJoinPool.externalHelpQuiesce",
                "ForkJoinPool.externalHelpQuiescePool",
                "ForkJoinTask.resultNow",
                "ForkJoinTask.joinForPoolInvoke",
                "ForkJoinTask.getForPoolInvoke",
                "Thread.start",
                "Thread.exit");
        boolean any = false;
        for (JdkRule row : table()) {
            Class<?> type = find(row.owner());
            String name = row.owner().substring(row.owner().lastIndexOf('/') + 1) + "." + row.method();
            if (type != null && !elsewhere.contains(name)) {
                any = true;
                assertFalse(
                        Arrays.stream(type.getDeclaredMethods())
                                .noneMatch(method -> method.getName().equals(row.method())),
                        row.toString());
            }
        }
        assertTrue(any);
    }

    private static @org.jspecify.annotations.Nullable Class<?> find(String owner) {
        try {
            return Class.forName(owner.replace('/', '.'), false, null);
        } catch (ClassNotFoundException otherRelease) {
            return null;
        }
    }

    private static List<JdkRule> table() throws IOException {
        try (InputStream in = JdkRule.class.getResourceAsStream("tasks.txt")) {
            assertNotNull(in);
            return JdkRule.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
