package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program that was recorded with the packed jars, and is to be drawn. */
final class Drawn {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final Path JAR = Path.of("target/anyorder.jar").toAbsolutePath();

    private final Path folder;

    Drawn(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        Files.writeString(folder.resolve("Total.java"), """
                import java.util.concurrent.RecursiveAction;

                class Total {
                    static int total;
                    static int[] all = new int[100];

                    static class Part extends RecursiveAction {
                        final int from, to;
                        Part(int from, int to) { this.from = from; this.to = to; }
                        @Override protected void compute() {
                            if (to - from <= 25) {
                                for (int i = from; i < to; i++) { total += all[i]; }
                            } else {
                                invokeAll(new Part(from, (from + to) / 2), new Part((from + to) / 2, to));
                            }
                        }
                    }

                    public static void main(String[] args) {
                        java.util.Arrays.setAll(all, i -> i);
                        new Part(0, 100).invoke();
                    }
                }
                """);
        assertEquals(0, anyorder("record", "-o", "run.aot", "Total.java"));
    }

    /** The text of the picture of that name. */
    String as(String name) throws IOException, InterruptedException {
        assertEquals(0, anyorder("graph", "run.aot", "-o", name));
        return Files.readString(folder.resolve(name));
    }

    private int anyorder(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(JAVA, "-jar", JAR.toString()));
        command.addAll(List.of(words));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile())
                .start()
                .waitFor();
    }
}
