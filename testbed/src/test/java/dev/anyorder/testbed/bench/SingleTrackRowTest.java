package dev.anyorder.testbed.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The programs of {@code bench singletrack}, and the rows that say which methods are to be deterministic. */
class SingleTrackRowTest {
    @Test
    void every_program_is_there_and_those_with_an_error_are_racy() {
        for (SingleTrackRow row : SingleTrackRow.TABLE) {
            KernelEntry kernel = KernelCatalogue.find(row.kernel()).orElseThrow();
            assertEquals(kernel.racy(), row.hasError(), row.kernel());
        }
    }

    @Test
    void every_row_is_about_a_method_that_is_there() throws Exception {
        Class<?> type = Object.class;
        int methods = 0;
        for (String line : rows()) {
            if (line.startsWith("class ") || line.startsWith("interface ")) {
                type = Class.forName(line.substring(line.indexOf(' ') + 1));
            } else if (line.startsWith("  body ")) {
                String name = line.substring("  body ".length(), line.indexOf('('));
                boolean isThere = Arrays.stream(type.getDeclaredMethods())
                        .anyMatch(method -> method.getName().equals(name));
                assertTrue(isThere, type.getName() + " " + line);
                methods++;
            }
        }
        assertTrue(methods > 14);
    }

    private static List<String> rows() throws IOException {
        try (InputStream file = SingleTrackMain.class.getResourceAsStream("singletrack.txt")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    @Test
    void wrong_options_are_told() throws Exception {
        assertEquals(2, SingleTrackMain.run(List.of("--speed", "high"), System.out, System.err));
    }
}
