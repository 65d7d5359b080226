package dev.anyorder.agent.transform;

import dev.anyorder.agent.call.CallModel;
import dev.anyorder.agent.catalogue.Catalogue;
import dev.anyorder.agent.catalogue.Row;
import dev.anyorder.agent.catalogue.Supertypes;
import dev.anyorder.core.analysis.Op;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds what the calls in a class mean. */
public final class CallModels {
    private final Catalogue catalogue;

    public CallModels(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** The model of a call, or null when it means nothing. */
    @Nullable
    CallModel find(ClassScope scope, String owner, String name, String descriptor) {
        if (owner.charAt(0) == '[' || !catalogue.mayHold(name, descriptor)) {
            return null;
        }
        Supertypes supertypes = supertypes(scope);
        Row row = catalogue.find(owner, name, descriptor, supertypes);
        if (row == null || row.silent() && !row.needsReceiver()) {
            return null;
        }
        return new CallModel(
                owner, name, descriptor, row, catalogue.candidates(owner, name, descriptor, supertypes), false);
    }

    /** The model of the body of a method of the class, or null when nothing happens there. */
    @Nullable
    CallModel findBody(ClassScope scope, String name, String descriptor) {
        String owner = scope.info.name();
        Row row = catalogue.findBody(owner, name, descriptor, supertypes(scope));
        return row == null ? null : new CallModel(owner, name, descriptor, row, List.of(), true);
    }

    private static Supertypes supertypes(ClassScope scope) {
        return type -> {
            List<String> all = scope.tools().hierarchy().supertypes(scope.loader, type);
            return all.subList(1, all.size());
        };
    }

    /** What a function makes of two values, null if that is not known. */
    @Nullable
    Op combiner(ClassScope scope, String owner, String name, String descriptor) {
        return catalogue.combiner(owner, name, descriptor, supertypes(scope));
    }

    /** The group that the catalogue puts a field into, an empty name for one of its own; null if it says nothing. */
    @Nullable
    String group(String type, String field) {
        return catalogue.group(type, field);
    }

    boolean matters(ClassScope scope, String owner, String name, String descriptor) {
        return find(scope, owner, name, descriptor) != null;
    }
}
