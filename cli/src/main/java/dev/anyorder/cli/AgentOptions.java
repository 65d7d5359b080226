package dev.anyorder.cli;

import dev.anyorder.core.options.Option;
import dev.anyorder.core.options.OptionTable;
import dev.anyorder.core.options.OptionType;
import dev.anyorder.core.options.OptionValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the agent's option file, with absolute paths: the program's working directory may differ. */
final class AgentOptions {
    private AgentOptions() {}

    static Path write(OptionValues values, @Nullable Path source, List<Option> options, Path folder)
            throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(OptionTable.CONSOLE.name() + "=false");
        for (Option option : options) {
            String value = value(option, values, source);
            if (option.place().inAgent() && !value.isEmpty()) {
                lines.add(option.name() + "=" + value);
            }
        }
        return Files.write(folder.resolve("agent-options"), lines);
    }

    private static String value(Option option, OptionValues values, @Nullable Path source) {
        if (option == OptionTable.SOURCE && source != null) {
            return source.toString();
        }
        boolean isPath = option.type() == OptionType.FILE
                || option.type() == OptionType.FOLDER
                || option.type() == OptionType.OUTPUT;
        Path path = isPath ? values.path(option) : null;
        return path == null ? values.text(option) : path.toString();
    }
}
