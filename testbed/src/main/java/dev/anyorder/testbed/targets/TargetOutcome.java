package dev.anyorder.testbed.targets;

import dev.anyorder.core.finding.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a run of a target program left behind.
 *
 * @param target the program
 * @param setting how it was run
 * @param ended whether it ended by itself
 * @param exitStatus its exit status
 * @param output its standard output
 * @param errors its standard error
 * @param result what was found, when something was written
 * @param report the text report, or an empty string
 */
record TargetOutcome(
        Target target,
        Setting setting,
        boolean ended,
        int exitStatus,
        String output,
        String errors,
        Optional<RunResult> result,
        String report) {

    /** What is wrong with the run, in sentences; nothing when all is well. */
    List<String> complaints(boolean watched) {
        List<String> complaints = new ArrayList<>();
        if (!ended) {
            complaints.add("It did not end by itself.");
        }
        if (exitStatus != target.exitStatus()) {
            complaints.add("Its exit status is " + exitStatus + ", not " + target.exitStatus() + ".");
        }
        if (!output.equals(target.output())) {
            complaints.add("It printed:\n" + output.indent(4) + "and not:\n"
                    + target.output().indent(4));
        }
        if (watched && result.isEmpty()) {
            complaints.add("The agent wrote no findings.json.");
        }
        result.ifPresent(found -> {
            found.run()
                    .skipped()
                    .forEach((type, reason) -> complaints.add("Not instrumented: " + type + ": " + reason));
            complaints.addAll(Verdict.compare(target, setting, found.findings()));
        });
        return complaints;
    }

    /** The identities of what was found, in order. */
    SortedSet<String> ids() {
        SortedSet<String> ids = new TreeSet<>();
        result.ifPresent(found -> found.findings().forEach(finding -> ids.add(finding.id())));
        return ids;
    }

    /** The complaints with all that helps to judge them. */
    String describe(List<String> complaints) {
        StringBuilder text = new StringBuilder(target.className() + ", " + setting);
        complaints.forEach(complaint -> text.append("\n- ").append(complaint));
        result.ifPresent(found ->
                found.run().notes().forEach(note -> text.append("\nnote: ").append(note)));
        if (!report.isEmpty()) {
            text.append("\n--- report\n").append(report);
        }
        if (!errors.isEmpty()) {
            text.append("\n--- standard error\n").append(errors);
        }
        return text.toString();
    }
}
