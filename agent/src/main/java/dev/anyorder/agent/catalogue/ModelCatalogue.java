package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
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
 * {@linkplain CallRule#needsReceiver() needs the receiver}, the hook asks {@link #findFor} with the class of the receiver
 * (worth caching by class) and follows that answer instead.
 */
public final class ModelCatalogue {
    private final RuleIndex calls = new RuleIndex();
    private final RuleIndex bodies = new RuleIndex();
    private final Map<String, ThreadSafety> natures = new HashMap<>();
    private final List<ClassSection> sections = new ArrayList<>();
    private final Map<String, FieldRule> fields = new HashMap<>();

    private ModelCatalogue() {}

    /** Puts files together, in order: what a later one says of a class and method replaces what an earlier one says. */
    static ModelCatalogue of(List<ModelFile> files) {
        ModelCatalogue catalogue = new ModelCatalogue();
        for (ModelFile file : files) {
            catalogue.sections.addAll(file.sections());
            for (ClassSection section : file.sections()) {
                if (section.safety() != null) {
                    catalogue.natures.put(section.className(), section.safety());
                }
            }
            for (CallRule rule : file.rows()) {
                (rule.body() ? catalogue.bodies : catalogue.calls).add(rule);
            }
            for (FieldRule row : file.fields()) {
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
    public @Nullable CallRule find(String owner, String name, String descriptor, SupertypeLookup supertypes) {
        return calls.mayHold(name, descriptor) ? walk(calls, owner, name, descriptor, supertypes, null, true) : null;
    }

    /**
     * Every row that may hold for a call with this static type, one for each nature that the receiver may have. What
     * must be decided in the caller's code, such as which argument is a function to be wrapped, is decided by all.
     */
    public List<CallRule> candidates(String owner, String name, String descriptor, SupertypeLookup supertypes) {
        List<CallRule> rows = new ArrayList<>();
        addTo(rows, walk(calls, owner, name, descriptor, supertypes, null, false));
        for (ThreadSafety safety : ThreadSafety.values()) {
            addTo(rows, walk(calls, owner, name, descriptor, supertypes, safety, false));
        }
        return rows;
    }

    private static void addTo(List<CallRule> rows, @Nullable CallRule rule) {
        if (rule != null && !rows.contains(rule)) {
            rows.add(rule);
        }
    }

    /**
     * The row for a call whose receiver has this class; or {@code null} if the call means nothing.
     *
     * @param type the internal name of the receiver's class; for a call of {@code super} the static type
     * @param safety the receiver's nature: that of its class, or if it has none, of what the receiver is a view of
     * @param seen whether the method that will run belongs to an instrumented class: then only contracts hold
     */
    public @Nullable CallRule findFor(
            String type,
            String name,
            String descriptor,
            SupertypeLookup supertypes,
            @Nullable ThreadSafety safety,
            boolean seen) {
        CallRule rule = walk(calls, type, name, descriptor, supertypes, safety, false);
        if (rule == null || (seen && !rule.section().contract())) {
            return null;
        }
        return safety == ThreadSafety.GUARDED && rule.section().onlyIf() == ThreadSafety.UNSAFE ? rule.guarded() : rule;
    }

    /** What a function, named by a method reference, makes of two values; {@code null} if that is not known. */
    public @Nullable AccessOp combiner(String owner, String name, String descriptor, SupertypeLookup supertypes) {
        CallRule rule = find(owner, name, descriptor, supertypes);
        for (CallEffect meaning : rule == null ? List.<CallEffect>of() : rule.meanings()) {
            if (meaning.action() == EffectAction.COMBINES && meaning.effect() != null) {
                return meaning.effect().op();
            }
        }
        return null;
    }

    /** The row for the body of an instrumented method of this class, see {@link CallRule#body()}; or {@code null}. */
    public @Nullable CallRule findBody(String owner, String name, String descriptor, SupertypeLookup supertypes) {
        return bodies.mayHold(name, descriptor) ? walk(bodies, owner, name, descriptor, supertypes, null, true) : null;
    }

    /** The nature that the class has by itself or by its nearest supertype; {@code null} for none. */
    public @Nullable ThreadSafety nature(String type, SupertypeLookup supertypes) {
        ThreadSafety own = natures.get(type);
        if (own != null) {
            return own;
        }
        for (String supertype : supertypes.of(type)) {
            ThreadSafety safety = natures.get(supertype);
            if (safety != null) {
                return safety;
            }
        }
        return null;
    }

    private static @Nullable CallRule walk(
            RuleIndex index,
            String owner,
            String name,
            String descriptor,
            SupertypeLookup supertypes,
            @Nullable ThreadSafety safety,
            boolean any) {
        CallRule own = index.in(owner, name, descriptor, safety, any);
        if (own != null || name.equals("<init>")) {
            return own;
        }
        for (String supertype : supertypes.of(owner)) {
            CallRule rule = index.in(supertype, name, descriptor, safety, any);
            if (rule != null) {
                return rule;
            }
        }
        return null;
    }

    /** The group of a field that is to be atomic, empty if it is by itself; null if nothing is said of it. */
    public @Nullable String group(String type, String field) {
        if (fields.isEmpty()) {
            return null;
        }
        FieldRule row = fields.get(type.concat(".").concat(field));
        return row == null ? null : row.group();
    }

    /** Every row about a field, in no order. */
    public Collection<FieldRule> fields() {
        return fields.values();
    }

    /** Whether a row about bodies says this of a method. */
    public boolean declares(EffectAction action) {
        List<CallRule> rows = new ArrayList<>();
        bodies.addTo(rows);
        return rows.stream().anyMatch(rule -> rule.meanings().stream().anyMatch(meaning -> meaning.action() == action));
    }

    /** Every section, in the order of the files; also those without rows. */
    List<ClassSection> sections() {
        return sections;
    }

    /** Every row, in no order. */
    List<CallRule> rows() {
        List<CallRule> all = new ArrayList<>();
        calls.addTo(all);
        bodies.addTo(all);
        return all;
    }
}
