package dev.anyorder.testbed.transparency;

import java.util.List;
import java.util.Map;

/**
 * What became of the classes of one jar.
 *
 * @param jar its file name
 * @param classes how many there are
 * @param rewritten how many were rewritten whole and link
 * @param skipped classes and methods that the agent leaves alone, with its reason
 * @param unlinkable classes that do not link as they are, mostly for want of an optional dependency, and do not link in
 *     the same way when rewritten
 * @param failures classes that are all right as they are, and not when rewritten, with what the JVM says
 */
record JarRow(
        String jar,
        int classes,
        int rewritten,
        Map<String, String> skipped,
        List<String> unlinkable,
        Map<String, String> failures) {

    static String heading() {
        return String.format(
                "%-44s %8s %9s %8s %10s %8s", "jar", "classes", "rewritten", "skipped", "unlinkable", "failed");
    }

    static String line(String name, int classes, int rewritten, int skipped, int unlinkable, int failed) {
        return String.format("%-44s %8d %9d %8d %10d %8d", name, classes, rewritten, skipped, unlinkable, failed);
    }

    @Override
    public String toString() {
        return line(jar, classes, rewritten, skipped.size(), unlinkable.size(), failures.size());
    }
}
