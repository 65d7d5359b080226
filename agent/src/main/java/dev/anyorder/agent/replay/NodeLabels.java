package dev.anyorder.agent.replay;

import dev.anyorder.agent.task.TaskKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.trace.TraceException;
import dev.anyorder.core.trace.TracedTask;
import java.util.List;

/** Short labels of graph nodes. */
final class NodeLabels {
    private static final int KINDS = TaskKind.values().length;
    private static final Frame NOWHERE = new Frame("", "", "", 0);

    private NodeLabels() {}

    static String of(TracedTask task) {
        if (task.kind() >= KINDS) {
            throw TraceException.ofAnotherAnyOrder();
        }
        TaskKind kind = TaskKind.of(task.kind());
        String name = kind == TaskKind.MAIN ? "" : " " + simple(task.name());
        return "#" + task.id() + " " + kind.text() + name;
    }

    /** Strips the package and the JVM's suffix of lambda classes. */
    static String simple(String type) {
        int slash = type.indexOf('/');
        String whole = slash < 0 ? type : type.substring(0, slash);
        int lambda = whole.indexOf("$$Lambda");
        String named = lambda < 0 ? whole : whole.substring(0, lambda) + " lambda";
        return named.substring(named.lastIndexOf('.') + 1);
    }

    /** The innermost frame outside the JDK and the task library. */
    static Frame creation(List<Frame> stack) {
        return stack.stream()
                .filter(frame -> !isLibrary(frame.className()))
                .findFirst()
                .orElse(NOWHERE);
    }

    private static boolean isLibrary(String type) {
        return type.startsWith("java.") || type.startsWith("jdk.") || type.startsWith("dev.anyorder.api.");
    }
}
