package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.catalogue.ModelReader;
import dev.anyorder.agent.instrument.flow.ControlFlowGraph;
import dev.anyorder.agent.instrument.flow.Instructions;
import dev.anyorder.agent.instrument.flow.ReadModifyWrites;
import dev.anyorder.agent.site.SiteTable;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** What is told of assignments: the accesses of one location, in the order of the code. */
class UpdateFinderTest {
    @ParameterizedTest
    @CsvSource({
        "plus, ADD",
        "minusMinus, ADD",
        "spelledOut, ADD",
        "otherWayRound, MULTIPLY",
        "ofAnother, ADD",
        "ofStatic, ADD",
        "ofShort, ADD",
        "ofLong, ADD",
        "ofElement, OR",
        "ofElementSpelledOut, XOR",
        "ofReal, FLOAT_MULTIPLY",
        "largest, MAX",
        "withCall, ADD if one step",
        "subtractedFrom, UPDATE",
        "twoOperators, UPDATE",
        "twice, UPDATE",
        "resultUsed, UPDATE",
        "narrowed, UPDATE",
        "otherLocation, READ WRITE",
        "copied, READ WRITE",
        "shifted, UPDATE",
        "smallest, MIN",
        "cutAndPlus, UPDATE",
        "boxedPlus, ADD",
    })
    void assignmentsTellWhatTheyDo(String method, String expected) throws IOException {
        assertEquals(expected, told(method));
    }

    @ParameterizedTest
    @CsvSource({
        "plusOneOfTwo, ADD",
        "plusOneOfMany, ADD",
        "plusOnManyLines, ADD",
        "plusOrNothing, ADD",
        "setOrPlus, READ WRITE",
        "plusOrSet, READ WRITE",
        "plusOrTimes, READ READ WRITE",
        "plusWhatDependsOnIt, READ READ WRITE",
        "intoTwo, READ WRITE WRITE",
    })
    void soDoThoseWithBranches(String method, String expected) throws IOException {
        assertEquals(expected, told(method));
    }

    @ParameterizedTest
    @CsvSource({
        "plusLength, ADD",
        "plusSimpleCall, ADD",
        "plusOfBoxed, ADD",
        "callBetweenBranches, ADD if one step",
        "callWithIt, READ READ WRITE",
        "timesCallPlus, READ WRITE",
        "elementPlusCall, ADD if one step",
        "staticPlusCall, ADD if one step",
    })
    void acrossCallsTheStepDecides(String method, String expected) throws IOException {
        assertEquals(expected, told(method));
    }

    @ParameterizedTest
    @CsvSource({
        "andThen, AND",
        "orElse, OR",
        "andOfBranches, AND",
        "orOfElement, OR",
        "turned, XOR",
        "implied, READ WRITE",
        "trueIfEqual, READ WRITE",
        "orCall, READ WRITE",
        "orCounting, READ WRITE",
        "orAssigning, READ WRITE WRITE",
        "andAlsoUsed, AND READ WRITE",
    })
    void truthValuesAreUpdatesIfNothingElseDependsOnThem(String method, String expected) throws IOException {
        assertEquals(expected, told(method));
    }

    @ParameterizedTest
    @CsvSource({
        "larger, MAX_TEST MAX",
        "largerWritten, MAX_TEST MAX",
        "smallerLong, MIN_TEST MIN",
        "largerStatic, MAX_TEST MAX",
        "smallerElement, MIN_TEST MIN",
        "largerOfElements, READ MAX_TEST READ MAX",
        "largerReal, MAX_TEST MAX",
        "largerInTurn, READ MAX_TEST READ MAX",
        "largerIfAsked, MAX_TEST MAX",
        "largerIfAskedLater, MAX_TEST MAX",
        "atLeastZero, MAX_TEST MAX",
        "largerLocked, MAX_TEST MAX",
        "largerOfTwo, MAX",
        "smallerOfTwo, MIN",
        "largerOfTwoReal, MAX",
        "largerAndReturned, MAX_TEST MAX READ WRITE",
    })
    void aWriteThatIsGuardedByAComparisonIsAnUpdate(String method, String expected) throws IOException {
        assertEquals(expected, told(method));
    }

    @ParameterizedTest
    @CsvSource({
        "notANumberReplaces, READ WRITE",
        "notANumberReplacesToo, READ READ WRITE",
        "largerAndMore, READ WRITE ADD",
        "largerOrElse, READ WRITE ADD",
        "largerSaid, READ WRITE",
        "largerButNext, READ WRITE",
        "largerChanged, READ WRITE",
        "largerButOfAnother, READ WRITE",
        "largerCalled, READ WRITE",
        "largerTwiceAsked, READ READ WRITE",
        "notEqual, READ WRITE",
        "doubleChecked, READ WRITE",
        "largerFromElsewhere, READ WRITE",
    })
    void itIsNotIfAnythingElseDependsOnTheComparison(String method, String expected) throws IOException {
        assertEquals(expected, told(method));
    }

    private static String told(String name) throws IOException {
        ClassNode type = new ClassNode();
        ClassReader reader = reader();
        reader.accept(type, ClassReader.SKIP_FRAMES);
        TransformConfig config = new TransformConfig(
                new InstrumentationFilter(List.of(), List.of()),
                new SiteTable(),
                new CallModels(new ModelReader(17).catalogue()));
        RewrittenClass scope = new RewrittenClass(reader, Assignments.class.getClassLoader(), config);
        var node = type.methods.stream()
                .filter(m -> m.name.equals(name))
                .findFirst()
                .orElseThrow();
        ReadModifyWrites updates = new ReadModifyWrites(new ControlFlowGraph(node), scope);
        return Stream.of(node.instructions.toArray())
                .filter(UpdateFinderTest::accesses)
                .filter(insn -> !updates.isTold(insn))
                .map(insn -> text(updates, insn))
                .collect(Collectors.joining(" "));
    }

    private static String text(ReadModifyWrites updates, AbstractInsnNode insn) {
        ReadModifyWrites.Half half = updates.half(insn);
        if (half != null) {
            return insn == half.read() ? half.op().toString() : "if one step";
        }
        return updates.op(insn, isWrite(insn)).toString();
    }

    /** Accesses of the location that the method is about: not those that only get at it. */
    private static boolean accesses(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        return Instructions.isArrayLoad(opcode)
                || Instructions.isArrayStore(opcode)
                || insn instanceof FieldInsnNode field
                        && !List.of("a", "flags", "next").contains(field.name);
    }

    private static boolean isWrite(AbstractInsnNode insn) {
        int opcode = insn.getOpcode();
        return opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC || Instructions.isArrayStore(opcode);
    }

    private static ClassReader reader() throws IOException {
        String file = Assignments.class.getSimpleName() + ".class";
        try (InputStream in = Objects.requireNonNull(Assignments.class.getResourceAsStream(file))) {
            return new ClassReader(in);
        }
    }
}
