package dev.anyorder.cli;

import static dev.anyorder.cli.BadInput.GOOD;
import static dev.anyorder.cli.BadInput.row;

import dev.anyorder.core.trace.TraceRecording;
import dev.anyorder.core.trace.TraceSummary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Traces that cannot be read or written. */
final class BadTraces {
    /** Where the version is. */
    private static final int VERSION = 8;

    /** Makes a trace of a run in which nothing happened. */
    private static final Consumer<Workshop> TRACE = files -> {
        try {
            new TraceRecording(files.path("run.aot"))
                    .close(new TraceSummary("17, somebody", 1, 1, 0, 1, Map.of(), List.of()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    };

    private BadTraces() {}

    static Stream<BadInput> rows() {
        return Stream.concat(
                Stream.of("analyze", "export", "graph -o g.svg").flatMap(BadTraces::reading),
                Stream.of(
                        row("unknown format", "Unknown format dot", TRACE, "export run.aot --format dot"),
                        row(
                                "export to what exists",
                                "Good.java already exists; name another one",
                                TRACE.andThen(GOOD),
                                "export run.aot -o Good.java"),
                        row("picture without a name", "Name the picture with -o", TRACE, "graph run.aot"),
                        row("picture of no kind", "Name the picture with -o", TRACE, "graph run.aot -o run.png"),
                        row(
                                "picture over what exists",
                                "already exists; name another one",
                                TRACE.andThen(f -> f.write("g.svg", "")),
                                "graph run.aot -o g.svg"),
                        row("picture to nowhere", "cannot be written to", TRACE, "graph run.aot -o no/where.svg"),
                        row("export to nowhere", "cannot be written to", TRACE, "export run.aot -o no/where"),
                        row(
                                "analysis of what is not recorded",
                                "The analysis atomicity asks for more than traces hold",
                                TRACE,
                                "analyze run.aot -a race,atomicity"),
                        row(
                                "analysis of what is not recorded either",
                                "The analysis determinism asks for more than traces hold",
                                TRACE,
                                "analyze run.aot -a determinism"),
                        row(
                                "analysis of blocks that are not recorded",
                                "The analysis velodrome asks for more than traces hold",
                                TRACE,
                                "analyze run.aot -a velodrome"),
                        row(
                                "picture of what is not recorded",
                                "The analysis atomicity asks for more than traces hold",
                                TRACE,
                                "graph run.aot -a atomicity -o run.svg"),
                        row("unknown analysis", "Unknown analysis rase", TRACE, "analyze run.aot -a rase"),
                        row(
                                "record over what is no trace",
                                "already exists and is no trace",
                                GOOD,
                                "record -o Good.java Good.java"),
                        row(
                                "record over a folder",
                                "is a folder; name a file",
                                GOOD.andThen(f -> f.write("out/x", "")),
                                "record -o out Good.java"),
                        row(
                                "record into a folder that is not there",
                                "is in a folder that does not exist",
                                GOOD,
                                "record -o no/run.aot Good.java"),
                        row("record nothing", "Name a program to record", "record -o run.aot")));
    }

    private static Stream<BadInput> reading(String command) {
        return Stream.of(
                row("missing for " + command, "There is no trace no.aot", command + " no.aot"),
                row("not named for " + command, "Missing required parameter", command),
                row("folder for " + command, "The trace out is a folder", f -> f.write("out/x", ""), command + " out"),
                row("foreign for " + command, "Good.java is not a trace of AnyOrder", GOOD, command + " Good.java"),
                row("empty for " + command, "is not a trace of AnyOrder", f -> f.write("x", ""), command + " x"),
                row(
                        "newer for " + command,
                        "is of version 99, and this AnyOrder reads 3",
                        TRACE.andThen(f -> change(f, VERSION, 99)),
                        command + " run.aot"),
                row(
                        "cut for " + command,
                        "is damaged: it is cut off after 0 chunks",
                        TRACE.andThen(f -> f.cut("run.aot")),
                        command + " run.aot"),
                row(
                        "flipped for " + command,
                        "is damaged: the checksum of chunk 0 is wrong",
                        TRACE.andThen(f -> change(f, f.read("run.aot").length - 1, 77)),
                        command + " run.aot"));
    }

    private static void change(Workshop files, int at, int value) {
        byte[] bytes = files.read("run.aot");
        bytes[at] = (byte) value;
        files.write("run.aot", bytes);
    }
}
