package dev.anyorder.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFolderTest {
    private static final Set<ReportFormat> ALL = EnumSet.allOf(ReportFormat.class);

    @TempDir
    Path parent;

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static String refused(Path folder) {
        return assertThrows(ReportException.class, () -> ReportFolder.prepare(folder))
                .getMessage();
    }

    @Test
    void aRefusalIsKnownUntilTheNextRun() throws Exception {
        Path out = parent.resolve("refused");
        ReportFolder.refuse(out);
        assertFalse(ReportFolder.isRefused(out), "no folder of ours");
        ReportFolder.prepare(out);
        ReportFolder.refuse(out);
        assertTrue(ReportFolder.isRefused(out));
        ReportFolder.prepare(out);
        assertFalse(ReportFolder.isRefused(out));
    }

    @Test
    void aNewFolderGetsTheFormatsThatWereAskedFor() throws Exception {
        Path folder = parent.resolve("a/b");
        ReportFolder.prepare(folder).write(Samples.fieldWithLocks(), ALL);
        assertEquals(List.of(ReportFolder.MARKER, "findings.json", "pictures.html", "report.txt"), names(folder));
        assertEquals(Samples.fieldWithLocks(), JsonReader.read(folder.resolve("findings.json")));
        assertEquals(
                TextReport.plain().render(Samples.fieldWithLocks()), Files.readString(folder.resolve("report.txt")));
    }

    @Test
    void sourceLinesAreShownWhenSourcesAreGiven() throws Exception {
        ReportFolder.prepare(parent)
                .withSources(List.of(Path.of("src/test/resources/sources")))
                .write(Samples.fieldWithLocks(), EnumSet.of(ReportFormat.TEXT));
        assertEquals(Golden.read("field-with-locks.txt"), Files.readString(parent.resolve("report.txt")));
    }

    @Test
    void anEmptyFolderIsUsed() throws Exception {
        ReportFolder.prepare(parent).write(Samples.nothing(), EnumSet.of(ReportFormat.JSON));
        assertEquals(List.of(ReportFolder.MARKER, "findings.json"), names(parent));
    }

    @Test
    void reportsOfAnEarlierRunAreGoneBeforeTheNextBegins() throws Exception {
        ReportFolder.prepare(parent).write(Samples.nothing(), ALL);
        ReportFolder.prepare(parent);
        assertEquals(List.of(ReportFolder.MARKER), names(parent));
    }

    @Test
    void filesOfTheUserSurviveInAFolderOfOurs() throws Exception {
        ReportFolder.prepare(parent).write(Samples.nothing(), ALL);
        Files.writeString(parent.resolve("mine.txt"), "kept");
        ReportFolder.prepare(parent).write(Samples.nothing(), EnumSet.of(ReportFormat.TEXT));
        assertEquals(List.of(ReportFolder.MARKER, "mine.txt", "report.txt"), names(parent));
    }

    @Test
    void aFolderOfSomebodyElseIsRefusedAndUntouched() throws Exception {
        Files.writeString(parent.resolve("findings.json"), "precious");
        assertEquals(
                "Output folder '" + parent + "' already exists and was not written by AnyOrder (it has no file"
                        + " .anyorder-report). Choose another one with -o.",
                refused(parent));
        assertEquals(List.of("findings.json"), names(parent));
        assertEquals("precious", Files.readString(parent.resolve("findings.json")));
    }

    @Test
    void aFileInPlaceOfTheFolderIsRefused() throws Exception {
        Path file = Files.writeString(parent.resolve("report"), "precious");
        assertEquals(
                "Output folder '" + file + "' is a file, not a folder. Choose another one with -o.", refused(file));
        assertTrue(refused(file.resolve("below")).startsWith("Cannot write to output folder '" + file));
        assertEquals("precious", Files.readString(file));
    }

    @Test
    void aLinkInAFolderOfOursIsReplacedAndNotFollowed() throws Exception {
        Path folder = parent.resolve("ours");
        Path precious = Files.writeString(parent.resolve("precious"), "precious");
        ReportFolder reportFolder = ReportFolder.prepare(folder);
        Files.createSymbolicLink(folder.resolve("report.txt"), precious);
        reportFolder.write(Samples.nothing(), ALL);
        assertEquals("precious", Files.readString(precious));
        assertEquals(Golden.read("nothing.txt"), Files.readString(folder.resolve("report.txt")));
    }

    @Test
    void aFolderThatVanishesMeanwhileIsReported() throws Exception {
        Path folder = parent.resolve("ours");
        ReportFolder reportFolder = ReportFolder.prepare(folder);
        Files.delete(folder.resolve(ReportFolder.MARKER));
        Files.delete(folder);
        assertEquals(
                "Cannot write to output folder '" + folder + "': no such file or folder. Choose another one with -o.",
                assertThrows(ReportException.class, () -> reportFolder.write(Samples.nothing(), ALL))
                        .getMessage());
    }
}
