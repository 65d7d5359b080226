package dev.anyorder.testbed.transparency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.testbed.targets.AgentJar;
import dev.anyorder.testbed.targets.Jdk;
import dev.anyorder.testbed.targets.Jdks;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every class of large public jars, rewritten, under the verifier of every JDK found. */
@Tag("full")
class VerifyJarsTest {
    private static final Path JARS = AgentJar.module().resolve("target/transparency");
    private static final Pattern ALL = Pattern.compile("^all +(\\d+)", Pattern.MULTILINE);

    static Stream<Jdk> jdks() {
        return Jdks.find().stream();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void everyClassSurvives(Jdk jdk, @TempDir Path folder) throws Exception {
        Run run = Run.of(
                List.of(
                        jdk.command("java"),
                        "-Xmx1536m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        VerifyJars.class.getName(),
                        JARS.resolve("jars").toString(),
                        JARS.resolve("libraries").toString()),
                folder,
                600);
        System.out.println(run.output());
        assertEquals("", run.errors());
        assertEquals(0, run.status());
        Matcher all = ALL.matcher(run.output());
        assertTrue(all.find() && Integer.parseInt(all.group(1)) >= 30_000, "too few classes");
    }
}
