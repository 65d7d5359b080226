package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.Op;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All rows, and the look-ups that instrumentation and hooks make. Immutable after it was built; safe for all threads.
 *
 * <p>A row of a class or interface holds for its subtypes too, unless a nearer type has a row for the method. At a call
 * instruction only the static type is known: {@link #find} gives the row to begin with. If that row
 * {@linkplain Row#needsReceiver() needs the receiver}, the hook asks {@link #findFor} with the class of the receiver
 * (worth caching by class) and follows that answer instead.
 */
public final class Catalogue {
    private final RowIndex calls = new RowIndex();
    private final RowIndex bodies = new RowIndex();
    private final Map<String, Nature> natures = new HashMap<>();
    private final List<Section> sections = new ArrayList<>();
    private final Map<String, FieldRow> fields = new HashMap<>();

    private Catalogue() {}

    /** Puts files together, in order: what a later one says of a class and method replaces what an earlier one says. */
    static Catalogue of(List<CatalogueFile> files) {
        Catalogue catalogue = new Catalogue();
        for (CatalogueFile file : files) {
            catalogue.sections.addAll(file.sections());
            for (Section section : file.sections()) {
                if (section.nature() != null) {
                    catalogue.natures.put(section.className(), section.nature());
                }
            }
            for (Row row : file.rows()) {
                (row.body() ? catalogue.bodies : catalogue.calls).add(row);
            }
            for (FieldRow row : file.fields()) {
                catalogue.fields.put(row.type().concat(".").concat(row.field()), row);
            }
        }
        return catalogue;
    }

    /** Whether any row is about a method of this name with so many parameters. Cheap: ask it first. */
    public boolean mayHold(String name, String descriptor) {
        return calls.mayHold(name, descriptor);
    }

    /** The row for a call with this static type, whatever the nature of the receiver will be; or {@code null}. */
    public @Nullable Row find(String owner, String name, String descriptor, Supertypes supertypes) {
        return calls.mayHold(name, descriptor) ? walk(calls, owner, name, descriptor, supertypes, null, true) : null;
    }

    /**
     * Every row that may hold for a call with this static type, one for each nature that the receiver may have. What
     * must be decided in the caller's code, such as which argument is a function to be wrapped, is decided by all.
     */
    public List<Row> candidates(String owner, String name, String descriptor, Supertypes supertypes) {
        List<Row> rows = new ArrayList<>();
        addTo(rows, walk(calls, owner, name, descriptor, supertypes, null, false));
        for (Nature nature : Nature.values()) {
            addTo(rows, walk(calls, owner, name, descriptor, supertypes, nature, false));
        }
        return rows;
    }

    private static void addTo(List<Row> rows, @Nullable Row row) {
        if (row != null && !rows.contains(row)) {
            rows.add(row);
        }
    }

    /**
     * The row for a call whose receiver has this class; or {@code null} if the call means nothing.
     *
     * @param type the internal name of the receiver's class; for a call of {@code super} the static type
     * @param nature the receiver's nature: that of its class, or if it has none, of what the receiver is a view of
     * @param seen whether the method that will run belongs to an instrumented class: then only contracts hold
     */
    public @Nullable Row findFor(
            String type, String name, String descriptor, Supertypes supertypes, @Nullable Nature nature, boolean seen) {
        Row row = walk(calls, type, name, descriptor, supertypes, nature, false);
        if (row == null || (seen && !row.section().contract())) {
            return null;
        }
        return nature == Nature.GUARDED && row.section().onlyIf() == Nature.UNSAFE ? row.guarded() : row;
    }

    /** What a function, named by a method reference, makes of two values; {@code null} if that is not known. */
    public @Nullable Op combiner(String owner, String name, String descriptor, Supertypes supertypes) {
        Row row = find(owner, name, descriptor, supertypes);
        for (Meaning meaning : row == null ? List.<Meaning>of() : row.meanings()) {
            if (meaning.verb() == Verb.COMBINES && meaning.effect() != null) {
                return meaning.effect().op();
            }
        }
        return null;
    }

    /** The row for the body of an instrumented method of this class, see {@link Row#body()}; or {@code null}. */
    public @Nullable Row findBody(String owner, String name, String descriptor, Supertypes supertypes) {
        return bodies.mayHold(name, descriptor) ? walk(bodies, owner, name, descriptor, supertypes, null, true) : null;
    }

    /** The nature that the class has by itself or by its nearest supertype; {@code null} for none. */
    public @Nullable Nature nature(String type, Supertypes supertypes) {
        Nature own = natures.get(type);
        if (own != null) {
            return own;
        }
        for (String supertype : supertypes.of(type)) {
            Nature nature = natures.get(supertype);
            if (nature != null) {
                return nature;
            }
        }
        return null;
    }

    private static @Nullable Row walk(
            RowIndex index,
            String owner,
            String name,
            String descriptor,
            Supertypes supertypes,
            @Nullable Nature nature,
            boolean any) {
        Row own = index.in(owner, name, descriptor, nature, any);
        if (own != null || name.equals("<init>")) {
            return own;
        }
        for (String supertype : supertypes.of(owner)) {
            Row row = index.in(supertype, name, descriptor, nature, any);
            if (row != null) {
                return row;
            }
        }
        return null;
    }

    /** The group of a field that is to be atomic, empty if it is by itself; null if nothing is said of it. */
    public @Nullable String group(String type, String field) {
        if (fields.isEmpty()) {
            return null;
        }
        FieldRow row = fields.get(type.concat(".").concat(field));
        return row == null ? null : row.group();
    }

    /** Every row about a field, in no order. */
    public Collection<FieldRow> fields() {
        return fields.values();
    }

    /** Whether a row about bodies says this of a method. */
    public boolean declares(Verb verb) {
        List<Row> rows = new ArrayList<>();
        bodies.addTo(rows);
        return rows.stream().anyMatch(row -> row.meanings().stream().anyMatch(meaning -> meaning.verb() == verb));
    }

    /** Every section, in the order of the files; also those without rows. */
    List<Section> sections() {
        return sections;
    }

    /** Every row, in no order. */
    List<Row> rows() {
        List<Row> all = new ArrayList<>();
        calls.addTo(all);
        bodies.addTo(all);
        return all;
    }
}
