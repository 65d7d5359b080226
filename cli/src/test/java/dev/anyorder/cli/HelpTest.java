package dev.anyorder.cli;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

class HelpTest {
    @Test
    void theHelpOfEveryCommandIsTheGoldenOne() throws IOException {
        CommandLine anyorder = Main.commandLine();
        StringBuilder text = new StringBuilder(anyorder.getUsageMessage(Ansi.OFF));
        anyorder.getSubcommands()
                .forEach((name, command) ->
                        text.append("\n== anyorder " + name + " --help\n\n").append(command.getUsageMessage(Ansi.OFF)));
        GoldenText.check("help.txt", text.toString());
    }
}
