package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.catalogue.HookRule;
import dev.anyorder.agent.catalogue.JdkHook;
import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.ModelReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Compares the rules for hooks with the class files of the JDK that runs the test: classes, methods, callees, fields. */
class HookRulesTest {
    @Test
    void every_hook_finds_its_place_in_this_jdk() throws IOException {
        InputStream file = Objects.requireNonNull(ModelCatalogue.class.getResourceAsStream("hooks.txt"));
        ModelCatalogue catalogue = new ModelReader(Runtime.version().feature())
                .add("hooks.txt", file)
                .catalogue();
        assertEquals("", String.join("\n", lost(catalogue)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "class java.util.concurrent.FutureTusk | hook set(*) signal this at entry | no class",
                "class java.util.concurrent.FutureTask | hook sett(*) signal this at entry | no method sett(*)",
                "class java.util.concurrent.FutureTask | hook set(*,*) signal this at entry | no method set(*,*)",
                "class java.util.concurrent.FutureTask | hook set(*) signal this before finish | no call of finish",
                "class java.util.concurrent.FutureTask | hook set(*) signal this.result at entry | no field result",
                "class java.util.concurrent.FutureTask | hook set(*) signal this unless result | no field result",
            })
    void a_hook_that_has_lost_its_place_is_listed(String head, String rule, String what) throws IOException {
        String text = head + "\n" + rule + "\n";
        InputStream file = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        ModelCatalogue catalogue = new ModelReader(17).add("f", file).catalogue();
        String owner = head.substring("class ".length()).replace('.', '/');
        assertEquals(List.of("f, line 2: " + owner + " has " + what), lost(catalogue));
    }

    private static List<String> lost(ModelCatalogue catalogue) throws IOException {
        List<String> lost = new ArrayList<>();
        for (Map.Entry<String, List<HookRule>> rules : catalogue.hooks().entrySet()) {
            ClassNode type = read(rules.getKey());
            for (HookRule rule : rules.getValue()) {
                for (String what : type == null ? List.of("no class") : lost(rule, type)) {
                    lost.add(rule.place() + ": " + rules.getKey() + " has " + what);
                }
            }
        }
        return lost;
    }

    private static List<String> lost(HookRule rule, ClassNode type) throws IOException {
        List<MethodNode> methods = type.methods.stream()
                .filter(method -> rule.pattern().matches(method.name, method.desc))
                .filter(method -> (method.access & Opcodes.ACC_BRIDGE) == 0 && method.instructions.size() > 0)
                .toList();
        if (methods.isEmpty()) {
            return List.of("no method " + rule.pattern());
        }
        List<String> lost = new ArrayList<>();
        for (JdkHook hook : rule.hooks()) {
            if (hook.point().hasCallee() && methods.stream().noneMatch(method -> calls(method, hook.name()))) {
                lost.add("no call of " + hook.name());
            }
            String field = hook.point() == JdkHook.Point.UNLESS
                    ? hook.name()
                    : hook.operand().startsWith("this.") ? hook.operand().substring("this.".length()) : "";
            if (!field.isEmpty() && !declares(type, field)) {
                lost.add("no field " + field);
            }
        }
        return lost;
    }

    private static boolean calls(MethodNode method, String callee) {
        for (var insn : method.instructions) {
            if (insn instanceof MethodInsnNode call && call.name.equals(callee)) {
                return true;
            }
        }
        return false;
    }

    private static boolean declares(ClassNode type, String field) throws IOException {
        for (ClassNode at = type; at != null; at = at.superName == null ? null : read(at.superName)) {
            if (at.fields.stream().anyMatch(each -> each.name.equals(field))) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable ClassNode read(String name) throws IOException {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            if (in == null) {
                return null;
            }
            ClassNode type = new ClassNode();
            new ClassReader(in).accept(type, ClassReader.SKIP_DEBUG);
            return type;
        }
    }
}
