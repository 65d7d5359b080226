package dev.anyorder.agent.catalogue;

import java.util.List;

/**
 * What one file says.
 *
 * @param sections its sections
 * @param rows its rows, in order
 */
record CatalogueFile(List<Section> sections, List<Row> rows) {
    CatalogueFile {
        sections = List.copyOf(sections);
        rows = List.copyOf(rows);
    }
}
