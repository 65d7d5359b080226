package dev.anyorder.report;

import dev.anyorder.core.finding.Frame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Source lines of the program, from folders or single files. Missing, unreadable or large files have none; nothing
 * outside the roots is read.
 */
final class SourceLines {
    private static final long MAX_BYTES = 4 << 20;

    private final List<Path> roots;
    private final Map<String, List<String>> linesByFile = new HashMap<>();

    SourceLines(List<Path> roots) {
        this.roots = roots;
    }

    /** Stripped; empty if unknown. */
    String line(Frame frame) {
        String file = frame.file();
        if (roots.isEmpty() || file.isEmpty() || file.indexOf('/') >= 0 || file.indexOf('\\') >= 0) {
            return "";
        }
        int dot = frame.className().lastIndexOf('.');
        String folder = dot < 0 ? "" : frame.className().substring(0, dot + 1).replace('.', '/');
        String path = folder + file;
        List<String> lines = linesByFile.get(path);
        if (lines == null) {
            lines = read(path, file);
            linesByFile.put(path, lines);
        }
        return frame.line() < 1 || frame.line() > lines.size()
                ? ""
                : lines.get(frame.line() - 1).strip().replace('\t', ' ');
    }

    private List<String> read(String path, String file) {
        for (Path root : roots) {
            try {
                Path source = Files.isRegularFile(root) && root.endsWith(file) ? root : root.resolve(path);
                if (Files.isRegularFile(source) && Files.size(source) <= MAX_BYTES) {
                    return new String(Files.readAllBytes(source), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
                }
            } catch (IOException | InvalidPathException e) {
                // Try the next root: a report works without source.
            }
        }
        return List.of();
    }
}
