package dev.anyorder.report;

import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.RunResult;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The report for humans. Deterministic. Abridged: JDK frames are folded, and only the first {@value #IN_FULL} findings
 * are complete. {@code findings.json} has everything.
 */
public final class TextReport {
    static final int IN_FULL = 50;
    /** The number of further findings with one line each. */
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

    public static TextReport plain() {
        return new TextReport(false, List.of(), StandardCharsets.UTF_8);
    }

    /** With ANSI colours. */
    public static TextReport coloured() {
        return new TextReport(true, List.of(), StandardCharsets.UTF_8);
    }

    /** With sources: folders, by package, or files. */
    public TextReport withSources(List<Path> roots) {
        return new TextReport(colour, roots, charset);
    }

    /** Replaces our own characters that the charset lacks; names of the program stay. */
    public TextReport withCharset(Charset wanted) {
        return new TextReport(colour, sourceRoots, wanted);
    }

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
