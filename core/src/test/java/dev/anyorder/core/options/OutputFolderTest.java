package dev.anyorder.core.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {
    @TempDir
    Path temporary = Path.of("");

    @Test
    void aNewFolderIsMadeOnlyWhenPrepared() {
        OutputFolder folder = new OutputFolder(temporary.resolve("a/b"));
        folder.check();
        assertFalse(Files.exists(folder.path()));
        folder.prepare();
        assertTrue(Files.isDirectory(folder.path()));
    }

    @Test
    void theFilesOfAnEarlierRunAreRemoved() throws IOException {
        Path findings = Files.writeString(temporary.resolve("findings.json"), "{}");
        new OutputFolder(temporary).check();
        assertTrue(Files.exists(findings));
        new OutputFolder(temporary).prepare();
        assertFalse(Files.exists(findings));
    }

    @Test
    void aFolderWithSomethingElseInItIsRefusedAndLeftAlone() throws IOException {
        Files.writeString(temporary.resolve("findings.json"), "{}");
        Path thesis = Files.writeString(temporary.resolve("thesis.tex"), "years");
        OutputFolder folder = new OutputFolder(temporary);
        UsageException thrown = assertThrows(UsageException.class, folder::prepare);
        assertTrue(thrown.sentence().contains("was not written by AnyOrder (it holds thesis.tex)"));
        assertEquals("years", Files.readString(thesis));
        assertTrue(Files.exists(temporary.resolve("findings.json")));
    }

    @Test
    void aReportWithoutFindingsIsNotOurs() throws IOException {
        Files.writeString(temporary.resolve("report.txt"), "mine");
        UsageException thrown = assertThrows(UsageException.class, new OutputFolder(temporary)::check);
        assertTrue(thrown.sentence().contains("holds no findings.json"));
    }

    @Test
    void aFileIsNotAFolder() throws IOException {
        Path file = Files.writeString(temporary.resolve("file"), "");
        UsageException thrown = assertThrows(UsageException.class, new OutputFolder(file)::check);
        assertTrue(thrown.sentence().contains("is not a folder"));
        assertThrows(UsageException.class, new OutputFolder(file.resolve("below"))::check);
    }
}
