package dev.anyorder.agent.transform;

import dev.anyorder.agent.call.CallModel;
import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.CollectionEffect;
import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.SupertypeLookup;
import dev.anyorder.core.analysis.AccessOp;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Finds the models of calls. */
public final class CallModels {
    private final ModelCatalogue catalogue;

    public CallModels(ModelCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** Null if there is no effect. */
    @Nullable
    CallModel find(SupertypeLookup supertypes, String owner, String name, String descriptor) {
        if (owner.charAt(0) == '[' || !catalogue.mayHold(name, descriptor)) {
            return null;
        }
        CallRule rule = catalogue.find(owner, name, descriptor, supertypes);
        if (rule == null || rule.silent() && !rule.needsReceiver()) {
            return null;
        }
        return new CallModel(
                owner, name, descriptor, rule, catalogue.candidates(owner, name, descriptor, supertypes), false);
    }

    @Nullable
    CallModel findBody(SupertypeLookup supertypes, String owner, String name, String descriptor) {
        CallRule rule = catalogue.findBody(owner, name, descriptor, supertypes);
        return rule == null ? null : new CallModel(owner, name, descriptor, rule, List.of(), true);
    }

    /** Null if no rule applies. Uses the static type, and only types of the JDK. */
    @Nullable
    CollectionEffect collectionEffect(RewrittenClass scope, MethodInsnNode call) {
        boolean isOfObject = call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
        return isOfObject && call.owner.startsWith("java/util/")
                ? catalogue.collectionEffect(call.owner, call.name, call.desc, scope.supertypes())
                : null;
    }

    @Nullable
    AccessOp combiner(SupertypeLookup supertypes, String owner, String name, String descriptor) {
        return catalogue.combiner(owner, name, descriptor, supertypes);
    }

    /** The atomic group of a field, empty for one of its own; null if there is no rule. */
    @Nullable
    String group(String type, String field) {
        return catalogue.group(type, field);
    }

    boolean matters(SupertypeLookup supertypes, String owner, String name, String descriptor) {
        return find(supertypes, owner, name, descriptor) != null;
    }
}
