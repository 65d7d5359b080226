package dev.anyorder.cli;

import dev.anyorder.core.options.Option;
import dev.anyorder.core.options.OptionChoice;
import dev.anyorder.core.options.OptionValues;
import dev.anyorder.core.options.UsageException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** Generates the options of subcommands from the option table. */
final class CommandOptions {
    private CommandOptions() {}

    static void addTo(CommandSpec command, List<Option> options) {
        for (Option option : options) {
            command.addOption(OptionSpec.builder(option.flags().toArray(String[]::new))
                    .type(List.class)
                    .auxiliaryTypes(String.class)
                    .arity("1")
                    .paramLabel(option.label())
                    .description(description(option))
                    .build());
        }
    }

    static String description(Option option) {
        StringBuilder text = new StringBuilder(option.help());
        List<String> choices = new ArrayList<>();
        for (OptionChoice choice : option.choices()) {
            choices.add(choice.name() + " (" + choice.help() + ")");
        }
        if (!choices.isEmpty()) {
            text.append(": ").append(String.join(", ", choices));
        }
        if (!option.defaultValue().isEmpty()) {
            text.append(". Default: ").append(option.defaultValue());
        }
        return text.append('.').toString().replace("%", "%%");
    }

    static OptionValues values(ParseResult parsed, List<Option> options) {
        Map<Option, String> given = new LinkedHashMap<>();
        for (Option option : options) {
            List<String> values = parsed.matchedOptionValue(option.flag(), List.of());
            if (values.size() > 1 && !option.isList()) {
                throw new UsageException("Option '" + option.flag() + "' is given twice.");
            }
            if (!values.isEmpty()) {
                given.put(option, String.join(",", values));
            }
        }
        return OptionValues.of(given);
    }
}
