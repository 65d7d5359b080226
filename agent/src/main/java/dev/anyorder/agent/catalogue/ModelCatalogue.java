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
    private final RuleIndex<CallRule> calls = new RuleIndex<>();
    private final RuleIndex<CallRule> bodies = new RuleIndex<>();
    private final RuleIndex<CollectionEffect> collections = new RuleIndex<>();
    private final Map<String, List<HookRule>> hooks = new HashMap<>();
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
            for (MethodRule rule : file.rules()) {
                catalogue.add(rule);
            }
            for (FieldRule row : file.fields()) {
                catalogue.fields.put(row.type().concat(".").concat(row.field()), row);
            }
        }
        return catalogue;
    }

    private void add(MethodRule rule) {
        if (rule instanceof CollectionEffect effect) {
            collections.add(effect);
        } else if (rule instanceof HookRule hook) {
            String owner = hook.section().className();
            List<HookRule> known = hooks.get(owner);
            if (known == null) {
                known = new ArrayList<>();
                hooks.put(owner, known);
            }
            known.add(hook);
        } else if (rule instanceof CallRule row) {
            (row.body() ? bodies : calls).add(row);
        }
    }

    /** The effect of a call on components of a receiver with this static type; {@code null} if no rule says. */
    public @Nullable CollectionEffect collectionEffect(
            String owner, String name, String descriptor, SupertypeLookup supertypes) {
        return collections.mayHold(name, descriptor)
                ? walk(collections, owner, name, descriptor, supertypes, null, true)
                : null;
    }

    /** The hooks inside classes of the JDK, by the internal name of the class, in the order of the files. */
    public Map<String, List<HookRule>> hooks() {
        return hooks;
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

    private static void addTo(List<CallRule> rows, @Nullable CallRule row) {
        if (row != null && !rows.contains(row)) {
            rows.add(row);
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
        CallRule row = walk(calls, type, name, descriptor, supertypes, safety, false);
        if (row == null || (seen && !row.section().contract())) {
            return null;
        }
        return safety == ThreadSafety.SYNCHRONIZED && row.section().onlyIf() == ThreadSafety.UNSAFE
                ? row.synchronizedRow()
                : row;
    }

    /** What a function, named by a method reference, makes of two values; {@code null} if that is not known. */
    public @Nullable AccessOp combiner(String owner, String name, String descriptor, SupertypeLookup supertypes) {
        CallRule row = find(owner, name, descriptor, supertypes);
        for (CallEffect meaning : row == null ? List.<CallEffect>of() : row.meanings()) {
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

    private static <R extends MethodRule> @Nullable R walk(
            RuleIndex<R> index,
            String owner,
            String name,
            String descriptor,
            SupertypeLookup supertypes,
            @Nullable ThreadSafety safety,
            boolean any) {
        R own = index.in(owner, name, descriptor, safety, any);
        if (own != null || name.equals("<init>")) {
            return own;
        }
        for (String supertype : supertypes.of(owner)) {
            R row = index.in(supertype, name, descriptor, safety, any);
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
        return rows.stream().anyMatch(row -> row.meanings().stream().anyMatch(meaning -> meaning.action() == action));
    }

    /** Every section, in the order of the files; also those without rows. */
    public List<ClassSection> sections() {
        return sections;
    }

    /** Every rule about calls and bodies, in no order. */
    List<CallRule> rows() {
        List<CallRule> all = new ArrayList<>();
        calls.addTo(all);
        bodies.addTo(all);
        return all;
    }

    /** Every rule about methods, in no order. */
    public List<MethodRule> rules() {
        List<MethodRule> all = new ArrayList<>(rows());
        collections.addTo(all);
        hooks.values().forEach(all::addAll);
        return all;
    }
}
