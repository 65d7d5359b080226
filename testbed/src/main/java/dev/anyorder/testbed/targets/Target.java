package dev.anyorder.testbed.targets;

import dev.anyorder.core.finding.Frame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A target program and what its lines say about it.
 *
 * @param className its main class
 * @param fileName its source file, without folders
 * @param analyses what is to look for it, as users ask for them; none if the lines do not say
 * @param marks the lines that a report must name, each with what it must say of them
 * @param locks the lines on which a report must say that locks were released, and taken again
 * @param output what it writes to standard output
 * @param exitStatus its exit status
 * @param jvm what the JVM is told beyond the usual
 * @param alone whether it needs a JVM of its own
 */
public record Target(
        String className,
        String fileName,
        List<String> analyses,
        Map<Integer, Mark> marks,
        LockMarks locks,
        String output,
        int exitStatus,
        List<String> jvm,
        boolean alone) {
    private static final Pattern ANALYSES = Pattern.compile("// analyses: (\\S+)$");
    private static final Pattern JVM = Pattern.compile("// jvm: (.+)$");
    private static final Pattern ALONE = Pattern.compile("// alone: .+$");
    private static final Pattern PRINTS = Pattern.compile("// prints: (.*)$");
    private static final Pattern EXIT = Pattern.compile("// exit: (\\d+)$");

    /** Reads the verdicts off the lines of a source file. */
    static Target read(Path root, Path source) throws IOException {
        String path = root.relativize(source).toString().replace('\\', '/');
        String className = path.substring(0, path.length() - ".java".length()).replace('/', '.');
        return of(className, Files.readAllLines(source));
    }

    /** Reads the verdicts off the lines of a program. */
    static Target of(String className, List<String> lines) {
        Map<Integer, Mark> marks = new TreeMap<>();
        List<String> analyses = List.of();
        StringBuilder output = new StringBuilder();
        int exitStatus = 0;
        List<String> jvm = List.of();
        boolean alone = false;
        for (int i = 0; i < lines.size(); i++) {
            Mark mark = Mark.of(lines.get(i));
            if (mark != null) {
                marks.put(i + 1, mark);
            }
            Matcher named = ANALYSES.matcher(lines.get(i));
            if (named.find()) {
                analyses = List.of(named.group(1).split(","));
            }
            Matcher prints = PRINTS.matcher(lines.get(i));
            if (prints.find()) {
                output.append(prints.group(1)).append(System.lineSeparator());
            }
            Matcher exit = EXIT.matcher(lines.get(i));
            if (exit.find()) {
                exitStatus = Integer.parseInt(exit.group(1));
            }
            alone |= ALONE.matcher(lines.get(i)).find();
            Matcher told = JVM.matcher(lines.get(i));
            if (told.find()) {
                jvm = List.of(told.group(1).split(" "));
            }
        }
        String fileName = className.substring(className.lastIndexOf('.') + 1) + ".java";
        return new Target(
                className, fileName, analyses, marks, LockMarks.of(lines), output.toString(), exitStatus, jvm, alone);
    }

    /** Whether a report must name anything. */
    public boolean racy() {
        return marks.values().stream().anyMatch(Mark::isBug);
    }

    /** Whether it can run after other programs in one JVM. */
    boolean sharesJvm() {
        return !alone && exitStatus == 0 && jvm.isEmpty();
    }

    /** Whether a line of code is the program's. */
    boolean holds(Frame site) {
        return site.file().equals(fileName) && packageOf(site.className()).equals(packageOf(className));
    }

    private static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** Whether its findings are the same in every run. */
    boolean isSettled() {
        return marks.values().stream().allMatch(Mark::isBug);
    }

    /** The package below that of all programs, and the class: {@code fields.IntRacy}. */
    public String name() {
        return className.substring(Targets.PACKAGE.length() + 1);
    }

    /** The last part of its package: {@code fields}. */
    public String group() {
        return name().substring(0, name().indexOf('.'));
    }
}
