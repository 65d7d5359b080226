package dev.anyorder.agent.transform;

import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Declarations that no analysis of this run checks, because their classes are not on the class path. Thread-safe. */
public final class LateDeclarations {
    /** The analysis that would check, by annotation. */
    private final Map<String, String> analyses;

    /** By analysis. Guarded by this. */
    private final Map<String, Set<Declaration>> met = new LinkedHashMap<>();

    private record Declaration(String annotation, String member) {}

    private LateDeclarations(Map<String, String> analyses) {
        this.analyses = analyses;
    }

    /** For analyses selected by name. */
    public static LateDeclarations nothing() {
        return new LateDeclarations(Map.of());
    }

    /** For analyses selected by declarations on the class path. */
    public static LateDeclarations but(boolean hasBlocks, boolean hasScopes) {
        Map<String, String> analyses = new LinkedHashMap<>();
        if (!hasBlocks) {
            analyses.put(FieldAnnotationReader.ATOMIC, "atomicity");
            analyses.put(FieldAnnotationReader.GROUP, "atomicity");
        }
        if (!hasScopes) {
            analyses.put(FieldAnnotationReader.DETERMINISTIC, "determinism");
        }
        return new LateDeclarations(analyses);
    }

    void met(String annotation, String name) {
        String analysis = analyses.get(annotation);
        if (analysis != null) {
            synchronized (this) {
                met.computeIfAbsent(analysis, any -> new LinkedHashSet<>())
                        .add(new Declaration(FieldAnnotationReader.name(annotation), name.replace('/', '.')));
            }
        }
    }

    /** One note for each missing analysis. */
    public synchronized List<RunNote> notes() {
        List<RunNote> notes = new ArrayList<>();
        met.forEach((analysis, names) -> {
            Declaration first = names.iterator().next();
            notes.add(new RunNote(
                    NoteType.LATE_DECLARATION,
                    analysis,
                    first.annotation(),
                    first.member(),
                    Integer.toString(names.size() - 1)));
        });
        return notes;
    }
}
