package dev.anyorder.core.trace;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What there is to say of a recorded run as a whole.
 *
 * @param java version and vendor of the JVM
 * @param tasks how many tasks there were
 * @param steps how many steps
 * @param locations how many locations were touched, arrays not counted
 * @param instrumented how many classes were watched
 * @param skipped classes that were not, and why
 * @param notes sentences that a report has to carry
 */
public record TraceSummary(
        String java,
        long tasks,
        long steps,
        long locations,
        int instrumented,
        Map<String, String> skipped,
        List<String> notes) {
    public TraceSummary {
        skipped = Map.copyOf(skipped);
        notes = List.copyOf(notes);
    }

    void write(VarintWriter out) {
        out.text(java);
        out.number(tasks);
        out.number(steps);
        out.number(locations);
        out.number(instrumented);
        out.number(skipped.size());
        new TreeMap<>(skipped).forEach((name, why) -> {
            out.text(name);
            out.text(why);
        });
        out.number(notes.size());
        notes.forEach(out::text);
    }

    static TraceSummary read(VarintReader in) {
        String java = in.text();
        long tasks = in.number();
        long steps = in.number();
        long locations = in.number();
        int instrumented = in.count();
        Map<String, String> skipped = new TreeMap<>();
        for (int left = in.count(); left > 0; left--) {
            String name = in.text();
            skipped.put(name, in.text());
        }
        java.util.ArrayList<String> notes = new java.util.ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            notes.add(in.text());
        }
        return new TraceSummary(java, tasks, steps, locations, instrumented, skipped, notes);
    }
}
