package dev.anyorder.core.trace;

import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunNote;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The recorded run as a whole.
 *
 * @param java version and vendor of the JVM
 * @param tasks how many tasks there were
 * @param steps how many steps
 * @param locations how many locations were accessed
 * @param instrumented how many classes were instrumented
 * @param skipped classes that were not, with the reason
 * @param notes what a report has to mention
 */
public record TraceSummary(
        String java,
        long tasks,
        long steps,
        long locations,
        int instrumented,
        Map<String, String> skipped,
        List<RunNote> notes) {
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
        notes.forEach(note -> {
            out.text(note.type().text());
            note.arguments().forEach(out::text);
        });
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
        List<RunNote> notes = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            notes.add(note(in));
        }
        return new TraceSummary(java, tasks, steps, locations, instrumented, skipped, notes);
    }

    private static RunNote note(VarintReader in) {
        String name = in.text();
        for (NoteType type : NoteType.values()) {
            if (type.text().equals(name)) {
                List<String> arguments = new ArrayList<>();
                for (int left = type.arguments(); left > 0; left--) {
                    arguments.add(in.text());
                }
                return new RunNote(type, arguments);
            }
        }
        throw VarintReader.inconsistent();
    }
}
