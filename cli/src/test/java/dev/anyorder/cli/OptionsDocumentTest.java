package dev.anyorder.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class OptionsDocumentTest {
    @Test
    void theDocumentIsUpToDate() throws IOException {
        Path document = Path.of("../docs/options.md");
        if (Boolean.getBoolean("anyorder.write-docs")) {
            Files.writeString(document, OptionsDocument.text());
        }
        assertEquals(OptionsDocument.text(), Files.readString(document));
    }
}
