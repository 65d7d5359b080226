package dev.anyorder.testbed.bench;

import java.util.ArrayList;
import java.util.List;

/** A Markdown table with columns that line up when printed: the first to the left, the others to the right. */
final class MarkdownTable {
    private final List<List<String>> lines = new ArrayList<>();

    /** Adds a line; the first one is the head. All have as many cells. */
    void add(List<String> line) {
        lines.add(line);
    }

    @Override
    public String toString() {
        int columns = lines.get(0).size();
        int[] widths = new int[columns];
        for (List<String> line : lines) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        StringBuilder text = new StringBuilder();
        for (int n = 0; n < lines.size(); n++) {
            text.append('|');
            for (int i = 0; i < columns; i++) {
                String cell = lines.get(n).get(i);
                String padding = " ".repeat(widths[i] - cell.length());
                text.append(' ')
                        .append(i == 0 ? cell + padding : padding + cell)
                        .append(" |");
            }
            text.append('\n');
            if (n == 0) {
                text.append('|');
                for (int i = 0; i < columns; i++) {
                    text.append(i == 0 ? ":" : "-")
                            .append("-".repeat(widths[i]))
                            .append(i == 0 ? "-|" : ":|");
                }
                text.append('\n');
            }
        }
        return text.toString();
    }
}
