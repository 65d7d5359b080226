package dev.anyorder.report;

import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.FrameOrigin;
import java.util.List;

/**
 * Stacks as text. Frames of the JDK and AnyOrder are dimmed, or folded without colour, and so is direct recursion. The
 * first relevant frame is never folded, and gets its source line.
 */
final class StackText {
    private static final int INDENT = 8;
    private static final int SOURCE_INDENT = 13;

    private final TextSink sink;
    private final SourceLines sourceLines;

    StackText(TextSink sink, SourceLines sourceLines) {
        this.sink = sink;
        this.sourceLines = sourceLines;
    }

    /** Always shows the first frame, the site. */
    void access(List<Frame> stack) {
        write(stack, 0);
    }

    /** The innermost frames are internal: task creation or allocation. */
    void creation(List<Frame> stack) {
        write(stack, firstOfUser(stack));
    }

    /** The innermost user frame, otherwise the innermost. Requires a non-empty stack. */
    static int firstOfUser(List<Frame> stack) {
        for (int i = 0; i < stack.size(); i++) {
            if (FrameOrigin.of(stack.get(i)) == FrameOrigin.USER) {
                return i;
            }
        }
        return 0;
    }

    private void write(List<Frame> stack, int shown) {
        int withSource = firstOfUser(stack);
        int i = 0;
        while (i < stack.size()) {
            int end = sink.hasColour() || i == shown ? i : endOfMachinery(stack, i, shown);
            if (end > i) {
                folded(stack.subList(i, end));
                i = end;
                continue;
            }
            frame(stack.get(i));
            if (i == withSource) {
                source(stack.get(i));
            }
            int again = endOfRepetition(stack, i);
            if (again > i + 1) {
                more("the same frame " + ReportWording.count(again - i - 1, "more time", "more times"));
            }
            i = again;
        }
    }

    private void frame(Frame frame) {
        TextStyle style = FrameOrigin.of(frame) == FrameOrigin.USER ? TextStyle.PLAIN : TextStyle.DIM;
        sink.indent(INDENT).text(style, "at " + ReportWording.frame(frame)).line();
    }

    private void source(Frame frame) {
        String source = sourceLines.line(frame);
        if (!source.isEmpty()) {
            sink.indent(SOURCE_INDENT).text(TextStyle.SOURCE, source).line();
        }
    }

    private void folded(List<Frame> frames) {
        boolean jdk = false;
        boolean ours = false;
        for (Frame frame : frames) {
            FrameOrigin origin = FrameOrigin.of(frame);
            jdk |= origin == FrameOrigin.JDK;
            ours |= origin == FrameOrigin.ANYORDER;
        }
        String whose = jdk && ours ? "the JDK and AnyOrder" : jdk ? "the JDK" : "AnyOrder";
        more(ReportWording.count(frames.size(), "frame", "frames") + " of " + whose);
    }

    void more(String what) {
        sink.indent(INDENT)
                .text(TextStyle.DIM, TextReport.ELLIPSIS + " " + what)
                .line();
    }

    private static int endOfMachinery(List<Frame> stack, int from, int shown) {
        int end = from;
        while (end < stack.size() && end != shown && FrameOrigin.of(stack.get(end)) != FrameOrigin.USER) {
            end++;
        }
        return end;
    }

    private static int endOfRepetition(List<Frame> stack, int from) {
        int end = from + 1;
        while (end < stack.size() && stack.get(end).equals(stack.get(from))) {
            end++;
        }
        return end;
    }
}
