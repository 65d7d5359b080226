package dev.anyorder.testbed.nakade;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The options of the suite.
 *
 * @param processors how many processors there are in each run of a program
 * @param sizes the rows of Table 7.2
 * @param json where all numbers go, null for nowhere
 */
record NakadeOptions(
        List<Integer> processors,
        List<Size> sizes,
        @Nullable Path json) {
    static final String USAGE = "usage: anyorder bench nakade [--runs N] [--quick] [--json FILE]";

    /** Null for options that make no sense. */
    static @Nullable NakadeOptions parse(List<String> args) {
        List<Integer> processors = runs(3);
        List<Size> sizes = Size.ALL;
        Path json = null;
        for (int i = 0; i < args.size(); i++) {
            String value = i + 1 < args.size() ? args.get(i + 1) : "";
            if (args.get(i).equals("--quick")) {
                processors = List.of(2);
                sizes = Size.QUICK;
            } else if (args.get(i).equals("--runs") && value.matches("[1-9]\\d{0,3}")) {
                processors = runs(Integer.parseInt(value));
                i++;
            } else if (args.get(i).equals("--json") && !value.isEmpty()) {
                json = Path.of(value);
                i++;
            } else {
                return null;
            }
        }
        return new NakadeOptions(processors, sizes, json);
    }

    /** So often with one, and with two. */
    private static List<Integer> runs(int times) {
        return IntStream.range(0, 2 * times).mapToObj(i -> 1 + i % 2).toList();
    }
}
