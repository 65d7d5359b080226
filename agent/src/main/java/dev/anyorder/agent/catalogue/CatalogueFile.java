package dev.anyorder.agent.catalogue;

import java.util.List;

/**
 * What one file says.
 *
 * @param sections its sections
 * @param rows its rows about methods, in order
 * @param fields its rows about fields
 */
record CatalogueFile(List<Section> sections, List<Row> rows, List<FieldRow> fields) {
    CatalogueFile {
        sections = List.copyOf(sections);
        rows = List.copyOf(rows);
        fields = List.copyOf(fields);
    }
}
