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
                    OptionChoice.of("determinacy", "results that depend on the order of tasks, even under locks"),
                    OptionChoice.of(
                            "atomicity",
                            "atomicity violations in @Atomic code, and check-then-act sequences without annotations"),
                    OptionChoice.of("velodrome", "@Atomic blocks of this run that are not conflict-serialisable"),
                    OptionChoice.of(
                            "determinism",
                            "violations of @Deterministic: internal conflicts and external interference"),
                    OptionChoice.of(
                            "fasttrack", "data races of this run: conflicting accesses without a happens-before edge"),
                    OptionChoice.of("graph", "data races in the computation graph of this run, with every racing step"),
                    OptionChoice.of("deadlock", "lock-order cycles of tasks that can run in parallel"),
                    OptionChoice.of("none", "instrument only, report nothing; measures the cost of instrumentation"),
                    OptionChoice.of(
                            DECLARED,
                            "atomicity and determinism, each only if an annotation or a catalogue rule needs it")),
            OptionPlace.BOTH,
            "analyses to run, separated by commas");

    public static final Option REPORT = new Option(
            "report",
            "",
            OptionType.NAMES,
            "FORMAT",
            "text",
            List.of(
                    OptionChoice.of("text", "report.txt, also printed to the console"),
                    OptionChoice.of("json", "findings.json; always written"),
                    OptionChoice.of("pictures", "pictures.html: diagrams of cycles and of interleavings")),
            OptionPlace.BOTH,
            "report format; can be repeated");

    public static final Option OUT = new Option(
            "out",
            "-o",
            OptionType.OUTPUT,
            "DIR",
            "anyorder-report",
            List.of(),
            OptionPlace.BOTH,
            "output folder; an existing folder is replaced only if AnyOrder wrote it");

    public static final Option SUPPRESS = new Option(
            "suppress",
            "",
            OptionType.FILE,
            "FILE",
            "",
            List.of(),
            OptionPlace.BOTH,
            "suppression file: findings to leave out of the report");

    public static final Option INCLUDE = new Option(
            "include",
            "",
            OptionType.PATTERNS,
            "PATTERNS",
            "",
            List.of(),
            OptionPlace.BOTH,
            "instrument only these classes: com.acme.Account, com.acme.* (a package) or com.acme.** (with subpackages); "
                    + "separated by commas");

    public static final Option EXCLUDE = new Option(
            "exclude",
            "",
            OptionType.PATTERNS,
            "PATTERNS",
            "",
            List.of(),
            OptionPlace.BOTH,
            "do not instrument these classes, even if included; same syntax as include");

    public static final Option FIELDS = new Option(
            "fields",
            "",
            OptionType.FIELDS,
            "FIELDS",
            "",
            List.of(),
            OptionPlace.BOTH,
            "instrument only these fields, and the arrays and collections they refer to: com.acme.Account.balance, or "
                    + "com.acme.Account.* for all fields of a class; separated by commas");

    public static final Option FAIL_ON = new Option(
            "fail-on",
            "",
            OptionType.NAME,
            "SEVERITY",
            "warning",
            List.of(
                    OptionChoice.of("error", "data races, and violations of annotations"),
                    OptionChoice.of("warning", "also findings that depend on a condition or an assumption"),
                    OptionChoice.of("note", "all findings")),
            OptionPlace.COMMAND,
            "exit with status 66 if there is a finding of this severity or higher");

    public static final Option PAIRS = new Option(
            "pairs",
            "",
            OptionType.NAME,
            "WHICH",
            "some",
            List.of(
                    OptionChoice.of("some", "at least one pair per location"),
                    OptionChoice.of("all", "every pair, the same in every run; needs more time and memory")),
            OptionPlace.BOTH,
            "report some of the racing pairs of lines per location, or all of them");

    public static final Option CATALOGUE = new Option(
            "catalogue",
            "",
            OptionType.FILE,
            "FILE",
            "",
            List.of(),
            OptionPlace.BOTH,
            "file with additional catalogue rules, for your own libraries");

    public static final Option COLOR = new Option(
            "color",
            "",
            OptionType.NAME,
            "WHEN",
            "auto",
            List.of(
                    OptionChoice.of("auto", "if standard error is a terminal"),
                    OptionChoice.of("always", "even if it is not a terminal"),
                    OptionChoice.of("never", "plain text")),
            OptionPlace.BOTH,
            "colours in the console report");

    public static final Option SOURCE = new Option(
            "source",
            "",
            OptionType.FOLDER,
            "DIR",
            "",
            List.of(),
            OptionPlace.BOTH,
            "root folder of the program's source; the report quotes its lines");

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
            "insert random yields at synchronisation points, using this seed");

    public static final Option TRACE = new Option(
            "trace",
            "-o",
            OptionType.OUTPUT,
            "FILE",
            "",
            List.of(),
            OptionPlace.AGENT,
            "record the run to this file instead of checking it; an existing file is replaced only if it is a trace. Default "
                    + "of anyorder record: run.aot");

    public static final Option FORMAT = new Option(
            "format",
            "",
            OptionType.NAME,
            "FORMAT",
            "std",
            List.of(OptionChoice.of(
                    "std", "one line per event, such as T0|w(V1)|345; other predictive analysis tools read it")),
            OptionPlace.ELSEWHERE,
            "export format");

    public static final Option TO = new Option(
            "to",
            "-o",
            OptionType.OUTPUT,
            "FILE",
            "",
            List.of(),
            OptionPlace.ELSEWHERE,
            "output file; must not exist. export writes to standard output by default; for graph, the extension selects the "
                    + "format: .dot, .svg or .html");

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
