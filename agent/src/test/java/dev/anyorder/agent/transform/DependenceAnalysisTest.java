package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.catalogue.ModelCatalogue;
import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import dev.anyorder.agent.site.SiteTable;
import dev.anyorder.core.analysis.AccessDependence;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which accesses of a method depend on which: what they have to do with each other, in the order of the code. */
class DependenceAnalysisTest {
    private static final String NAME = "com/acme/Dependents";

    @ParameterizedTest
    @CsvSource({
        "writtenPlus, value READ value DATA",
        "writtenStatic, shared READ shared DATA",
        "writtenByWayOfACall, value READ value DATA",
        "getAndSet, get READ set DATA",
        "putByAnOverloadedName, getOrDefault READ put DATA",
        "setAnElement, get READ set DATA",
        "last, size READ get DATA",
        "twoReadings, get READ get READ set DATA",
        "inALoop, get READ set DATA",
    })
    void byData(String method, String expected) throws IOException {
        assertEquals(expected, found(method));
    }

    @ParameterizedTest
    @CsvSource({
        "madeIfNotThere, made DECIDES made TEST",
        "madeIfWantedFirst, made DECIDES made TEST",
        "comparedWithAConstant, value DECIDES value TEST",
        "comparedAndKeptAsItIs, containsKey DECIDES put TEST",
        "chosen, value DECIDES value TEST",
        "returnedEarly, get DECIDES put TEST",
        "thrown, get DECIDES put TEST",
        "put, containsKey DECIDES put TEST",
        "removedByValue, get DECIDES remove TEST",
        "addedIfEmpty, isEmpty DECIDES add TEST",
        "decremented, get DECIDES decrementAndGet TEST",
        "plainList, isEmpty DECIDES add TEST",
        "comparedWithAnother, value READ value CHOICE",
        "comparedAndKept, value READ value CHOICE",
    })
    void byControl(String method, String expected) throws IOException {
        assertEquals(expected, found(method));
    }

    @ParameterizedTest
    @CsvSource({
        "writtenAnyHow",
        "writtenToAnother",
        "writtenPerhaps",
        "plusPlus",
        "madeIfWantedToo",
        "madeAndLookedAt",
        "awaited",
        "putIfAbsent",
        "removed",
        "addedTwice",
        "compareAndSet",
        "decrementedAndAsked",
    })
    void whatIsNotSureIsNotSaid(String method) throws IOException {
        assertEquals("", found(method));
    }

    @ParameterizedTest
    @CsvSource({"madeIfStillNotThere, made DECIDES made TEST"})
    void whoLooksAgainDependsOnThatAlone(String method, String expected) throws IOException {
        assertEquals(expected, found(method));
    }

    private static String found(String name) throws IOException {
        ClassReader reader = new ClassReader(bytes());
        TransformConfig config = new TransformConfig(
                new InstrumentationFilter(List.of(), List.of()),
                new SiteTable(),
                new CallModels(components()),
                true,
                LateDeclarations.nothing(),
                true,
                false);
        RewrittenClass scope = new RewrittenClass(reader, Dependents.class.getClassLoader(), config);
        MethodNode method = scope.bodies.all().stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow();
        ControlFlowGraph graph = new ControlFlowGraph(method);
        AccessInstructions spots = new AccessInstructions(scope);
        DependenceAnalysis all = spots.dependences(graph, new ReadModifyWrites(graph, scope));
        StringJoiner words = new StringJoiner(" ");
        for (AbstractInsnNode insn : method.instructions) {
            DependenceAnalysis.Second second = all.second(insn);
            AccessDependence how = second == null ? all.first(insn) : second.how();
            if (how != null) {
                words.add(name(insn)).add(how.name());
            }
        }
        return words.toString();
    }

    private static String name(AbstractInsnNode insn) {
        return insn instanceof MethodInsnNode call ? call.name : ((FieldInsnNode) insn).name;
    }

    /** Our own classes are not watched. */
    private static byte[] bytes() throws IOException {
        try (InputStream in = Objects.requireNonNull(Dependents.class.getResourceAsStream("Dependents.class"))) {
            ClassNode node = Rewritten.tree(in.readAllBytes());
            node.name = NAME;
            for (MethodNode method : node.methods) {
                for (AbstractInsnNode insn : method.instructions) {
                    if (insn instanceof FieldInsnNode field) {
                        field.owner = NAME;
                    }
                }
            }
            ClassWriter writer = new ClassWriter(0);
            node.accept(writer);
            return writer.toByteArray();
        }
    }

    static ModelCatalogue components() throws IOException {
        InputStream file = Objects.requireNonNull(ModelCatalogue.class.getResourceAsStream("components.txt"));
        return new ModelReader(17).add("components.txt", file).catalogue();
    }
}
