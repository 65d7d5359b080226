package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.List;

/**
 * A field that is to be atomic, by itself or with others: {@code field NAME.. atomic} or {@code field NAME.. group NAME}.
 *
 * @param type the internal name of the class that declares it
 * @param group the group that it is part of; empty if it is by itself
 * @param place where the row stands
 */
public record FieldRow(String type, String field, String group, Place place) {
    private static final String ADVICE = "Write 'atomic', or 'group' and a name.";

    /** Whether a line is a row about fields. */
    static boolean begins(String line) {
        return line.startsWith("field ");
    }

    /** One for each field that the line names. */
    static List<FieldRow> parse(Words words, Section head) {
        words.take("field");
        List<String> fields = new ArrayList<>();
        boolean isAlone = words.take("atomic");
        while (!isAlone && !words.take("group")) {
            fields.add(words.take("What is to be atomic", ADVICE));
            isAlone = words.take("atomic");
        }
        String group = isAlone ? "" : words.take("The name of the group", ADVICE);
        String left = words.peek();
        if (left != null) {
            throw words.error("'" + left + "' is not understood here. A row about fields says one thing.");
        }
        if (fields.isEmpty()) {
            throw words.error("The row names no field. Write one after 'field', as in 'field total atomic'.");
        }
        List<FieldRow> rows = new ArrayList<>();
        for (String field : fields) {
            rows.add(new FieldRow(head.className(), field, group, words.place()));
        }
        return rows;
    }
}
