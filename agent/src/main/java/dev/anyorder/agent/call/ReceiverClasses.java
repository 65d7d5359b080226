package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.CallRule;
import dev.anyorder.agent.catalogue.LoadedSupertypes;
import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.ThreadSafety;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The thread safety and rules of receiver classes, cached by class. */
final class ReceiverClasses {
    private final ModelCatalogue catalogue;
    private final Predicate<String> watched;

    private final ClassValue<Type> types = new ClassValue<>() {
        @Override
        protected Type computeValue(Class<?> type) {
            return new Type(type);
        }
    };

    ReceiverClasses(ModelCatalogue catalogue, Predicate<String> watched) {
        this.catalogue = catalogue;
        this.watched = watched;
    }

    @Nullable
    ThreadSafety nature(Class<?> type) {
        return types.get(type).safety;
    }

    /** Null if the call has no effect. */
    @Nullable
    CallRule row(CallModel model, Class<?> type, @Nullable ThreadSafety safety) {
        Type known = types.get(type);
        ConcurrentHashMap<String, Optional<CallRule>> rows = known.rows.get(safety == null ? 0 : safety.ordinal() + 1);
        Optional<CallRule> row = rows.get(model.signature);
        if (row == null) {
            row = Optional.ofNullable(known.find(model, safety));
            rows.put(model.signature, row);
        }
        return row.orElse(null);
    }

    private final class Type {
        final Class<?> type;
        final String name;
        final LoadedSupertypes supertypes;
        final @Nullable ThreadSafety safety;
        /** By signature; without thread safety first, then by thread safety. */
        final List<ConcurrentHashMap<String, Optional<CallRule>>> rows = new ArrayList<>();

        Type(Class<?> type) {
            this.type = type;
            this.name = LoadedSupertypes.internalName(type);
            this.supertypes = new LoadedSupertypes(type);
            this.safety = catalogue.nature(name, supertypes);
            for (int i = 0; i <= ThreadSafety.values().length; i++) {
                rows.add(new ConcurrentHashMap<>());
            }
        }

        @Nullable
        CallRule find(CallModel model, @Nullable ThreadSafety actual) {
            return catalogue.findFor(name, model.name, model.descriptor, supertypes, actual, isSeen(model));
        }

        /** Whether the method that runs is instrumented. */
        private boolean isSeen(CallModel model) {
            for (Class<?> c = type;
                    c != null && watched.test(LoadedSupertypes.internalName(c));
                    c = c.getSuperclass()) {
                if (declares(c, model)) {
                    return true;
                }
            }
            return false;
        }

        private static boolean declares(Class<?> c, CallModel model) {
            try {
                for (Method method : c.getDeclaredMethods()) {
                    if (method.getName().equals(model.name)
                            && descriptor(method).equals(model.descriptor)) {
                        return true;
                    }
                }
            } catch (LinkageError incomplete) {
                // A type in a signature is missing; the class runs without it.
                return false;
            }
            return false;
        }

        private static String descriptor(Method method) {
            return MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                    .descriptorString();
        }
    }
}
