package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.LockInfo;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.TaskInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads {@code findings.json} strictly: the inverse of {@link JsonReport}, except for the order of findings. A
 * truncated file is never a run without findings.
 */
public final class JsonReader {
    private JsonReader() {}

    /** The exception names the file. */
    public static RunResult read(Path file) throws ReportException {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException e) {
            throw new ReportException("Cannot read '" + file + "': " + FileProblems.describe(e), e);
        }
        try {
            return parse(text);
        } catch (ReportException e) {
            throw new ReportException(
                    file + " is not a complete findings.json of version " + JsonReport.VERSION + ": " + e.getMessage(),
                    e);
        }
    }

    public static RunResult parse(String text) throws ReportException {
        JsonObject json = JsonObject.root(JsonParser.parse(text));
        long version = json.whole("version");
        if (version != JsonReport.VERSION) {
            throw json.wrong("version", "is " + version + ", not " + JsonReport.VERSION);
        }
        RunInfo run = run(json.object("run"));
        List<Finding> findings = new ArrayList<>();
        for (JsonObject finding : json.objects("findings")) {
            findings.add(finding(finding));
        }
        json.end();
        return new RunResult(run, findings);
    }

    private static RunInfo run(JsonObject json) throws ReportException {
        JsonObject classes = json.object("classes");
        Map<String, String> skipped = new LinkedHashMap<>();
        for (JsonObject one : classes.objects("skipped")) {
            if (skipped.put(one.string("class"), one.string("reason")) != null) {
                throw one.wrong("class", "names a class twice");
            }
            one.end();
        }
        RunInfo run = new RunInfo(
                json.strings("analyses"),
                constant(json, "schedules", ScheduleScope.values(), ScheduleScope::text),
                json.string("java"),
                json.whole("tasks"),
                json.whole("steps"),
                json.whole("locations"),
                classes.integer("instrumented"),
                skipped,
                notes(json),
                json.object("counters").allWholes());
        classes.end();
        json.end();
        return run;
    }

    private static Finding finding(JsonObject json) throws ReportException {
        List<AccessInfo> accesses = new ArrayList<>();
        for (JsonObject access : json.objects("accesses")) {
            accesses.add(access(access));
        }
        Finding finding = new Finding(
                json.string("id"),
                constant(json, "kind", FindingKind.values(), FindingKind::text),
                constant(json, "level", Severity.values(), Severity::text),
                constant(json, "evidence", Evidence.values(), Evidence::text),
                json.string("analysis"),
                json.whole("count"),
                location(json.object("location")),
                accesses,
                ExplanationJson.read(json.object("why")));
        json.end();
        return finding;
    }

    private static List<RunNote> notes(JsonObject json) throws ReportException {
        List<RunNote> notes = new ArrayList<>();
        for (JsonObject note : json.objects("notes")) {
            NoteType type = constant(note, "type", NoteType.values(), NoteType::text);
            List<String> arguments = note.strings("arguments");
            if (arguments.size() != type.arguments()) {
                throw note.wrong("arguments", "are " + arguments.size() + ", not " + type.arguments());
            }
            note.string("text");
            note.end();
            notes.add(new RunNote(type, arguments));
        }
        return notes;
    }

    private static LocationInfo location(JsonObject json) throws ReportException {
        LocationInfo location = new LocationInfo(
                json.string("kind"),
                json.string("type"),
                json.string("name"),
                json.integer("length"),
                json.integer("index"),
                json.string("instance"),
                stack(json, "allocatedAt"));
        json.end();
        return location;
    }

    private static AccessInfo access(JsonObject json) throws ReportException {
        List<LockInfo> locks = new ArrayList<>();
        for (JsonObject lock : json.objects("locks")) {
            locks.add(new LockInfo(
                    lock.string("name"), lock.bool("shared"), stack(lock, "releasedAt"), stack(lock, "takenAgainAt")));
            lock.end();
        }
        AccessInfo access = new AccessInfo(
                json.string("op"),
                json.string("call"),
                json.string("target"),
                task(json.object("task")),
                frame(json.object("site")),
                stack(json, "stack"),
                json.bool("stackComplete"),
                locks);
        json.end();
        return access;
    }

    private static TaskInfo task(JsonObject json) throws ReportException {
        TaskInfo task = new TaskInfo(
                json.integer("id"),
                json.string("kind"),
                json.string("name"),
                stack(json, "createdAt"),
                json.integer("parent"));
        json.end();
        return task;
    }

    private static List<Frame> stack(JsonObject json, String key) throws ReportException {
        List<Frame> stack = new ArrayList<>();
        for (JsonObject frame : json.objects(key)) {
            stack.add(frame(frame));
        }
        return stack;
    }

    static Frame frame(JsonObject json) throws ReportException {
        Frame frame = new Frame(json.string("class"), json.string("method"), json.string("file"), json.integer("line"));
        json.end();
        return frame;
    }

    static <T> T constant(JsonObject json, String key, T[] values, Function<T, String> text) throws ReportException {
        String wanted = json.string(key);
        for (T value : values) {
            if (text.apply(value).equals(wanted)) {
                return value;
            }
        }
        throw json.wrong(key, "has an unknown value \"" + wanted + "\"");
    }
}
