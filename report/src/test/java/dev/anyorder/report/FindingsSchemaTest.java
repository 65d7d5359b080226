package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.ReadDependence;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published schema describes what is written, and nothing else. */
class FindingsSchemaTest {
    private static String text = "";
    private static JsonSchema schema =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema("{}");

    @BeforeAll
    static void read() throws IOException {
        text = Files.readString(Path.of("../docs/findings.schema.json"));
        schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(text);
    }

    static Stream<RunResult> samples() {
        return Stream.of(
                Samples.all(),
                Samples.split(),
                Samples.splitUpdate(),
                Samples.conflict(),
                Samples.cycle(),
                Samples.circle(),
                Samples.deadlock(),
                Samples.nondeterministicCall(),
                Samples.nothing(),
                Samples.nothingButNotes(),
                Samples.many(60));
    }

    private static List<String> problems(String json) {
        return schema.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleFits(RunResult result) {
        assertEquals(List.of(), problems(JsonReport.render(result)));
    }

    @Test
    void everyConstantIsInTheSchema() {
        Stream.of(
                        Stream.of(FindingKind.values()).map(FindingKind::text),
                        Stream.of(Severity.values()).map(Severity::text),
                        Stream.of(Evidence.values()).map(Evidence::text),
                        Stream.of(EdgeCause.values()).map(EdgeCause::text),
                        Stream.of(NoteType.values()).map(NoteType::text),
                        Stream.of(ReadDependence.values()).map(ReadDependence::text))
                .flatMap(each -> each)
                .forEach(constant -> assertTrue(text.contains("\"" + constant + "\""), constant));
    }

    @Test
    void whatIsMissingUnknownOrOfAnotherTypeDoesNotFit() {
        String json = JsonReport.render(Samples.cycle());
        for (String[] change : new String[][] {
            {"\"version\": 1", "\"version\": 2"},
            {"\"id\": ", "\"ids\": "},
            {"\"determinism-cycle\"", "\"determinism-circle\""},
            {"\"cycle\"", "\"single-site\""},
            {"\"from\": 1", "\"from\": 0"},
            {"\"cause\": \"write\"", "\"cause\": \"gossip\""},
            {"\"stackComplete\": true", "\"stackComplete\": \"yes\""},
            {"\"op\": \"write\"", "\"op\": \"touch\""}
        }) {
            assertTrue(json.contains(change[0]), change[0]);
            assertTrue(!problems(json.replace(change[0], change[1])).isEmpty(), change[1]);
        }
    }
}
