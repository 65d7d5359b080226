package dev.anyorder.testbed.targets;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.report.JsonReader;
import dev.anyorder.report.ReportException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** Reads the {@code findings.json} of a run, which must fit the published schema. */
public final class ValidatedReport {
    /** Tests run in the folder of their module, other programs in the root. */
    private static final Path SCHEMA =
            Path.of(Files.isDirectory(Path.of("docs")) ? "docs" : "../docs").resolve("findings.schema.json");

    /** Read at the first use. */
    private static final class Schema {
        static final JsonSchema PUBLISHED =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(text());

        private static String text() {
            try {
                return Files.readString(SCHEMA);
            } catch (IOException e) {
                throw new IllegalStateException("cannot read " + SCHEMA.toAbsolutePath(), e);
            }
        }
    }

    private ValidatedReport() {}

    /** The result that the file holds. */
    public static RunResult read(Path file) throws ReportException {
        RunResult result = JsonReader.read(file);
        try {
            Set<ValidationMessage> problems = Schema.PUBLISHED.validate(Files.readString(file), InputFormat.JSON);
            if (!problems.isEmpty()) {
                throw new IllegalStateException(file + " does not fit the schema: " + problems);
            }
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + file, e);
        }
        return result;
    }
}
