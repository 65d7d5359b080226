package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.LockInfo;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.TaskInfo;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes {@code findings.json}, the stable interface. Deterministic. Every key is present, except those of {@code why}
 * that do not apply. Within a version, keys may be added, never removed or redefined.
 */
public final class JsonReport {
    public static final int VERSION = 1;

    private final JsonWriter json = new JsonWriter();

    private JsonReport() {}

    public static String render(RunResult result) {
        JsonReport report = new JsonReport();
        report.result(result);
        return report.json.text();
    }

    private void result(RunResult result) {
        json.beginObject().key("version").value(VERSION);
        run(result.run());
        json.key("findings").beginArray();
        for (Finding finding : FindingOrder.sorted(result.findings())) {
            finding(finding);
        }
        json.endArray().endObject();
    }

    private void run(RunInfo run) {
        json.key("run").beginObject();
        strings("analyses", run.analyses());
        json.key("schedules").value(run.schedules().text());
        json.key("java").value(run.java());
        json.key("tasks").value(run.tasks());
        json.key("steps").value(run.steps());
        json.key("locations").value(run.locations());
        json.key("classes").beginObject().key("instrumented").value(run.instrumented());
        json.key("skipped").beginArray();
        for (Map.Entry<String, String> skipped : new TreeMap<>(run.skipped()).entrySet()) {
            json.beginFlatObject().key("class").value(skipped.getKey());
            json.key("reason").value(skipped.getValue()).endObject();
        }
        json.endArray().endObject();
        json.key("notes").beginArray();
        for (RunNote note : run.notes()) {
            json.beginObject().key("type").value(note.type().text());
            strings("arguments", note.arguments());
            json.key("text").value(NoteText.of(note)).endObject();
        }
        json.endArray();
        json.key("counters").beginObject();
        for (Map.Entry<String, Long> counter : new TreeMap<>(run.counters()).entrySet()) {
            json.key(counter.getKey()).value(counter.getValue());
        }
        json.endObject().endObject();
    }

    private void finding(Finding finding) {
        json.beginObject();
        json.key("id").value(finding.id());
        json.key("kind").value(finding.kind().text());
        json.key("level").value(finding.severity().text());
        json.key("evidence").value(finding.evidence().text());
        json.key("analysis").value(finding.analysis());
        json.key("count").value(finding.count());
        location(finding.location());
        json.key("accesses").beginArray();
        for (AccessInfo access : finding.accesses()) {
            access(access);
        }
        json.endArray();
        ExplanationJson.write(json, finding.why());
        json.endObject();
    }

    private void location(LocationInfo location) {
        json.key("location").beginObject();
        json.key("kind").value(location.kind());
        json.key("type").value(location.type());
        json.key("name").value(location.name());
        json.key("length").value(location.length());
        json.key("index").value(location.index());
        json.key("instance").value(location.instance());
        stack("allocatedAt", location.allocatedAt());
        json.endObject();
    }

    private void access(AccessInfo access) {
        json.beginObject();
        json.key("op").value(access.op());
        json.key("call").value(access.call());
        json.key("target").value(access.target());
        task(access.task());
        json.key("site");
        frame(json, access.site());
        stack("stack", access.stack());
        json.key("stackComplete").value(access.stackComplete());
        json.key("locks").beginArray();
        for (LockInfo lock : access.locks()) {
            json.beginObject().key("name").value(lock.name());
            json.key("shared").value(lock.shared());
            stack("releasedAt", lock.releasedAt());
            stack("takenAgainAt", lock.takenAgainAt());
            json.endObject();
        }
        json.endArray().endObject();
    }

    private void task(TaskInfo task) {
        json.key("task").beginObject();
        json.key("id").value(task.id());
        json.key("kind").value(task.kind());
        json.key("name").value(task.name());
        stack("createdAt", task.createdAt());
        json.key("parent").value(task.parent()).endObject();
    }

    private void stack(String key, List<Frame> stack) {
        json.key(key).beginArray();
        for (Frame frame : stack) {
            frame(json, frame);
        }
        json.endArray();
    }

    static void frame(JsonWriter json, Frame frame) {
        json.beginFlatObject();
        json.key("class").value(frame.className());
        json.key("method").value(frame.method());
        json.key("file").value(frame.file());
        json.key("line").value(frame.line()).endObject();
    }

    private void strings(String key, List<String> values) {
        json.key(key).beginArray();
        for (String value : values) {
            json.value(value);
        }
        json.endArray();
    }
}
