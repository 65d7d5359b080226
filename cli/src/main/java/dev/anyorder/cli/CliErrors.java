package dev.anyorder.cli;

import dev.anyorder.core.options.NameSuggestions;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Rewords the errors of the command-line parser. */
final class CliErrors {
    private CliErrors() {}

    static String sentence(ParameterException problem) {
        CommandLine command = problem.getCommandLine();
        String help = " See " + command.getCommandSpec().qualifiedName() + " --help.";
        if (problem instanceof UnmatchedArgumentException unmatched) {
            String word = unmatched.getUnmatched().get(0);
            if (word.startsWith("-")) {
                return NameSuggestions.unknown("option", word.replaceFirst("=.*", ""), longFlags(command)) + help;
            }
            return NameSuggestions.unknown(
                            "command",
                            word,
                            List.copyOf(command.getSubcommands().keySet()))
                    + help;
        }
        String message = String.valueOf(problem.getMessage());
        return (message.endsWith(".") ? message : message + ".") + help;
    }

    private static List<String> longFlags(CommandLine command) {
        List<String> flags = new ArrayList<>();
        command.getCommandSpec().options().forEach(option -> flags.add(option.longestName()));
        return flags;
    }
}
