package dev.anyorder.report;

import dev.anyorder.core.finding.RunResult;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;

/**
 * The output folder. Accepts a new, empty or marked folder; rejects any other untouched. Replaces only its own files,
 * each atomically.
 */
public final class ReportFolder {
    /** Marks a folder as written by AnyOrder. */
    public static final String MARKER = ".anyorder-report";

    /** The agent rejected the program, with a message. */
    private static final String REFUSED = ".anyorder-refused";

    private static final String MARKER_TEXT =
            "AnyOrder wrote this folder and replaces its reports in the next run. Delete this file to keep them.\n";

    private final Path folder;
    private final List<Path> sourceRoots;

    private ReportFolder(Path folder, List<Path> sourceRoots) {
        this.folder = folder;
        this.sourceRoots = sourceRoots;
    }

    /**
     * Creates the folder and deletes old reports. Call it before the program runs: an unusable folder fails early, and
     * a crashed run leaves no stale report.
     */
    public static ReportFolder prepare(Path folder) throws ReportException {
        try {
            refuseForeign(folder);
            Files.createDirectories(folder);
            write(folder, MARKER, MARKER_TEXT);
            for (ReportFormat format : ReportFormat.values()) {
                Files.deleteIfExists(folder.resolve(format.file()));
            }
            Files.deleteIfExists(folder.resolve(REFUSED));
        } catch (IOException e) {
            throw unusable(folder, e);
        }
        return new ReportFolder(folder, List.of());
    }

    /** Records that there will be no report, since the agent rejected the program. */
    public static void refuse(Path folder) {
        try {
            if (Files.isRegularFile(folder.resolve(MARKER), LinkOption.NOFOLLOW_LINKS)) {
                Files.createFile(folder.resolve(REFUSED));
            }
        } catch (IOException e) {
            // The missing report is detected later.
            return;
        }
    }

    public static boolean isRefused(Path folder) {
        return Files.exists(folder.resolve(REFUSED));
    }

    /** With folders or files of sources. */
    public ReportFolder withSources(List<Path> roots) {
        return new ReportFolder(folder, List.copyOf(roots));
    }

    public void write(RunResult result, Set<ReportFormat> formats) throws ReportException {
        try {
            for (ReportFormat format : formats) {
                write(folder, format.file(), format.render(result, sourceRoots));
            }
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    private static void refuseForeign(Path folder) throws IOException, ReportException {
        if (!Files.exists(folder)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw refused(folder, "is a file, not a folder. Choose another one with -o");
        }
        boolean ours = Files.isRegularFile(folder.resolve(MARKER), LinkOption.NOFOLLOW_LINKS);
        if (!ours && !isEmpty(folder)) {
            throw refused(
                    folder,
                    "already exists and was not written by AnyOrder (it has no file " + MARKER
                            + "). Choose another one with -o");
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            return !files.iterator().hasNext();
        }
    }

    /** Atomic by a move, so that no reader sees a partial file; does not follow links. */
    private static void write(Path folder, String name, String text) throws IOException {
        Path part = folder.resolve(name + ".part");
        try {
            Files.deleteIfExists(part);
            Files.writeString(part, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(part, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static ReportException refused(Path folder, String why) {
        return new ReportException("Output folder '" + folder + "' " + why + ".");
    }

    private static ReportException unusable(Path folder, IOException problem) {
        return new ReportException(
                "Cannot write to output folder '" + folder + "': " + FileProblems.describe(problem)
                        + ". Choose another one with -o.",
                problem);
    }
}
