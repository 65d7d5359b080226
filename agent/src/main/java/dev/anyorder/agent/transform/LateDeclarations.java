package dev.anyorder.agent.transform;

import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is declared in classes that were loaded, and that no analysis of the run looks at because it came to light too late:
 * the classes are not on the class path. Safe for all threads.
 */
public final class LateDeclarations {
    /** The analysis that would look at it, by annotation. */
    private final Map<String, String> analyses;

    /** What was met, by analysis. Guarded by this. */
    private final Map<String, Set<Declaration>> met = new LinkedHashMap<>();

    private record Declaration(String annotation, String member) {}

    private LateDeclarations(Map<String, String> analyses) {
        this.analyses = analyses;
    }

    /** For runs whose analyses were chosen by name. */
    public static LateDeclarations nothing() {
        return new LateDeclarations(Map.of());
    }

    /** For runs with analyses of what was declared on the class path: whether one of them looks at blocks, and one at scopes. */
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

    /** A class that was loaded has this annotation on a method or field of this name. */
    void met(String annotation, String name) {
        String analysis = analyses.get(annotation);
        if (analysis != null) {
            synchronized (this) {
                met.computeIfAbsent(analysis, any -> new LinkedHashSet<>())
                        .add(new Declaration(FieldAnnotationReader.name(annotation), name.replace('/', '.')));
            }
        }
    }

    /** A note for each analysis that would have had something to check. */
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
