package dev.anyorder.cli;

import static dev.anyorder.cli.BadInput.GOOD;
import static dev.anyorder.cli.BadInput.row;

import java.util.stream.Stream;

/** Options of ours that cannot be used. */
final class BadOptions {
    private BadOptions() {}

    static Stream<BadInput> rows() {
        return Stream.of(
                row(
                        "unknown suite",
                        "Unknown suite 'speed'. Known: atomicity, growth, nakade, overhead, singletrack, tasksanitizer.",
                        "bench speed"),
                row(
                        "unknown option",
                        "Unknown option '--analyzes'. Did you mean '--analyses'?",
                        GOOD,
                        "check --analyzes none Good.java"),
                row(
                        "unknown option with a value",
                        "Unknown option '--colour'. Did you mean '--color'?",
                        GOOD,
                        "check --colour=always Good.java"),
                row("option without its value", "--out", GOOD, "check --out"),
                row(
                        "option given twice",
                        "Option '--color' is given twice",
                        GOOD,
                        "check --color=auto --color never Good.java"),
                row(
                        "unknown analysis",
                        "Unknown analysis 'fastrack'. Did you mean 'fasttrack'? Known: race, determinacy, atomicity, velodrome, determinism, fasttrack, graph, deadlock, none, declared.",
                        GOOD,
                        "check -a none,fastrack Good.java"),
                row("unknown severity", "Unknown severity 'bad'", GOOD, "check --fail-on bad Good.java"),
                row(
                        "sarif",
                        "Unknown report format 'sarif'. Known: text, json, pictures.",
                        GOOD,
                        "check --report text --report sarif Good.java"),
                row(
                        "missing suppression file",
                        "Suppression file 'no' does not exist",
                        GOOD,
                        "check --suppress no Good.java"),
                row(
                        "folder as suppression file",
                        "Suppression file '.' is a folder, not a file",
                        GOOD,
                        "check --suppress . Good.java"),
                row(
                        "suppression file with an error",
                        "s:1",
                        GOOD.andThen(f -> f.write("s", "data-rice field:x\n")),
                        "check --suppress s Good.java"),
                row(
                        "suppression file that is not text",
                        "Cannot read suppression file",
                        GOOD.andThen(f -> f.write("s", new byte[] {-1, -2, 0, -3})),
                        "check --suppress s Good.java"),
                row(
                        "catalogue with an error",
                        "mine, line 1: Rule before the first section.",
                        GOOD.andThen(f -> f.write("mine", "clas com.acme.Pool\n")),
                        "check --catalogue mine Good.java"),
                row("missing catalogue", "Catalogue file 'no' does not exist", GOOD, "check --catalogue no Good.java"),
                row("missing source folder", "Source folder 'no' does not exist", GOOD, "check --source no Good.java"),
                row(
                        "output folder below a file",
                        "file/out",
                        GOOD.andThen(f -> f.write("file", "")),
                        "check -o file/out Good.java"),
                row(
                        "file as output folder",
                        "is a file, not a folder",
                        GOOD.andThen(f -> f.write("file", "")),
                        "check -o file Good.java"),
                row(
                        "foreign folder as output folder",
                        "was not written by AnyOrder",
                        GOOD.andThen(f -> f.write("mine/report.txt", "mine")),
                        "check -o mine Good.java"));
    }
}
