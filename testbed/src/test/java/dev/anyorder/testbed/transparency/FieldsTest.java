package dev.anyorder.testbed.transparency;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.testbed.targets.AgentJar;
import dev.anyorder.testbed.targets.Jdk;
import dev.anyorder.testbed.targets.Jdks;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A program that races on two fields and on elements of two arrays, of which the packed command watches what it is told to. */
@Tag("sized")
class FieldsTest {
    private static final String PROGRAM = """
            class Program {
                static int x;
                int y;
                static final int[] ints = new int[100];
                static final double[] doubles = new double[1];

                void run(int[] local) {
                    synchronized (this) {
                        x++;
                    }
                    y++;
                    for (int i = 0; i < local.length; i++) {
                        local[i] = i;
                    }
                    doubles[0] = 1;
                }

                public static void main(String[] args) throws InterruptedException {
                    Program one = new Program();
                    Program two = new Program();
                    Thread other = new Thread(() -> {
                        one.run(ints);
                        two.y++;
                    });
                    other.start();
                    two.run(ints);
                    other.join();
                }
            }
            """;

    @TempDir
    Path folder;

    static Stream<Arguments> selections() {
        return Jdks.findIfFull().stream()
                .flatMap(jdk -> Stream.of(
                        Arguments.of(jdk, "Program.x", List.of("static Program.x")),
                        Arguments.of(jdk, "Program.y", List.of("Program.y of ")),
                        Arguments.of(jdk, "Program.ints", List.of("int[100]")),
                        Arguments.of(jdk, "Program.y,Program.doubles", List.of("Program.y of ", "double[1]")),
                        Arguments.of(
                                jdk,
                                "Program.*",
                                List.of("static Program.x", "Program.y of ", "int[100]", "double[1]"))));
    }

    @ParameterizedTest
    @MethodSource("selections")
    void onlyWhatIsNamedIsReported(Jdk jdk, String fields, List<String> racy) throws Exception {
        String findings = check(jdk, PROGRAM, fields, 66).errors();
        assertTrue(findings.contains("Only the fields selected by the option fields"), findings);
        assertAll(Stream.of("static Program.x", "Program.y of ", "int[100]", "double[1]")
                .map(each ->
                        () -> assertEquals(racy.contains(each), findings.contains("data race on " + each), findings)));
    }

    /** One of seven arrays is raced on, by two threads that have got it by hand. */
    private static final String ARRAYS = """
            class Program {
                int[] named;
                int[] last;
                int[][] rows;
                int[] other;

                static void run(int[] ints, boolean isUpdate) {
                    if (isUpdate) {
                        for (int i = 0; i < ints.length; i++) {
                            ints[i] += i;
                        }
                        return;
                    }
                    for (int round = 0; round < 2; round++) {
                        for (int i = 0; i < ints.length; i++) {
                            ints[i] = i;
                        }
                    }
                }

                public static void main(String[] args) throws InterruptedException {
                    Program program = new Program();
                    int[] ints = new int[3];
                    for (int i = 0; i < 3; i++) {
                        ints[i] = i;
                        if (i == 1) {
                            program.named = ints;
                        }
                    }
                    program.other = new int[3];
                    program.rows = new int[][] {new int[3], null, null};
                    program.rows[1] = new int[3];
                    int[][] rows = program.rows;
                    for (int i = 2; i < rows.length; i++) {
                        rows[i] = new int[3];
                        program.last = new int[3];
                    }
                    int[] raced = switch (args[0]) {
                        case "named" -> program.named;
                        case "other" -> program.other;
                        case "first row" -> rows[0];
                        case "second row" -> rows[1];
                        case "third row" -> rows[2];
                        case "last" -> program.last;
                        default -> new int[3];
                    };
                    boolean isUpdate = args.length > 1;
                    Thread thread = new Thread(() -> run(raced, isUpdate));
                    thread.start();
                    run(raced, isUpdate);
                    thread.join();
                }
            }
            """;

    static Stream<Arguments> arrays() {
        return Jdks.findIfFull().stream()
                .flatMap(jdk -> Stream.of(
                        Arguments.of(jdk, "named", 66),
                        Arguments.of(jdk, "other", 0),
                        Arguments.of(jdk, "none", 0),
                        Arguments.of(jdk, "first row", 66),
                        Arguments.of(jdk, "second row", 66),
                        Arguments.of(jdk, "third row", 66),
                        Arguments.of(jdk, "last", 66)));
    }

    @ParameterizedTest
    @MethodSource("arrays")
    void arraysAreWatchedThatNamedFieldsHold(Jdk jdk, String raced, int status) throws Exception {
        for (List<String> arguments : List.of(List.of(raced), List.of(raced, "updated"))) {
            String findings = check(
                            jdk,
                            ARRAYS,
                            "Program.named,Program.last,Program.rows",
                            status,
                            arguments.toArray(new String[0]))
                    .errors();
            assertEquals(status == 66, findings.contains("data race on int[3]"), findings);
        }
    }

    /** Two threads change one of several objects of the library; or one hands over what it has changed, with an object that nobody named. */
    private static final String OBJECTS = """
            import java.util.*;
            import java.util.concurrent.*;

            class Program {
                List<Integer> named = new ArrayList<>(List.of(1, 2, 3));
                static final Map<String, Integer> map = new HashMap<>();
                Object any;
                List<Integer> other = new ArrayList<>(List.of(1, 2, 3));
                static final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
                static final List<Integer> box = new ArrayList<>();

                static boolean isBoxEmpty() {
                    synchronized (box) {
                        return box.isEmpty();
                    }
                }

                static void run(String what, Program program) {
                    switch (what) {
                        case "list" -> program.named.add(1);
                        case "view" -> program.named.subList(0, 2).set(0, 1);
                        case "iterator" -> {
                            for (Iterator<Integer> i = program.named.iterator(); i.hasNext(); ) {
                                if (i.next() == 2) {
                                    i.remove();
                                }
                            }
                        }
                        case "map" -> map.merge("a", 1, Integer::sum);
                        case "any" -> ((List<?>) program.any).clear();
                        case "other" -> program.other.add(1);
                        default -> new ArrayList<>().add(1);
                    }
                }

                public static void main(String[] args) throws InterruptedException {
                    Program program = new Program();
                    program.any = new ArrayList<>(List.of(1));
                    boolean isOrdered = args.length > 1;
                    Thread thread = new Thread(() -> {
                        try {
                            run(args[0], program);
                        } catch (ConcurrentModificationException | IndexOutOfBoundsException raced) {
                        }
                        queue.add(1);
                        synchronized (box) {
                            box.add(1);
                        }
                    });
                    thread.start();
                    if (isOrdered && args[1].equals("queue")) {
                        queue.take();
                    }
                    while (isOrdered && args[1].equals("box") && isBoxEmpty()) {
                        Thread.onSpinWait();
                    }
                    try {
                        run(args[0], program);
                    } catch (ConcurrentModificationException | IndexOutOfBoundsException raced) {
                    }
                    thread.join();
                }
            }
            """;

    static Stream<Arguments> objects() {
        return Jdks.findIfFull().stream()
                .flatMap(jdk -> Stream.of(
                        Arguments.of(jdk, "list", 66),
                        Arguments.of(jdk, "view", 66),
                        Arguments.of(jdk, "iterator", 66),
                        Arguments.of(jdk, "map", 66),
                        Arguments.of(jdk, "any", 66),
                        Arguments.of(jdk, "other", 0),
                        Arguments.of(jdk, "none", 0),
                        Arguments.of(jdk, "list queue", 0)));
    }

    @ParameterizedTest
    @MethodSource("objects")
    void libraryObjectsAreWatchedThatNamedFieldsHold(Jdk jdk, String raced, int status) throws Exception {
        String fields = "Program.named,Program.map,Program.any";
        String findings = check(jdk, OBJECTS, fields, status, raced.split(" ")).errors();
        assertEquals(status == 66, findings.contains("data race"), findings);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void whatIsHandedOverUnderALockIsKnownThoughNobodyNamedIt(Jdk jdk) throws Exception {
        String findings = check(jdk, OBJECTS, "Program.map", 66, "map", "box").errors();
        assertTrue(findings.contains("warning: data race"), findings);
        assertTrue(findings.contains("conditional"), findings);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void whatIsNotThereIsRefused(Jdk jdk) throws Exception {
        String said = check(jdk, PROGRAM, "Program.z", 2).errors();
        assertTrue(said.contains("Class 'Program' does not declare field 'z'. Its fields: doubles, ints, x, y."), said);
        said = check(jdk, PROGRAM, "com.acme.Program.x", 2).errors();
        assertTrue(said.contains("class 'com.acme.Program' is not on the class path"), said);
    }

    static Stream<Jdk> jdks() {
        return Jdks.findIfFull().stream();
    }

    private Run check(Jdk jdk, String source, String fields, int status, String... arguments) throws Exception {
        Path program = Files.writeString(folder.resolve("Program.java"), source);
        List<String> command = new ArrayList<>(List.of(
                jdk.command("java"), "-jar", AgentJar.command().toString(), "check", "-a", "race", "--fields", fields));
        command.add(program.toString());
        command.addAll(List.of(arguments));
        Run run = Run.of(command, folder.resolve("run"), 120);
        assertEquals(status, run.status(), run.errors());
        return run;
    }
}
