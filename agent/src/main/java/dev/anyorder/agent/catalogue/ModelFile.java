package dev.anyorder.agent.catalogue;

import java.util.List;

/**
 * What one file says.
 *
 * @param sections its sections
 * @param rules its rules about methods, in order
 * @param fields its rows about fields
 */
record ModelFile(List<ClassSection> sections, List<MethodRule> rules, List<FieldRule> fields) {
    ModelFile {
        sections = List.copyOf(sections);
        rules = List.copyOf(rules);
        fields = List.copyOf(fields);
    }
}
