package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.List;

/**
 * An atomic field: {@code field NAME.. atomic} or {@code field NAME.. group NAME}.
 *
 * @param type the internal name of the declaring class
 * @param group empty without a group
 */
public record FieldRule(String type, String field, String group, ModelLine place) {
    private static final String ADVICE = "Write 'atomic', or 'group' and a name.";

    static boolean begins(String line) {
        return line.startsWith("field ");
    }

    static List<FieldRule> parse(TokenReader tokens, ClassSection head) {
        tokens.take("field");
        List<String> fields = new ArrayList<>();
        boolean isAlone = tokens.take("atomic");
        while (!isAlone && !tokens.take("group")) {
            fields.add(tokens.take("The keyword 'atomic' or 'group'", ADVICE));
            isAlone = tokens.take("atomic");
        }
        String group = isAlone ? "" : tokens.take("The name of the group", ADVICE);
        if (fields.isEmpty()) {
            throw tokens.error("Missing field after 'field'. Example: 'field total atomic'.");
        }
        List<FieldRule> rows = new ArrayList<>();
        for (String field : fields) {
            rows.add(new FieldRule(head.className(), field, group, tokens.place()));
        }
        return rows;
    }
}
