package dev.anyorder.core.options;

import java.util.ArrayList;
import java.util.List;

/** The only definition of the options. */
public final class OptionTable {
    /** Selects the analyses that the program's declarations need. */
    public static final String DECLARED = "declared";

    public static final Option ANALYSES = new Option(
            "analyses",
            "-a",
            OptionType.NAMES,
            "LIST",
            "race,determinacy,declared",
            List.of(
                    OptionChoice.of("race", "data races of every schedule, from one run"),
                    OptionChoice.of("determinacy", "results that depend on the order of tasks, also under locks"),
                    OptionChoice.of(
                            "atomicity",
                            "what can come between two accesses, if that is declared atomic or one depends on the other"),
                    OptionChoice.of("velodrome", "blocks of this run that no serial order explains"),
                    OptionChoice.of(
                            "determinism",
                            "conflicts inside of a method that is to be deterministic, and who comes in from outside"),
                    OptionChoice.of("fasttrack", "data races in the order that this run's threads and locks made"),
                    OptionChoice.of(
                            "graph", "data races of this run's computation graph, with every step that is in one"),
                    OptionChoice.of("deadlock", "cycles of lock acquisitions by tasks that may run in parallel"),
                    OptionChoice.of("none", "watch and report nothing; measures the cost of watching"),
                    OptionChoice.of(
                            DECLARED,
                            "atomicity and determinism, each if something on the class path or in the catalogue is declared "
                                    + "to be so")),
            OptionPlace.BOTH,
            "the analyses to run, separated by commas");

    public static final Option REPORT = new Option(
            "report",
            "",
            OptionType.NAMES,
            "FORMAT",
            "text",
            List.of(
                    OptionChoice.of("text", "report.txt, and the same on the console"),
                    OptionChoice.of("json", "findings.json, which is always written"),
                    OptionChoice.of(
                            "pictures",
                            "pictures.html, with cycles and what can come between two accesses of a block drawn")),
            OptionPlace.BOTH,
            "a format of the report; may be repeated");

    public static final Option OUT = new Option(
            "out",
            "-o",
            OptionType.OUTPUT,
            "DIR",
            "anyorder-report",
            List.of(),
            OptionPlace.BOTH,
            "the folder that the results go to; an existing one is replaced only if AnyOrder wrote it");

    public static final Option SUPPRESS = new Option(
            "suppress",
            "",
            OptionType.FILE,
            "FILE",
            "",
            List.of(),
            OptionPlace.BOTH,
            "a file of findings that are not to be reported");

    public static final Option INCLUDE = new Option(
            "include",
            "",
            OptionType.PATTERNS,
            "PATTERNS",
            "",
            List.of(),
            OptionPlace.BOTH,
            "watch only these classes: names such as com.acme.Account, com.acme.* for a package, com.acme.** with all "
                    + "packages below it; separated by commas");

    public static final Option EXCLUDE = new Option(
            "exclude",
            "",
            OptionType.PATTERNS,
            "PATTERNS",
            "",
            List.of(),
            OptionPlace.BOTH,
            "do not watch these classes, even if included; written like include");

    public static final Option FIELDS = new Option(
            "fields",
            "",
            OptionType.FIELDS,
            "FIELDS",
            "",
            List.of(),
            OptionPlace.BOTH,
            "watch only these fields, and arrays and library objects that they hold: com.acme.Account.balance, or com.acme.Account.* for all "
                    + "fields of a class; separated by commas");

    public static final Option FAIL_ON = new Option(
            "fail-on",
            "",
            OptionType.NAME,
            "SEVERITY",
            "warning",
            List.of(
                    OptionChoice.of("error", "data races, and violations of what was declared"),
                    OptionChoice.of("warning", "also what holds only under a condition or an assumption"),
                    OptionChoice.of("note", "everything")),
            OptionPlace.COMMAND,
            "exit with 66 if there are findings of this severity or above");

    public static final Option PAIRS = new Option(
            "pairs",
            "",
            OptionType.NAME,
            "WHICH",
            "some",
            List.of(
                    OptionChoice.of("some", "at least one for each location that has any"),
                    OptionChoice.of("all", "every one, the same in every run; takes more time and memory")),
            OptionPlace.BOTH,
            "of the pairs of lines that race or determine the result: which to report");

    public static final Option CATALOGUE = new Option(
            "catalogue",
            "",
            OptionType.FILE,
            "FILE",
            "",
            List.of(),
            OptionPlace.BOTH,
            "further rows of the catalogue, for libraries of your own");

    public static final Option COLOR = new Option(
            "color",
            "",
            OptionType.NAME,
            "WHEN",
            "auto",
            List.of(
                    OptionChoice.of("auto", "if the report goes to a terminal"),
                    OptionChoice.of("always", "in any case"),
                    OptionChoice.of("never", "plain text")),
            OptionPlace.BOTH,
            "colours in the report on the console");

    public static final Option SOURCE = new Option(
            "source",
            "",
            OptionType.FOLDER,
            "DIR",
            "",
            List.of(),
            OptionPlace.BOTH,
            "the root of the program's source, for the lines shown in the report");

    public static final Option CONSOLE = new Option(
            "console",
            "",
            OptionType.SWITCH,
            "BOOLEAN",
            "true",
            List.of(),
            OptionPlace.AGENT,
            "print the text report to standard error when the program ends");

    public static final Option PERTURB = new Option(
            "perturb",
            "",
            OptionType.NUMBER,
            "SEED",
            "",
            List.of(),
            OptionPlace.AGENT,
            "let each task give way now and then where it synchronises, as a random number generator with this seed says, so "
                    + "that runs take other schedules");

    public static final Option TRACE = new Option(
            "trace",
            "-o",
            OptionType.OUTPUT,
            "FILE",
            "",
            List.of(),
            OptionPlace.AGENT,
            "the file that the run is recorded into, instead of being checked; an existing one is replaced only if it is a "
                    + "trace. Without it, anyorder record writes run.aot");

    public static final Option FORMAT = new Option(
            "format",
            "",
            OptionType.NAME,
            "FORMAT",
            "std",
            List.of(OptionChoice.of(
                    "std", "a line for each event, as T0|w(V1)|345, for other tools of predictive analysis")),
            OptionPlace.ELSEWHERE,
            "the format to export a trace to");

    public static final Option TO = new Option(
            "to",
            "-o",
            OptionType.OUTPUT,
            "FILE",
            "",
            List.of(),
            OptionPlace.ELSEWHERE,
            "the file that a trace is exported to, or drawn into, which must not exist. Without it, export writes to standard "
                    + "output; of a picture the end of the name says what it is: .dot, .svg or .html");

    /** In the order of help and documentation. */
    public static final List<Option> ALL = List.of(
            ANALYSES, REPORT, OUT, SUPPRESS, INCLUDE, EXCLUDE, FIELDS, FAIL_ON, PAIRS, CATALOGUE, COLOR, SOURCE,
            CONSOLE, PERTURB, TRACE, FORMAT, TO);

    public static final List<Option> OF_CHECK =
            ALL.stream().filter(option -> option.place().onCommandLine()).toList();

    public static final List<Option> OF_RECORD = List.of(TRACE, INCLUDE, EXCLUDE, FIELDS, CATALOGUE);

    public static final List<Option> OF_ANALYZE =
            List.of(ANALYSES, REPORT, OUT, SUPPRESS, FAIL_ON, PAIRS, COLOR, SOURCE);

    public static final List<Option> OF_EXPORT = List.of(FORMAT, TO);

    public static final List<Option> OF_GRAPH = List.of(ANALYSES, TO);

    private OptionTable() {}

    /** Rejects unknown keys with a suggestion. */
    public static Option agentOption(String key) {
        List<String> names = new ArrayList<>();
        for (Option option : ALL) {
            if (option.place().inAgent()) {
                if (option.name().equals(key)) {
                    return option;
                }
                names.add(option.name());
            }
        }
        throw new UsageException(NameSuggestions.unknown("option", key, names));
    }
}
