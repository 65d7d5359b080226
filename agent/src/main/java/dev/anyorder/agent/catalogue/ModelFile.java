package dev.anyorder.agent.catalogue;

import java.util.List;

/** The parsed contents of one model file. */
record ModelFile(List<ClassSection> sections, List<MethodRule> rules, List<FieldRule> fields) {
    ModelFile {
        sections = List.copyOf(sections);
        rules = List.copyOf(rules);
        fields = List.copyOf(fields);
    }
}
