package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.core.finding.Frame;
import java.util.List;
import org.junit.jupiter.api.Test;

class StackTextTest {
    private static final Frame JDK = Samples.frame("java.lang.Thread.run", 1);
    private static final Frame OURS = Samples.frame("dev.anyorder.hooks.Hooks.read", 2);
    private static final Frame USER = Samples.frame("com.acme.Main.main", 3);

    private final TextSink sink = new TextSink(false);
    private final StackText stacks = new StackText(sink, new SourceLines(List.of()));

    private void writes(String... lines) {
        assertEquals(List.of(lines), sink.toString().lines().map(String::strip).toList());
    }

    @Test
    void theSiteOfAnAccessIsShownEvenInTheJdk() {
        stacks.access(List.of(JDK, Samples.frame("java.util.Timer.run", 6), USER));
        writes(
                "at java.lang.Thread.run(Thread.java:1)",
                "\u2026 1 frame of the JDK",
                "at com.acme.Main.main(Main.java:3)");
    }

    @Test
    void machineryAboveTheUserIsFolded() {
        stacks.creation(List.of(OURS, JDK, USER, OURS));
        writes(
                "\u2026 2 frames of the JDK and AnyOrder",
                "at com.acme.Main.main(Main.java:3)",
                "\u2026 1 frame of AnyOrder");
    }

    @Test
    void aStackWithoutUserFramesKeepsItsFirst() {
        stacks.creation(List.of(JDK, OURS));
        writes("at java.lang.Thread.run(Thread.java:1)", "\u2026 1 frame of AnyOrder");
    }

    @Test
    void programsOfTheTestbedAndExamplesAreUserCode() {
        stacks.creation(List.of(
                JDK, Samples.frame("dev.anyorder.testbed.A.run", 4), Samples.frame("dev.anyorder.examples.B.run", 5)));
        writes(
                "\u2026 1 frame of the JDK",
                "at dev.anyorder.testbed.A.run(A.java:4)",
                "at dev.anyorder.examples.B.run(B.java:5)");
    }

    @Test
    void directRecursionIsCounted() {
        stacks.access(List.of(USER, USER, USER));
        writes("at com.acme.Main.main(Main.java:3)", "\u2026 the same frame 2 more times");
    }
}
