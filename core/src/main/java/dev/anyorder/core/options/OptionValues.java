package dev.anyorder.core.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checked values of options. Immutable.
 *
 * <p>The agent's argument is {@code key=value,key=value}; a part without {@code =} continues the value before it.
 * {@code @file} names a file of {@code key=value} lines, for other values.
 */
public final class OptionValues {
    private final Map<Option, String> given;

    private OptionValues(Map<Option, String> given) {
        given.forEach(OptionCheck::check);
        this.given = Map.copyOf(given);
    }

    public static OptionValues of(Map<Option, String> given) {
        return new OptionValues(given);
    }

    /** Parses the argument of {@code -javaagent}. */
    public static OptionValues ofAgent(@Nullable String argument) {
        Map<Option, String> given = new LinkedHashMap<>();
        if (argument == null || argument.isBlank()) {
            return new OptionValues(given);
        }
        if (argument.startsWith("@")) {
            for (String line : lines(argument.substring(1))) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    add(given, line);
                }
            }
            return new OptionValues(given);
        }
        String pair = "";
        for (String part : argument.split(",", -1)) {
            if (part.indexOf('=') < 0 && !pair.isEmpty()) {
                pair += "," + part;
            } else {
                if (!pair.isEmpty()) {
                    add(given, pair);
                }
                pair = part;
            }
        }
        add(given, pair);
        return new OptionValues(given);
    }

    private static List<String> lines(String name) {
        try {
            return Files.readAllLines(Path.of(name));
        } catch (IOException | InvalidPathException e) {
            throw new UsageException("Cannot read option file '" + name + "'. Name a text file after @.");
        }
    }

    private static void add(Map<Option, String> given, String pair) {
        int equals = pair.indexOf('=');
        String key = equals < 0 ? pair : pair.substring(0, equals);
        Option option = OptionTable.agentOption(key.strip());
        String value = equals < 0 ? "" : pair.substring(equals + 1);
        if (given.put(option, value) != null) {
            throw new UsageException("Option '" + option.name() + "' is given twice.");
        }
    }

    public boolean has(Option option) {
        return given.containsKey(option);
    }

    /** The value, else the default, else empty. */
    public String text(Option option) {
        return given.getOrDefault(option, option.defaultValue());
    }

    public List<String> list(Option option) {
        return OptionCheck.items(text(option));
    }

    /** Absolute; null without value and default. */
    public @Nullable Path path(Option option) {
        String text = text(option);
        return text.isEmpty() ? null : Path.of(text).toAbsolutePath().normalize();
    }

    public boolean isOn(Option option) {
        return Boolean.parseBoolean(text(option));
    }
}
