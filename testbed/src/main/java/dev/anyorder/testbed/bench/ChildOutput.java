package dev.anyorder.testbed.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the lines that {@link KernelMain} prints. Lines of anybody else are passed over. */
final class ChildOutput {

    /** The failure of a child that ended well but computed the wrong thing. */
    static final String WRONG = "wrong result";

    private ChildOutput() {}

    /** The result in {@code lines}; a failure when the last line is missing or says that the result is not valid. */
    static ChildResult parse(List<String> lines) {
        List<Long> wall = new ArrayList<>();
        List<Long> cpu = new ArrayList<>();
        for (String line : lines) {
            if (!line.startsWith(KernelMain.MARK)) {
                continue;
            }
            Map<String, String> values = values(line);
            if (values.containsKey("wall_ns")) {
                wall.add(Long.valueOf(values.get("wall_ns")));
                cpu.add(Long.valueOf(values.get("cpu_ns")));
            } else if (!"true".equals(values.get("valid"))) {
                return ChildResult.failed(WRONG);
            } else {
                return ChildResult.of(
                        Statistics.median(wall),
                        Statistics.median(cpu),
                        Double.parseDouble(values.get("peak_live_bytes")),
                        Double.parseDouble(values.get("peak_used_bytes")),
                        values.get("checksum"));
            }
        }
        return ChildResult.failed("no result");
    }

    private static Map<String, String> values(String line) {
        return Stream.of(line.split(" "))
                .filter(word -> word.contains("="))
                .map(word -> word.split("=", 2))
                .collect(Collectors.toMap(word -> word[0], word -> word[1]));
    }
}
