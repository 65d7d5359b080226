package dev.anyorder.testbed.targets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TargetListTest {
    private final List<Path> roots = Targets.roots(AgentJar.module(), 25);
    private final List<Target> targets = read();

    private List<Target> read() {
        try {
            return Targets.read(roots);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void thereAreAtLeastAHundredAndTwentyPrograms() {
        assertTrue(targets.size() >= 120, targets.size() + " programs");
    }

    @Test
    void everyProgramSaysWhatItPrints() {
        targets.forEach(target -> assertFalse(target.output().isEmpty(), target.name()));
    }

    @Test
    void theNameSaysWhatTheLinesSay() {
        targets.forEach(target -> assertTrue(target.name().endsWith(target.racy() ? "Racy" : "Clean"), target.name()));
    }

    @Test
    void noTwoProgramsHaveOneName() {
        assertEquals(
                targets.size(), targets.stream().map(Target::name).distinct().count());
    }

    @Test
    void everyGroupHasRacyAndCleanPrograms() {
        Map<String, Set<Boolean>> kinds = targets.stream()
                .collect(Collectors.groupingBy(
                        Target::group, Collectors.mapping(Target::racy, Collectors.toCollection(TreeSet::new))));
        kinds.forEach((group, both) -> assertEquals(Set.of(true, false), both, group));
    }

    @Test
    void noMarkIsMisspelt() throws IOException {
        for (Path source : Targets.sources(roots)) {
            for (String line : Files.readAllLines(source)) {
                assertTrue(!Mark.isMeant(line) || Mark.of(line) != null, source + ": " + line);
                assertFalse(LockMarks.isMisspelt(line), source + ": " + line);
            }
        }
    }
}
