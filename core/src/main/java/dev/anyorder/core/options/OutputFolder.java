package dev.anyorder.core.options;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/**
 * The folder that results go to. A folder belongs to AnyOrder if it is empty or holds nothing but files that AnyOrder
 * writes; every other folder is refused, so that nothing of the user's is ever written over. Files are told by name
 * only: a user's own {@code report.txt} alone in a folder is taken for ours unless {@code findings.json} is missing
 * beside it.
 */
public final class OutputFolder {
    /** The file that is always written: the findings and the run, as JSON. */
    public static final String FINDINGS = "findings.json";
    /** The report as text. */
    public static final String TEXT = "report.txt";

    private static final List<String> OURS = List.of(FINDINGS, TEXT, "findings.sarif", "report.html");

    private final Path path;

    public OutputFolder(Path path) {
        this.path = path.toAbsolutePath().normalize();
    }

    /** Where the folder is, absolute. */
    public Path path() {
        return path;
    }

    /** A file in the folder. */
    public Path file(String name) {
        return path.resolve(name);
    }

    /** Throws with a sentence if results cannot go here. Changes nothing. */
    public void check() {
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            Path above = path.getParent();
            while (above != null && !Files.exists(above)) {
                above = above.getParent();
            }
            if (above == null || !Files.isDirectory(above) || !Files.isWritable(above)) {
                throw refuse("cannot be made because " + above + " cannot be written to");
            }
            return;
        }
        if (!Files.isDirectory(path)) {
            throw refuse("is not a folder");
        }
        if (!Files.isWritable(path) || !Files.isReadable(path)) {
            throw refuse("cannot be written to");
        }
        checkOwner();
    }

    private void checkOwner() {
        boolean empty = true;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(path)) {
            for (Path entry : entries) {
                empty = false;
                if (!OURS.contains(String.valueOf(entry.getFileName())) || !Files.isRegularFile(entry)) {
                    throw refuse("was not written by AnyOrder (it holds " + entry.getFileName() + ")");
                }
            }
        } catch (IOException e) {
            throw refuse("cannot be read");
        }
        if (!empty && !Files.exists(file(FINDINGS))) {
            throw refuse("was not written by AnyOrder (it holds no " + FINDINGS + ")");
        }
    }

    private UsageException refuse(String why) {
        return new UsageException("The output folder " + path + " " + why + "; name another one with "
                + OptionTable.OUT.letter() + ", or with " + OptionTable.OUT.name() + "= for the agent.");
    }

    /** Makes the folder, or removes the files of an earlier run from it, once {@link #check} has passed. */
    public void prepare() {
        check();
        try {
            Files.createDirectories(path);
            for (String name : OURS) {
                Files.deleteIfExists(file(name));
            }
        } catch (IOException e) {
            throw refuse("cannot be written to");
        }
    }
}
