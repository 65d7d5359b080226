package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Catalogue;
import dev.anyorder.agent.catalogue.LoadedSupertypes;
import dev.anyorder.agent.catalogue.Nature;
import dev.anyorder.agent.catalogue.Row;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What classes of receivers are: their nature, and which row a call on them follows. Remembered by class. */
final class Receivers {
    private final Catalogue catalogue;
    private final Predicate<String> watched;

    private final ClassValue<Type> types = new ClassValue<>() {
        @Override
        protected Type computeValue(Class<?> type) {
            return new Type(type);
        }
    };

    /**
     * @param watched whether a class of this internal name is instrumented
     */
    Receivers(Catalogue catalogue, Predicate<String> watched) {
        this.catalogue = catalogue;
        this.watched = watched;
    }

    /** The nature of the class, null for none. */
    @Nullable
    Nature nature(Class<?> type) {
        return types.get(type).nature;
    }

    /** The row that a call on a receiver of this class and nature follows, or null. */
    @Nullable
    Row row(CallModel model, Class<?> type, @Nullable Nature nature) {
        Type known = types.get(type);
        ConcurrentHashMap<String, Optional<Row>> rows = known.rows.get(nature == null ? 0 : nature.ordinal() + 1);
        Optional<Row> row = rows.get(model.signature);
        if (row == null) {
            row = Optional.ofNullable(known.find(model, nature));
            rows.put(model.signature, row);
        }
        return row.orElse(null);
    }

    private final class Type {
        final Class<?> type;
        final String name;
        final LoadedSupertypes supertypes;
        final @Nullable Nature nature;
        /** By name and descriptor, for objects without a nature and for those of each nature. */
        final List<ConcurrentHashMap<String, Optional<Row>>> rows = new ArrayList<>();

        Type(Class<?> type) {
            this.type = type;
            this.name = LoadedSupertypes.internalName(type);
            this.supertypes = new LoadedSupertypes(type);
            this.nature = catalogue.nature(name, supertypes);
            for (int i = 0; i <= Nature.values().length; i++) {
                rows.add(new ConcurrentHashMap<>());
            }
        }

        @Nullable
        Row find(CallModel model, @Nullable Nature actual) {
            return catalogue.findFor(name, model.name, model.descriptor, supertypes, actual, isSeen(model));
        }

        /** Whether the method that runs is one of an instrumented class. */
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
                // A type that its methods mention is missing: the class works without, and so do we.
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
