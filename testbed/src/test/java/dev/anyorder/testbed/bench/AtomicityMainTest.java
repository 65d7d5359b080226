package dev.anyorder.testbed.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables, with an agent that watches nothing. */
class AtomicityMainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    private int run(String... args) throws Exception {
        try (PrintStream output = new PrintStream(out, true, StandardCharsets.UTF_8);
                PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8)) {
            return AtomicityMain.run(List.of(args), output, errors);
        }
    }

    @Test
    void showsWhatWasDoneAndWhatItCost() throws Exception {
        String agent = FakeAgentJar.create(folder).toString();
        Path kept = folder.resolve("kept");
        Path json = folder.resolve("numbers.json");
        List<String> args = new ArrayList<>(List.of("--kernels", "kmeans-loops", "--size", "small", "--runs", "1"));
        args.addAll(List.of("--warmups", "0", "--repetitions", "1", "--heap", "256m", "--agent", agent));
        args.addAll(List.of("--keep", kept.toString(), "--json", json.toString()));

        int status = run(args.toArray(new String[0]));

        List<String> tables = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(0, status, err.toString(StandardCharsets.UTF_8));
        assertTrue(tables.get(2).matches("\\| kmeans-loops +\\| +5 \\| +4 \\| +30 \\| +75.0 \\|.*"), tables.get(2));
        assertTrue(
                tables.get(4).contains("velodrome@annotated x") && tables.get(4).contains("findings"), tables.get(4));
        String last = tables.get(tables.size() - 1).replaceAll(" +", " ");
        assertEquals("| published, elapsed | | | 4.2 | | 4.6 | | - | | - | |", last);
        String rows = Files.readString(kept.resolve("kmeans-loops-atomicity@annotated-1/rows.txt"));
        assertTrue(rows.contains("body merge(*)"), rows);
        String told = Files.readString(kept.resolve("kmeans-loops-atomicity@annotated-1/agent.options"));
        assertTrue(told.contains("fields=dev.anyorder.testbed.kernels.tasks.KMeans.nearest,dev."), told);
        String all = Files.readString(kept.resolve("kmeans-loops-atomicity@everything-1/agent.options"));
        assertFalse(all.contains("fields="), all);
        assertTrue(Files.readString(json).contains("\"velodrome@everything\""));
    }

    @Test
    void saysWhatIsWrongWithAnOption() throws Exception {
        assertEquals(2, run("--configurations", "atomicity@nothing"));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("Unknown declarations 'nothing'"), said);
        assertTrue(said.contains("Usage: anyorder bench atomicity"), said);
    }
}
