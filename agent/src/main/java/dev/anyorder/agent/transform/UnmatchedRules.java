package dev.anyorder.agent.transform;

import dev.anyorder.agent.catalogue.ClassSection;
import dev.anyorder.agent.catalogue.MethodRule;
import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * User rules without a matching method, or JDK class: probably misspelt. Misses classes outside the JDK that were not
 * loaded, and those with an unreadable supertype.
 */
public final class UnmatchedRules {
    private static final Pattern JDK = Pattern.compile("(java|javax|jdk|sun|com/sun)/.*");
    /** Their methods are signature-polymorphic. */
    private static final Set<String> POLYMORPHIC =
            Set.of("java/lang/invoke/VarHandle", "java/lang/invoke/MethodHandle");

    private final ModelCatalogue catalogue;
    private final String file;
    private final Map<String, @Nullable ClassLoader> loaders = new HashMap<>();

    public UnmatchedRules(ModelCatalogue catalogue, String file, Collection<Class<?>> loaded) {
        this.catalogue = catalogue;
        this.file = file;
        loaded.forEach(type -> loaders.put(type.getName().replace('.', '/'), type.getClassLoader()));
    }

    /** In file order. */
    public List<RunNote> notes() {
        Map<Integer, List<RunNote>> byLine = new TreeMap<>();
        for (ClassSection section : catalogue.sections()) {
            if (section.place().file().equals(file)
                    && JDK.matcher(section.className()).matches()) {
                if (methods(section.className()) == null) {
                    add(byLine, section.place().line(), NoteType.RULE_WITHOUT_CLASS, name(section));
                }
            }
        }
        for (MethodRule rule : catalogue.rules()) {
            if (rule.place().file().equals(file) && !isMatched(rule)) {
                String method = name(rule.section()) + "." + rule.pattern();
                add(byLine, rule.place().line(), NoteType.RULE_WITHOUT_METHOD, method);
            }
        }
        List<RunNote> notes = new ArrayList<>();
        byLine.values().forEach(notes::addAll);
        return notes;
    }

    private void add(Map<Integer, List<RunNote>> byLine, int line, NoteType type, String name) {
        byLine.computeIfAbsent(line, made -> new ArrayList<>()).add(new RunNote(type, file + ":" + line, name));
    }

    private static String name(ClassSection section) {
        return section.className().replace('/', '.');
    }

    private boolean isMatched(MethodRule rule) {
        String owner = rule.section().className();
        if (!JDK.matcher(owner).matches() && !loaders.containsKey(owner)) {
            return true;
        }
        List<String[]> methods = methods(owner);
        boolean isPolymorphic = POLYMORPHIC.contains(owner);
        return methods == null
                || rule.pattern().name().equals("*")
                || methods.stream()
                        .anyMatch(method -> isPolymorphic
                                ? method[0].equals(rule.pattern().name())
                                : rule.pattern().matches(method[0], method[1]));
    }

    /** Includes inherited methods; null if a class cannot be read. */
    private @Nullable List<String[]> methods(String owner) {
        ClassLoader loader = loaders.get(owner);
        List<String[]> methods = new ArrayList<>();
        Set<String> seen = new HashSet<>(Set.of(owner));
        Deque<String> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            String type = open.remove();
            ClassReader reader = read(loader, type);
            if (reader == null) {
                return null;
            }
            reader.accept(new Methods(methods, type.equals(owner)), ClassReader.SKIP_CODE);
            List<String> above = new ArrayList<>(List.of(reader.getInterfaces()));
            if (reader.getSuperName() != null) {
                above.add(reader.getSuperName());
            }
            above.stream().filter(seen::add).forEach(open::add);
        }
        return methods;
    }

    private static @Nullable ClassReader read(@Nullable ClassLoader loader, String type) {
        String name = type + ".class";
        try (InputStream in =
                loader == null ? ClassLoader.getSystemResourceAsStream(name) : loader.getResourceAsStream(name)) {
            return in == null ? null : new ClassReader(in);
        } catch (IOException unreadable) {
            return null;
        }
    }

    private static final class Methods extends ClassVisitor {
        private final List<String[]> methods;
        private final boolean hasConstructors;

        Methods(List<String[]> methods, boolean hasConstructors) {
            super(Opcodes.ASM9);
            this.methods = methods;
            this.hasConstructors = hasConstructors;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            if (hasConstructors || !name.equals("<init>")) {
                methods.add(new String[] {name, descriptor});
            }
            return null;
        }
    }
}
