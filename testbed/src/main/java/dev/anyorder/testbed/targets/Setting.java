package dev.anyorder.testbed.targets;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How target programs are run.
 *
 * @param analyses the analyses that watch those programs that name none themselves
 * @param processors how many processors the JVM is to count; 0 for as many as there are
 */
public record Setting(List<String> analyses, int processors) {
    /** The analyses to which the order of this run is what counts. */
    private static final Set<String> OF_THIS_RUN = Set.of("fasttrack", "graph", "velodrome");

    /** The observed order, on whatever the machine has. */
    static final Setting FASTTRACK = new Setting(List.of("fasttrack"), 0);

    /** Every schedule of the run, with the given number of processors. */
    static Setting race(int processors) {
        return new Setting(List.of("race"), processors);
    }

    /** The analyses that watch a program. */
    List<String> analyses(Target target) {
        return target.analyses().isEmpty() ? analyses : target.analyses();
    }

    /** Whether none of them looks at any order but that of the run. */
    static boolean areOfThisRun(List<String> analyses) {
        return OF_THIS_RUN.containsAll(analyses);
    }

    /** Whether findings may be others in another run, since only what this one ordered counts, or the lines say so. */
    boolean mayDiffer(Target target) {
        return analyses(target).stream().anyMatch(OF_THIS_RUN::contains) || !target.isSettled();
    }

    /** The options of the JVM. */
    List<String> options() {
        List<String> options = new ArrayList<>(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        if (processors > 0) {
            options.add("-XX:ActiveProcessorCount=" + processors);
        }
        return options;
    }

    @Override
    public String toString() {
        String names = String.join("+", analyses);
        return processors == 0 ? names : names + "/" + processors;
    }
}
