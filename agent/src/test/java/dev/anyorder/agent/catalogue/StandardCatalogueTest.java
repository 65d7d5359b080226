package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Compares the standard rows with the class library of the JDK that runs the test. */
class StandardCatalogueTest {
    private static final ModelCatalogue CATALOGUE = Standard.CATALOGUE;

    private static final Set<ClassSection> SECTIONS = new LinkedHashSet<>(CATALOGUE.sections());

    @Test
    void every_row_is_about_a_method_that_this_jdk_has() {
        List<String> wrong = new ArrayList<>();
        for (MethodRule row : CATALOGUE.rules()) {
            // HookRulesTest looks at the others.
            if (!(row instanceof HookRule)
                    && !row.pattern().name().equals("*")
                    && matching(row).isEmpty()) {
                wrong.add(row.place() + ": " + row.section().className() + " has no " + row.pattern());
            }
        }
        assertNone(wrong);
    }

    private static List<Executable> matching(MethodRule row) {
        List<Executable> matching = new ArrayList<>();
        for (Executable method :
                JdkMethods.callable(JdkMethods.load(row.section().className())).values()) {
            boolean polymorphic = row.section().className().equals("java/lang/invoke/VarHandle");
            if (JdkMethods.name(method).equals(row.pattern().name())
                    && (polymorphic || row.pattern().matches(JdkMethods.descriptor(method)))) {
                matching.add(method);
            }
        }
        return matching;
    }

    @Test
    void every_public_method_of_a_listed_class_has_a_row() {
        TreeSet<String> missing = new TreeSet<>();
        for (ClassSection section : SECTIONS) {
            Class<?> type = JdkMethods.load(section.className());
            LoadedSupertypes supertypes = new LoadedSupertypes(type);
            ThreadSafety safety =
                    section.onlyIf() != null ? section.onlyIf() : CATALOGUE.nature(section.className(), supertypes);
            boolean onlyStatic = safety == null && type.isInterface() && dependsOnNature(type);
            if (isNotAboutCalls(section)) {
                continue;
            }
            for (Method method : JdkMethods.published(type)) {
                String descriptor = JdkMethods.descriptor(method);
                if ((onlyStatic && !Modifier.isStatic(method.getModifiers()))
                        || CATALOGUE.findFor(
                                        section.className(), method.getName(), descriptor, supertypes, safety, false)
                                != null) {
                    continue;
                }
                missing.add(section.className() + " " + method.getName() + descriptor + " as " + safety);
            }
        }
        assertNone(missing);
    }

    private static boolean dependsOnNature(Class<?> type) {
        for (ClassSection section : SECTIONS) {
            if (section.onlyIf() != null && JdkMethods.load(section.className()).isAssignableFrom(type)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNotAboutCalls(ClassSection section) {
        List<MethodRule> rules = CATALOGUE.rules().stream()
                .filter(rule -> rule.section().className().equals(section.className()))
                .toList();
        return !rules.isEmpty() && rules.stream().noneMatch(rule -> rule instanceof CallRule row && !row.body());
    }

    @Test
    void the_words_class_and_interface_and_final_are_right() {
        List<String> wrong = new ArrayList<>();
        for (ClassSection section : SECTIONS) {
            Class<?> type = JdkMethods.load(section.className());
            boolean isFinal = Modifier.isFinal(type.getModifiers());
            ClassSection.Kind right = type.isInterface()
                    ? ClassSection.Kind.INTERFACE
                    : isFinal && section.kind() == ClassSection.Kind.FINAL_CLASS
                            ? ClassSection.Kind.FINAL_CLASS
                            : ClassSection.Kind.CLASS;
            if (section.kind() != right) {
                wrong.add(section.place() + ": " + section.className() + " is " + right);
            }
        }
        assertNone(wrong);
    }

    @Test
    void a_section_whose_rows_a_subtype_replaces_says_by_runtime_class() {
        TreeSet<String> wrong = new TreeSet<>();
        for (ClassSection section : SECTIONS) {
            Class<?> type = JdkMethods.load(section.className());
            for (Method method : JdkMethods.published(type)) {
                String descriptor = JdkMethods.descriptor(method);
                CallRule own = find(type, method.getName(), descriptor, true);
                CallRule inherited = find(type, method.getName(), descriptor, false);
                if (own != null
                        && inherited != null
                        && !Modifier.isStatic(method.getModifiers())
                        && !inherited.needsReceiver()
                        && !inherited.meanings().equals(own.meanings())) {
                    wrong.add(inherited.place() + ": " + inherited + " is replaced in " + own.place());
                }
            }
        }
        assertNone(wrong);
    }

    private static @Nullable CallRule find(Class<?> type, String name, String descriptor, boolean own) {
        String start = LoadedSupertypes.internalName(type);
        if (own) {
            return CATALOGUE.find(start, name, descriptor, none -> List.of());
        }
        for (String supertype : new LoadedSupertypes(type).of(start)) {
            CallRule row = CATALOGUE.find(supertype, name, descriptor, none -> List.of());
            if (row != null) {
                return row;
            }
        }
        return null;
    }

    private static void assertNone(Iterable<String> wrong) {
        assertEquals("", String.join("\n", wrong));
    }
}
