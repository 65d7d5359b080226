package dev.anyorder.testbed.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What {@link OverheadMain} was asked for. Wrong options are an {@link IllegalArgumentException} with a sentence to show. */
final class OverheadOptions {

    /** Name, default and help of each option; {@code --quick} is the only one without a value. */
    private static final String[][] TABLE = {
        {
            "kernels",
            "all",
            "names separated by commas, or the groups threads, tasks, racy, atomicity, queues, growth, all (the first three)"
        },
        {
            "configurations",
            "base,empty,fasttrack,race,race+determinacy",
            "columns: base, empty, record, or analyses joined by +; @annotated or @everything declares blocks"
        },
        {"size", "default", "small, quick, default, or a number"},
        {"runs", "3", "JVMs started for each kernel and configuration"},
        {"warmups", "1", "repetitions in each JVM before the timed ones"},
        {"repetitions", "3", "timed repetitions in each JVM"},
        {"threads", "2", "threads or workers of a kernel"},
        {"heap", "3g", "heap of each JVM (-Xmx)"},
        {"timeout", "600", "seconds before a JVM is killed"},
        {"java", "", "java launcher (default: the current one)"},
        {"catalogue", "", "file with additional catalogue rules"},
        {"agent", "", "agent jar (default: the system property anyorder.agent)"},
        {"json", "", "file to write the results to as JSON"},
        {"keep", "", "folder for the output of each JVM (default: discarded)"},
    };

    private final Map<String, String> values = new LinkedHashMap<>();

    private OverheadOptions() {}

    static OverheadOptions parse(String... args) {
        OverheadOptions options = new OverheadOptions();
        for (String[] row : TABLE) {
            options.values.put(row[0], row[1]);
        }
        for (int i = 0; i < args.length; i++) {
            String name = args[i].startsWith("--") ? args[i].substring(2) : "";
            if (name.equals("quick")) {
                options.values.put("size", "quick");
                options.values.put("runs", "1");
            } else if (!options.values.containsKey(name)) {
                throw new IllegalArgumentException("Unknown option '" + args[i] + "'");
            } else if (i + 1 == args.length) {
                throw new IllegalArgumentException("Option '" + args[i] + "' needs a value");
            } else {
                options.values.put(name, args[++i]);
            }
        }
        options.check();
        return options;
    }

    /** What options a suite has, and what they mean if it says nothing else. */
    static String help(String suite) {
        StringBuilder help = new StringBuilder("Usage: anyorder bench " + suite + " [OPTION...]\n");
        help.append(String.format(Locale.ROOT, "  %-24s %s%n", "--quick", "the same as --size quick --runs 1"));
        for (String[] row : TABLE) {
            String standard = row[1].isEmpty() ? "" : " (default: " + row[1] + ")";
            help.append(String.format(Locale.ROOT, "  %-24s %s%n", "--" + row[0] + " VALUE", row[2] + standard));
        }
        return help.toString();
    }

    private void check() {
        kernels();
        for (String name : List.of("runs", "repetitions", "threads", "timeout")) {
            if (number(name) < 1) {
                throw new IllegalArgumentException("Option '--" + name + "' must be at least 1");
            }
        }
        number("warmups");
        if (!List.of("small", "quick", "default").contains(size())) {
            number("size");
        }
        if (json().isPresent() && !Files.isDirectory(folderOf(json().get()))) {
            throw new IllegalArgumentException("The folder of '" + json().get() + "' does not exist");
        }
        if (!Files.isExecutable(Path.of(java()))) {
            throw new IllegalArgumentException("'" + java() + "' is not a java launcher");
        }
        if (configurations().stream().anyMatch(Configuration::hasAgent) && !Files.isRegularFile(agent())) {
            throw new IllegalArgumentException(
                    "Agent jar '" + agent() + "' does not exist. Use --agent FILE or --configurations base");
        }
    }

    List<KernelEntry> kernels() {
        List<KernelEntry> chosen = new ArrayList<>();
        for (String word : text("kernels").split(",")) {
            List<KernelEntry> matches = KernelCatalogue.all().stream()
                    .filter(entry -> word.equals("all") && entry.group().isUsual()
                            || word.equals(entry.name())
                            || word.equals(entry.group().label()))
                    .toList();
            if (matches.isEmpty()) {
                throw new IllegalArgumentException("Unknown kernel '" + word + "'");
            }
            chosen.addAll(matches);
        }
        return chosen.stream().distinct().toList();
    }

    /** The columns, without repeats; {@code base} is always the first. */
    List<Configuration> configurations() {
        List<Configuration> columns = new ArrayList<>(List.of(Configuration.BASE));
        Arrays.stream(text("configurations").split(","))
                .map(Configuration::named)
                .forEach(columns::add);
        return columns.stream().distinct().toList();
    }

    Path agent() {
        return Path.of(
                        text("agent").isEmpty()
                                ? System.getProperty("anyorder.agent", "anyorder-agent.jar")
                                : text("agent"))
                .toAbsolutePath();
    }

    String java() {
        return text("java").isEmpty()
                ? Path.of(System.getProperty("java.home"), "bin", "java").toString()
                : text("java");
    }

    Optional<Path> json() {
        return text("json").isEmpty() ? Optional.empty() : Optional.of(Path.of(text("json")));
    }

    Optional<Path> keep() {
        return text("keep").isEmpty()
                ? Optional.empty()
                : Optional.of(Path.of(text("keep")).toAbsolutePath());
    }

    String size() {
        return text("size");
    }

    int number(String name) {
        try {
            return Integer.parseInt(text(name));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("Option '--" + name + "' needs a number, not '" + text(name) + "'");
        }
    }

    String text(String name) {
        return values.get(name);
    }

    private static Path folderOf(Path file) {
        return file.toAbsolutePath().getParent();
    }

    /** All values, for the record. */
    Map<String, String> all() {
        return values;
    }
}
