package dev.anyorder.api;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** All tests of this package once more: with few workers, little memory, on virtual threads. */
class OtherJvmsTest {
    private static final String PARALLELISM = "-Djava.util.concurrent.ForkJoinPool.common.parallelism=";

    static Stream<Arguments> jvms() throws IOException {
        List<Arguments> jvms = new ArrayList<>();
        for (int workers = 0; workers <= 1; workers++) {
            jvms.add(Arguments.of(Jvms.current(), List.of("-Xmx256m", PARALLELISM + workers)));
        }
        for (Path home : Jvms.withVirtualThreads()) {
            jvms.add(Arguments.of(home, List.of("-Xmx256m", "-Danyorder.tasks=virtual")));
            jvms.add(Arguments.of(home, List.of("-Xmx256m", PARALLELISM + 0)));
        }
        return jvms.stream();
    }

    @ParameterizedTest
    @MethodSource("jvms")
    void passAllTests(Path home, List<String> options) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(options);
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), TestRun.class.getName()));
        String output = Jvms.run(home, arguments);
        assertTrue(output.endsWith("exit status 0\n"), output);
    }

    @Test
    void withoutVirtualThreadsSaySo() throws IOException, InterruptedException {
        if (Runtime.version().feature() < 21) {
            String output = Jvms.run(
                    Jvms.current(),
                    List.of(
                            "-Danyorder.tasks=virtual",
                            "-cp",
                            System.getProperty("java.class.path"),
                            OneTask.class.getName()));
            assertTrue(
                    output.contains("UnsupportedOperationException: -Danyorder.tasks=virtual needs Java 21"), output);
            assertTrue(output.endsWith("exit status 1\n"), output);
        }
    }

    /** A program. */
    static final class OneTask {
        private OneTask() {}

        public static void main(String[] args) {
            Tasks.finish(() -> Tasks.async(() -> {}));
        }
    }
}
