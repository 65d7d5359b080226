package dev.anyorder.agent.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The public methods of modelled classes that only a rule for {@code *(..)} covers are listed for each release in {@code
 * jdk-N.txt}: each of them was looked at. A later release must not have others, until its rules are written or its own
 * list is made from {@code target/jdk-N.txt}.
 */
class UncoveredMethodsTest {
    private static final int OLDEST = 17;

    @Test
    void every_method_that_no_rule_names_was_looked_at() throws IOException {
        int release = Runtime.version().feature();
        TreeSet<String> uncovered = uncovered();
        Files.write(Path.of("target", "jdk-" + release + ".txt"), uncovered);
        List<String> own = baseline(release);
        if (own != null) {
            assertEquals(String.join("\n", own), String.join("\n", uncovered));
            return;
        }
        for (int older = release; older >= OLDEST; older--) {
            List<String> known = baseline(older);
            if (known != null) {
                known.forEach(uncovered::remove);
                assertEquals("", String.join("\n", uncovered), "New in Java " + release + " since Java " + older);
                return;
            }
        }
    }

    private static @Nullable List<String> baseline(int release) throws IOException {
        try (InputStream in = UncoveredMethodsTest.class.getResourceAsStream("jdk-" + release + ".txt")) {
            return in == null
                    ? null
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        }
    }

    private static TreeSet<String> uncovered() {
        TreeSet<String> uncovered = new TreeSet<>();
        for (ClassSection section : Standard.CATALOGUE.sections()) {
            Class<?> type = JdkMethods.load(section.className());
            LoadedSupertypes supertypes = new LoadedSupertypes(type);
            for (Method method : JdkMethods.published(type)) {
                String descriptor = JdkMethods.descriptor(method);
                CallRule rule = Standard.CATALOGUE.find(section.className(), method.getName(), descriptor, supertypes);
                if (method.getDeclaringClass() == type
                        && rule != null
                        && rule.pattern().name().equals("*")) {
                    uncovered.add(type.getName() + " " + method.getName() + descriptor);
                }
            }
        }
        return uncovered;
    }
}
