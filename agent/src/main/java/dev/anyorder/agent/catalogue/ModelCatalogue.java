package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All rules. Immutable once built, so thread-safe.
 *
 * <p>A rule also holds for subtypes, unless a nearer type has its own. {@link #find} uses the static type of a call. If
 * its rule {@linkplain CallRule#needsReceiver() needs the receiver}, {@link #findFor} decides by the receiver's class.
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

    /** Rules of later files replace earlier ones for the same method. */
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

    public @Nullable CollectionEffect collectionEffect(
            String owner, String name, String descriptor, SupertypeLookup supertypes) {
        return collections.mayHold(name, descriptor)
                ? walk(collections, owner, name, descriptor, supertypes, null, true)
                : null;
    }

    /** By internal class name, in the order of the files. */
    public Map<String, List<HookRule>> hooks() {
        return hooks;
    }

    /** A cheap filter, by name and number of parameters. */
    public boolean mayHold(String name, String descriptor) {
        return calls.mayHold(name, descriptor);
    }

    /** For any thread safety of the receiver. */
    public @Nullable CallRule find(String owner, String name, String descriptor, SupertypeLookup supertypes) {
        return calls.mayHold(name, descriptor) ? walk(calls, owner, name, descriptor, supertypes, null, true) : null;
    }

    /** One rule for each thread safety of the receiver. Instrumentation must serve all. */
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
     * {@code null} if the call has no effect.
     *
     * @param type the internal name of the receiver's class; for a {@code super} call the static type
     * @param safety of the receiver, or of the object behind a view
     * @param seen whether the method that runs is instrumented: then only contracts hold
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

    /** The effect of a method reference on two values; {@code null} if unknown. */
    public @Nullable AccessOp combiner(String owner, String name, String descriptor, SupertypeLookup supertypes) {
        CallRule row = find(owner, name, descriptor, supertypes);
        for (CallEffect meaning : row == null ? List.<CallEffect>of() : row.meanings()) {
            if (meaning.action() == EffectAction.COMBINES && meaning.effect() != null) {
                return meaning.effect().op();
            }
        }
        return null;
    }

    /** See {@link CallRule#body()}. */
    public @Nullable CallRule findBody(String owner, String name, String descriptor, SupertypeLookup supertypes) {
        return bodies.mayHold(name, descriptor) ? walk(bodies, owner, name, descriptor, supertypes, null, true) : null;
    }

    /** That of the class or its nearest supertype. */
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

    /** Empty without a group; null if the field is not atomic. */
    public @Nullable String group(String type, String field) {
        if (fields.isEmpty()) {
            return null;
        }
        FieldRule row = fields.get(type.concat(".").concat(field));
        return row == null ? null : row.group();
    }

    public Collection<FieldRule> fields() {
        return fields.values();
    }

    /** Whether a rule about bodies has the action. */
    public boolean declares(EffectAction action) {
        List<CallRule> rows = new ArrayList<>();
        bodies.addTo(rows);
        return rows.stream().anyMatch(row -> row.meanings().stream().anyMatch(meaning -> meaning.action() == action));
    }

    /** In the order of the files, also those without rules. */
    public List<ClassSection> sections() {
        return sections;
    }

    List<CallRule> rows() {
        List<CallRule> all = new ArrayList<>();
        calls.addTo(all);
        bodies.addTo(all);
        return all;
    }

    /** In no order. */
    public List<MethodRule> rules() {
        List<MethodRule> all = new ArrayList<>(rows());
        collections.addTo(all);
        hooks.values().forEach(all::addAll);
        return all;
    }
}
