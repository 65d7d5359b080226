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
                    .close(new TraceSummary("17, vendor", 1, 1, 0, 1, Map.of(), List.of()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    };

    private BadTraces() {}

    static Stream<BadInput> rows() {
        return Stream.concat(
                Stream.of("analyze", "export", "graph -o g.svg").flatMap(BadTraces::reading),
                Stream.of(
                        row("unknown format", "Unknown format 'dot'", TRACE, "export run.aot --format dot"),
                        row(
                                "export to an existing file",
                                "Good.java' already exists",
                                TRACE.andThen(GOOD),
                                "export run.aot -o Good.java"),
                        row("picture without a name", "Missing -o FILE", TRACE, "graph run.aot"),
                        row(
                                "picture with an unknown extension",
                                "run.png'. The extension selects the format",
                                TRACE,
                                "graph run.aot -o run.png"),
                        row(
                                "picture over an existing file",
                                "g.svg' already exists",
                                TRACE.andThen(f -> f.write("g.svg", "")),
                                "graph run.aot -o g.svg"),
                        row("picture to nowhere", "Cannot write to", TRACE, "graph run.aot -o no/where.svg"),
                        row("export to nowhere", "Cannot write to", TRACE, "export run.aot -o no/where"),
                        row(
                                "analysis without recorded events",
                                "Traces lack events that analysis 'atomicity' needs",
                                TRACE,
                                "analyze run.aot -a race,atomicity"),
                        row(
                                "another analysis without recorded events",
                                "Traces lack events that analysis 'determinism' needs",
                                TRACE,
                                "analyze run.aot -a determinism"),
                        row(
                                "analysis of blocks that are not recorded",
                                "Traces lack events that analysis 'velodrome' needs",
                                TRACE,
                                "analyze run.aot -a velodrome"),
                        row(
                                "picture of an analysis without recorded events",
                                "Traces lack events that analysis 'atomicity' needs",
                                TRACE,
                                "graph run.aot -a atomicity -o run.svg"),
                        row("unknown analysis", "Unknown analysis 'rase'", TRACE, "analyze run.aot -a rase"),
                        row(
                                "record over another file",
                                "it exists and is not a trace",
                                GOOD,
                                "record -o Good.java Good.java"),
                        row(
                                "record over a folder",
                                "is a folder",
                                GOOD.andThen(f -> f.write("out/x", "")),
                                "record -o out Good.java"),
                        row(
                                "record into a missing folder",
                                "its folder does not exist",
                                GOOD,
                                "record -o no/run.aot Good.java"),
                        row("record nothing", "Missing program", "record -o run.aot")));
    }

    private static Stream<BadInput> reading(String command) {
        return Stream.of(
                row("missing for " + command, "Trace 'no.aot' does not exist", command + " no.aot"),
                row("not named for " + command, "Missing required parameter", command),
                row("folder for " + command, "Trace 'out' is a folder", f -> f.write("out/x", ""), command + " out"),
                row("foreign for " + command, "'Good.java' is not an AnyOrder trace", GOOD, command + " Good.java"),
                row("empty for " + command, "is not an AnyOrder trace", f -> f.write("x", ""), command + " x"),
                row(
                        "newer for " + command,
                        "has format version 99; supported: 3",
                        TRACE.andThen(f -> change(f, VERSION, 99)),
                        command + " run.aot"),
                row(
                        "cut for " + command,
                        "is corrupt: it is truncated after 0 chunks",
                        TRACE.andThen(f -> f.cut("run.aot")),
                        command + " run.aot"),
                row(
                        "flipped for " + command,
                        "is corrupt: the checksum of chunk 0 is wrong",
                        TRACE.andThen(f -> change(f, f.read("run.aot").length - 1, 77)),
                        command + " run.aot"));
    }

    private static void change(Workshop files, int at, int value) {
        byte[] bytes = files.read("run.aot");
        bytes[at] = (byte) value;
        files.write("run.aot", bytes);
    }
}
