package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.RunResult;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The report for people. The same result gives the same text. It shows everything that matters of a finding, not
 * everything: frames of the JDK are folded or dimmed, and of a long list only the first {@value #IN_FULL} findings are
 * told in full; {@code findings.json} leaves nothing out.
 */
public final class TextReport {
    /** How many findings are told in full. */
    static final int IN_FULL = 50;
    /** How many findings after those have a line of their own. */
    static final int IN_BRIEF = 500;

    static final String ELLIPSIS = "\u2026";

    private final boolean colour;
    private final List<Path> sourceRoots;
    private final Charset charset;

    private TextReport(boolean colour, List<Path> sourceRoots, Charset charset) {
        this.colour = colour;
        this.sourceRoots = List.copyOf(sourceRoots);
        this.charset = charset;
    }

    /** A report without colour, for files and pipes. */
    public static TextReport plain() {
        return new TextReport(false, List.of(), StandardCharsets.UTF_8);
    }

    /** A report for a terminal that understands ANSI colours. */
    public static TextReport coloured() {
        return new TextReport(true, List.of(), StandardCharsets.UTF_8);
    }

    /** Shows source lines, found in these folders (laid out by package) or files. */
    public TextReport withSources(List<Path> roots) {
        return new TextReport(colour, roots, charset);
    }

    /** Uses no sign of its own that this charset lacks. Names from the program are left as they are. */
    public TextReport withCharset(Charset wanted) {
        return new TextReport(colour, sourceRoots, wanted);
    }

    /** The whole report, ending with a line break. */
    public String render(RunResult result) {
        TextSink sink = new TextSink(colour);
        FindingText text = new FindingText(sink, new StackText(sink, new SourceLines(sourceRoots)));
        SummaryText summary = new SummaryText(sink);
        List<Finding> findings = FindingOrder.sorted(result.findings());
        if (!findings.isEmpty()) {
            summary.head(findings, IN_FULL);
            sink.line();
        }
        int full = Math.min(IN_FULL, findings.size());
        for (Finding finding : findings.subList(0, full)) {
            text.full(finding);
            sink.line();
        }
        brief(sink, text, findings.subList(full, findings.size()));
        summary.tail(result);
        String report = sink.toString();
        return charset.newEncoder().canEncode(ELLIPSIS) ? report : report.replace(ELLIPSIS, "...");
    }

    private static void brief(TextSink sink, FindingText text, List<Finding> findings) {
        int shown = Math.min(IN_BRIEF, findings.size());
        for (Finding finding : findings.subList(0, shown)) {
            text.brief(finding);
        }
        if (shown < findings.size()) {
            sink.line(ELLIPSIS + " and " + ReportWording.number(findings.size() - shown) + " more in findings.json");
        }
        if (shown > 0) {
            sink.line();
        }
    }
}
