package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogueCommandTest {
    @TempDir
    Path folder = Path.of("");

    private Command.Result catalogue(String... words) {
        List<String> all = new ArrayList<>(List.of("catalogue"));
        all.addAll(List.of(words));
        return new Command(folder, folder).run(all);
    }

    @Test
    void printsEverySection() {
        Command.Result result = catalogue();
        assertEquals(0, result.status(), result.errors());
        assertTrue(result.output().contains("ReentrantLock\n"), result.output());
        assertTrue(result.output().contains("java.util.HashMap"), result.output());
    }

    @Test
    void printsOnlyTheClassesAskedFor() {
        String output = catalogue("locks.StampedLock").output();
        assertTrue(output.startsWith("class java.util.concurrent.locks.StampedLock\n"), output);
        assertTrue(output.contains("unlockWrite"), output);
        assertFalse(output.contains("ReentrantLock"), output);
    }

    @Test
    void saysThatItKnowsNothing() {
        Command.Result result = catalogue("com.acme.Pool");
        assertEquals(2, result.status());
        assertTrue(result.errors().contains("The catalogue has no rules for 'com.acme.Pool'"), result.errors());
    }
}
