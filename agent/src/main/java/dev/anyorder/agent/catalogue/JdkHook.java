package dev.anyorder.agent.catalogue;

import dev.anyorder.agent.task.TaskEvent;
import dev.anyorder.agent.task.TaskKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A hook inside a method of the JDK.
 *
 * @param event of a {@link TaskEvent}; {@code job} around a callee; at the result, the hook that replaces it
 * @param kind the ordinal of the task kind, or -1
 * @param name the callee, or the field that must be null; otherwise empty
 */
public record JdkHook(String event, String operand, int kind, Point point, String name) {
    public enum Point {
        ENTRY("at entry"),
        EXIT("at exit"),
        RETURN("at return"),
        RESULT("at result"),
        UNLESS("unless"),
        BEFORE("before"),
        AFTER("after"),
        AROUND("around");

        private final String text;

        Point(String text) {
            this.text = text;
        }

        public boolean hasCallee() {
            return this == BEFORE || this == AFTER || this == AROUND;
        }
    }

    private static final String ADVICE = "Known positions: at entry, at exit, at return, at result, unless FIELD,"
            + " before CALLEE, after CALLEE, around CALLEE.";

    /** Not for {@link Point#AROUND} and {@link Point#RESULT}. */
    public TaskEvent moment() {
        TaskEvent moment = TaskEvent.of(TaskEvent.Teller.JDK, event);
        if (moment == null) {
            throw new IllegalStateException(event + " is not an event");
        }
        return moment;
    }

    /** Parses {@code EVENT OPERAND [as KIND] [, ...] POINT}, with one point for all. */
    static List<JdkHook> parse(TokenReader tokens) {
        List<String[]> events = new ArrayList<>();
        do {
            String event = tokens.take("An event", "Example: 'signal this at entry'.");
            String operand = tokens.take("An operand", "Example: 'this'.");
            String kind = tokens.take("as") ? tokens.take("A task kind", "Write 'fork' or 'job'.") : "";
            events.add(new String[] {event, operand, kind});
        } while (tokens.take(","));
        Point point = point(tokens);
        boolean isNamed = point.hasCallee() || point == Point.UNLESS;
        String name = isNamed ? tokens.take("A name", ADVICE) : "";
        List<JdkHook> hooks = new ArrayList<>();
        for (String[] event : events) {
            boolean isEvent = switch (point) {
                case AROUND -> event[0].equals("job");
                case RESULT -> event[0].equals("visible");
                default -> TaskEvent.of(TaskEvent.Teller.JDK, event[0]) != null;
            };
            if (!isEvent) {
                throw tokens.error("'" + event[0] + "' is not an event " + point.text + ".");
            }
            hooks.add(new JdkHook(event[0], event[1], kind(event[2], tokens), point, name));
        }
        return hooks;
    }

    private static Point point(TokenReader tokens) {
        String word = tokens.take("A position", ADVICE);
        String text = word.equals("at") ? "at ".concat(tokens.take("A position", ADVICE)) : word;
        for (Point point : Point.values()) {
            if (point.text.equals(text)) {
                return point;
            }
        }
        throw tokens.error("'" + text + "' is not a position. " + ADVICE);
    }

    private static int kind(String word, TokenReader tokens) {
        if (word.isEmpty()) {
            return -1;
        }
        for (TaskKind kind : TaskKind.values()) {
            if (kind.name().toLowerCase(Locale.ROOT).equals(word)) {
                return kind.ordinal();
            }
        }
        throw tokens.error("'" + word + "' is not a task kind. Write 'fork' or 'job'.");
    }
}
