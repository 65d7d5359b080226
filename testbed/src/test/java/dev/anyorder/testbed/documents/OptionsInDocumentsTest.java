package dev.anyorder.testbed.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.anyorder.core.options.Option;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.UsageException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Documents name only options that exist. Those of the benchmarks have a test of their own. */
class OptionsInDocumentsTest {
    private static final Pattern CHECK = Pattern.compile("^(\\./)?anyorder check (.*)$");
    private static final Pattern AGENT = Pattern.compile("-javaagent:anyorder-agent\\.jar=([a-z][^ \\[]*)");
    private static final Path BENCHMARKS = Documents.ROOT.resolve("docs/benchmarks.md");

    @Test
    void everyFlagOfCheckExists() {
        Set<String> flags = new HashSet<>(Set.of("--", "--help"));
        OptionTable.ALL.stream()
                .filter(option -> option.place().onCommandLine())
                .map(Option::flags)
                .forEach(flags::addAll);
        List<String> used = new ArrayList<>();
        eachPieceOfCode(code -> {
            var check = CHECK.matcher(code);
            if (check.matches()) {
                used.addAll(flags(check.group(2)));
            }
        });
        assertFalse(used.isEmpty());
        used.removeAll(flags);
        assertEquals(List.of(), used);
    }

    @Test
    void everyFlagNamedInASentenceExists() {
        Set<String> flags = new HashSet<>();
        OptionTable.ALL.stream().map(Option::flags).forEach(flags::addAll);
        List<String> named = new ArrayList<>();
        eachPieceOfCode(code -> {
            if (code.startsWith("--") && code.length() > 2) {
                named.add(code.replaceFirst(" .*", ""));
            }
        });
        assertFalse(named.isEmpty());
        named.removeAll(flags);
        assertEquals(List.of(), named);
    }

    @Test
    void everyKeyOfTheAgentExists() {
        List<String> wrong = new ArrayList<>();
        List<String> keys = new ArrayList<>();
        eachPieceOfCode(code -> AGENT.matcher(code).results().forEach(agent -> {
            for (String part : agent.group(1).split(",")) {
                if (part.contains("=")) {
                    keys.add(part.substring(0, part.indexOf('=')));
                }
            }
        }));
        for (String key : keys) {
            try {
                OptionTable.agentOption(key);
            } catch (UsageException unknown) {
                wrong.add(key);
            }
        }
        assertFalse(keys.isEmpty());
        assertEquals(List.of(), wrong);
    }

    /** The words of our own before the program begins. */
    private static List<String> flags(String words) {
        List<String> flags = new ArrayList<>();
        for (String word : words.split(" ")) {
            if (word.equals("--") || word.endsWith(".java") || word.endsWith(".jar")) {
                break;
            }
            if (word.startsWith("-")) {
                flags.add(word);
            }
        }
        return flags;
    }

    private static void eachPieceOfCode(Consumer<String> consumer) {
        for (Path document : Documents.all()) {
            if (!document.equals(BENCHMARKS)) {
                Documents.code(document).forEach(consumer);
            }
        }
    }
}
