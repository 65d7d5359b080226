package dev.anyorder.agent.transform;

import dev.anyorder.agent.task.TaskEvent;
import dev.anyorder.agent.task.TaskKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Where inside a class of the JDK what is told.
 *
 * @param owner the internal name of the class
 * @param method the name of the method
 * @param parameters how many parameters it has, or -1 for any number
 * @param callee the method whose call is meant, or the field that is to be empty; empty if none
 * @param kind the sort of task, -1 if none
 */
record JdkRule(
        String owner, String method, int parameters, When when, String callee, String hook, String operand, int kind) {
    enum When {
        ENTER,
        UNLESS,
        LEAVE,
        RETURN,
        RESULT,
        BEFORE,
        AFTER,
        AROUND;

        /** Whether it names a method or a field. */
        boolean hasName() {
            return this == UNLESS || this == BEFORE || this == AFTER || this == AROUND;
        }
    }

    /** What the hook is told. */
    TaskEvent event() {
        TaskEvent event = TaskEvent.of(TaskEvent.Teller.JDK, hook);
        if (event == null) {
            throw new IllegalArgumentException(this + ": no such hook");
        }
        return event;
    }

    /** The rows of a table; {@code tasks.txt} explains the format. */
    static List<JdkRule> parse(String table) {
        List<JdkRule> rows = new ArrayList<>();
        for (String line : table.split("\n")) {
            String text = line.strip();
            if (!text.isEmpty() && text.charAt(0) != '#') {
                rows.add(row(text.split("\\s+")));
            }
        }
        return rows;
    }

    private static JdkRule row(String[] words) {
        int next = 0;
        String owner = words[next++].replace('.', '/');
        String method = words[next++];
        int parameters = -1;
        int paren = method.indexOf('(');
        if (paren > 0) {
            parameters = Integer.parseInt(method.substring(paren + 1, method.length() - 1));
            method = method.substring(0, paren);
        }
        When when = When.valueOf(words[next++].toUpperCase(Locale.ROOT));
        String callee = when.hasName() ? words[next++] : "";
        String hook = words[next++];
        String operand = words[next++];
        int kind = next < words.length ? TaskKind.valueOf(words[next]).ordinal() : -1;
        return new JdkRule(owner, method, parameters, when, callee, hook, operand, kind);
    }
}
