package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is called {@code atomic} enters the object's monitor itself: otherwise races would be hidden. */
class MonitorTest {
    private static final ModelCatalogue CATALOGUE = Standard.CATALOGUE;

    /**
     * Classes whose methods enter the monitor in their bodies, or call others of the same object that do; read in the
     * sources of 17 and 25.
     */
    private static final Set<String> BLOCKS = Set.of(
            "java.util.Collections$SynchronizedCollection",
            "java.util.Collections$SynchronizedSet",
            "java.util.Collections$SynchronizedSortedSet",
            "java.util.Collections$SynchronizedNavigableSet",
            "java.util.Collections$SynchronizedList",
            "java.util.Collections$SynchronizedRandomAccessList",
            "java.util.Collections$SynchronizedMap",
            "java.util.Collections$SynchronizedSortedMap",
            "java.util.Collections$SynchronizedNavigableMap",
            "java.util.Vector$Itr",
            "java.util.Vector$ListItr",
            "java.io.CharArrayReader",
            "java.io.CharArrayWriter",
            "java.io.InputStream",
            "java.io.OutputStream",
            "java.io.Reader",
            "java.io.Writer");

    /** Methods that touch the state only where they are synchronized; read in the sources of 17 and 25. */
    private static final Set<String> DELEGATES = Set.of(
            "java.util.Vector.add/2",
            "java.util.Vector.addAll/1",
            "java.util.Vector.remove/1",
            "java.util.Vector.indexOf/1",
            "java.util.Vector.contains/1",
            "java.util.Vector.clear/0",
            "java.util.Vector.removeIf/1",
            "java.util.Vector.removeAll/1",
            "java.util.Vector.retainAll/1",
            "java.util.Stack.push/1",
            "java.util.Stack.empty/0",
            "java.util.Hashtable.containsValue/1",
            "java.lang.StringBuffer.indexOf/1",
            "java.lang.StringBuffer.lastIndexOf/1",
            "java.lang.StringBuffer.insert/2",
            "java.lang.Comparable.compareTo/1",
            "java.io.ByteArrayInputStream.readNBytes/3",
            "java.io.ByteArrayOutputStream.writeBytes/1");

    @Test
    void an_atomic_method_enters_the_monitor_itself() {
        List<String> wrong = new ArrayList<>();
        for (ClassSection section : CATALOGUE.sections()) {
            Class<?> type = JdkMethods.load(section.className());
            if (section.kind() == ClassSection.Kind.INTERFACE) {
                continue;
            }
            for (Method method : JdkMethods.published(type)) {
                if (isAtomic(type, method) && !entersMonitor(method)) {
                    wrong.add(type.getName() + " " + method);
                }
            }
        }
        assertEquals("", String.join("\n", wrong));
    }

    private static boolean entersMonitor(Method method) {
        String owner = method.getDeclaringClass().getName();
        return Modifier.isSynchronized(method.getModifiers())
                // The default methods of List, SortedSet and so on call those that are synchronized.
                || method.isDefault()
                || BLOCKS.contains(owner)
                || DELEGATES.contains(owner + "." + method.getName() + "/" + method.getParameterCount());
    }

    private static boolean isAtomic(Class<?> type, Method method) {
        LoadedSupertypes supertypes = new LoadedSupertypes(type);
        String name = LoadedSupertypes.internalName(type);
        @Nullable
        CallRule rule = CATALOGUE.findFor(
                name,
                method.getName(),
                JdkMethods.descriptor(method),
                supertypes,
                CATALOGUE.nature(name, supertypes),
                false);
        if (rule == null) {
            return false;
        }
        for (CallEffect effect : rule.meanings()) {
            if (effect.action() == EffectAction.SYNCHRONIZED) {
                return true;
            }
        }
        return false;
    }
}
