package dev.anyorder.cli;

import dev.anyorder.core.options.Option;
import dev.anyorder.core.options.OptionChoice;
import dev.anyorder.core.options.OptionTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Generates {@code docs/options.md} from the option table. */
final class OptionsDocument {
    private static final String HEAD = """
            # Options

            <!-- Generated from the table of options; a test fails if it is out of date. To generate it:
                 mvn -pl cli -am test -Dtest=OptionsDocumentTest \\
                     -Dsurefire.failIfNoSpecifiedTests=false -Danyorder.write-docs=true -->

            ```
            anyorder check [OPTIONS] Program.java [ARGUMENTS]
            anyorder check [OPTIONS] app.jar [ARGUMENTS]
            anyorder check [OPTIONS] -- java JAVA-COMMAND-LINE
            anyorder record [OPTIONS] ...the same three ways...
            anyorder analyze [OPTIONS] run.aot
            anyorder export [OPTIONS] run.aot
            anyorder graph [OPTIONS] run.aot -o run.html
            java -javaagent:anyorder-agent.jar[=KEY=VALUE,KEY=VALUE...] ...
            java -javaagent:anyorder-agent.jar=@FILE ...
            ```

            A source file is compiled with the JDK that runs `anyorder`, together with the source files that it uses. The
            `java` after `--` is used as given (17 or later). The agent becomes its first option; the rest of the command
            line is unchanged.

            An option is a flag on the command line and a key of the agent. In the agent's list, a part without `=` belongs
            to the value before it: `include=com.acme.*,com.other.*,console=false`. A file of options has one `KEY=VALUE`
            per line; values with commas or equals signs belong there. Without `anyorder check`, the agent writes a folder
            only if `out` names one.

            `record` writes a [trace](traces.md) of the run, which `analyze`, `export` and `graph` read.

            | flag | of | key | default | meaning |
            |---|---|---|---|---|
            """;

    private static final String TAIL = """

            ## Exit status

            | status | meaning |
            |---|---|
            | the program's own | passed on; 128 + n if signal n ended the program |
            | 66 | the program ended with 0, and there are findings at or above `--fail-on` |
            | 2 | usage error or unreadable trace; the program was not started |
            | 70 | the program ended with 0, but AnyOrder failed |

            ## Environment

            - `JAVA_HOME`: the JDK that runs `anyorder`, source files and jars; by default `java` on the `PATH`.
            - `CLASSPATH`: also used for source files.
            - `JAVA_TOOL_OPTIONS`, `JDK_JAVA_OPTIONS`: apply to the program, not to `anyorder`.
            - `NO_COLOR`: no colours, unless `--color always` is given.
            """;

    private OptionsDocument() {}

    static String text() {
        StringBuilder text = new StringBuilder(HEAD);
        for (Option option : OptionTable.ALL) {
            text.append("| ").append(commands(option).isEmpty() ? "" : flags(option));
            text.append(" | ").append(commands(option));
            text.append(" | ").append(option.place().inAgent() ? code(option.name()) : "");
            text.append(" | ").append(option.defaultValue().isEmpty() ? "" : code(option.defaultValue()));
            text.append(" | ").append(option.help()).append(" |\n");
        }
        for (Option option : OptionTable.ALL) {
            if (!option.choices().isEmpty()) {
                choices(text, option);
            }
        }
        return text.append(TAIL).toString();
    }

    private static String commands(Option option) {
        Map<String, List<Option>> commands = new LinkedHashMap<>();
        commands.put("check", OptionTable.OF_CHECK);
        commands.put("record", OptionTable.OF_RECORD);
        commands.put("analyze", OptionTable.OF_ANALYZE);
        commands.put("export", OptionTable.OF_EXPORT);
        commands.put("graph", OptionTable.OF_GRAPH);
        commands.values().removeIf(options -> !options.contains(option));
        return String.join(", ", commands.keySet());
    }

    private static String flags(Option option) {
        return code(String.join(", ", option.flags()) + " " + option.label());
    }

    private static void choices(StringBuilder text, Option option) {
        text.append("\n## Values of `").append(option.name()).append("`\n\n| value | meaning |\n|---|---|\n");
        for (OptionChoice choice : option.choices()) {
            text.append("| ")
                    .append(code(choice.name()))
                    .append(" | ")
                    .append(choice.help())
                    .append(" |\n");
        }
    }

    private static String code(String text) {
        return "`" + text + "`";
    }
}
