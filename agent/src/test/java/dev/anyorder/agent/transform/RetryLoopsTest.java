package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.site.SiteTable;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

class RetryLoopsTest {
    /** Methods of which each looks once. */
    @SuppressWarnings("unused")
    static final class Lookers {
        private final Map<String, Integer> map = Map.of();
        private int found;

        void putsWhatIsNotThere(String key) {
            Integer known = map.get(key);
            if (known == null) {
                map.put(key, 1);
            }
        }

        void fillsInWhatIsNotThere(String key) {
            if (!map.containsKey(key)) {
                map.putIfAbsent(key, 1);
            }
        }

        int returnsWhatIsThere(String key) {
            Integer known;
            if ((known = map.get(key)) != null) {
                return known;
            }
            map.put(key, 1);
            return 1;
        }

        void waits(String key) {
            while (!map.containsKey(key)) {
                Thread.onSpinWait();
            }
        }

        void waitsForTheValue(String key) {
            Integer value;
            do {
                value = map.get(key);
            } while (value == null);
            found = value;
        }

        void waitsForEnough(String key) {
            while (map.getOrDefault(key, 0) < 5) {
                Thread.onSpinWait();
            }
        }

        void looks(String key) {
            found = map.get(key);
        }

        void asks(String key) {
            if (map.containsKey(key)) {
                found = 1;
            }
        }

        void putsWithoutAsking(String key) {
            map.put("other", map.get(key) + 1);
        }

        void looksAtMany(Iterable<String> keys) {
            for (String key : keys) {
                found += map.get(key);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "putsWhatIsNotThere, true",
        "fillsInWhatIsNotThere, true",
        "returnsWhatIsThere, true",
        "waits, true",
        "waitsForTheValue, true",
        "waitsForEnough, true",
        "looks, false",
        "asks, false",
        "putsWithoutAsking, false",
        "looksAtMany, false"
    })
    void aLookIsTentativeIfItIsActedUponOrRepeated(String name, boolean expected) throws IOException {
        ClassNode type = new ClassNode();
        ClassReader reader = new ClassReader(resource("/dev/anyorder/agent/transform/RetryLoopsTest$Lookers.class"));
        reader.accept(type, 0);
        MethodNode method = type.methods.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow();
        TransformConfig config = new TransformConfig(
                new InstrumentationFilter(List.of(), List.of()),
                new SiteTable(),
                new CallModels(DependenceAnalysisTest.components()),
                true,
                LateDeclarations.nothing(),
                false,
                true);
        RetryLoops retryLoops = new RetryLoops(
                new ControlFlowGraph(method),
                new RewrittenClass(reader, RetryLoopsTest.class.getClassLoader(), config));
        int tentative = 0;
        for (AbstractInsnNode insn : method.instructions) {
            tentative += retryLoops.isTentative(insn) ? 1 : 0;
        }
        assertEquals(expected ? 1 : 0, tentative);
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(RetryLoopsTest.class.getResourceAsStream(name))) {
            return in.readAllBytes();
        }
    }
}
