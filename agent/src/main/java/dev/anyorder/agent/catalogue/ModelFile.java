package dev.anyorder.agent.catalogue;

import java.util.List;

/**
 * What one file says.
 *
 * @param sections its sections
 * @param rows its rows about methods, in order
 * @param fields its rows about fields
 */
record ModelFile(List<ClassSection> sections, List<CallRule> rows, List<FieldRule> fields) {
    ModelFile {
        sections = List.copyOf(sections);
        rows = List.copyOf(rows);
        fields = List.copyOf(fields);
    }
}
