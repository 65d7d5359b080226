package dev.anyorder.testbed.transparency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

/**
 * Rewrites and verifies every class of the jars in a folder, and prints a table. Arguments: that folder, and one with
 * the jars that they need. Exit status 1 when a class does not survive.
 */
public final class VerifyJars {
    private VerifyJars() {}

    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        long start = System.nanoTime();
        List<JarRow> rows = new JarCheck(jars(Path.of(args[0])), jars(Path.of(args[1]))).run();
        System.out.println("Rewritten and verified on JDK " + Runtime.version().feature() + ":");
        System.out.println(JarRow.heading());
        rows.forEach(System.out::println);
        int failed = rows.stream().mapToInt(row -> row.failures().size()).sum();
        System.out.println(JarRow.line(
                "all",
                rows.stream().mapToInt(JarRow::classes).sum(),
                rows.stream().mapToInt(JarRow::rewritten).sum(),
                rows.stream().mapToInt(row -> row.skipped().size()).sum(),
                rows.stream().mapToInt(row -> row.unlinkable().size()).sum(),
                failed));
        for (JarRow row : rows) {
            row.skipped().forEach((name, reason) -> System.out.println("skipped: " + name + ": " + reason));
            row.failures().forEach((name, reason) -> System.out.println("failed: " + name + ": " + reason));
        }
        System.out.printf("%.1f s%n", (System.nanoTime() - start) / 1e9);
        System.exit(failed == 0 ? 0 : 1);
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }
}
