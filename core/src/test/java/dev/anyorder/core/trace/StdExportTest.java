package dev.anyorder.core.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.order.ClockSnapshot;
import dev.anyorder.core.order.LockSet;
import dev.anyorder.core.order.TaskState;
import dev.anyorder.core.order.TrackedOrders;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StdExportTest implements TraceSource {
    @TempDir
    Path folder;

    private TraceRecording recording;
    private ThreadTraceWriter writer;
    private int read;
    private int write;
    private int update;
    private int location;
    private TaskState root;

    @BeforeEach
    void start() throws IOException {
        recording = new TraceRecording(folder.resolve("run.aot"));
        writer = recording.stream(Thread.currentThread());
        DefinitionWriter definitions = recording.definitions();
        read = site(0);
        write = site(1);
        update = site(2);
        location = definitions.location(definitions.object(new TracedObject("A", "A", -1)));
        root = TaskState.root(0, TrackedOrders.BOTH);
        root.record(TraceTaskLog.root(this, 0));
    }

    private int site(int op) {
        return recording
                .definitions()
                .site(new TracedSite(new Frame("A", "m", "A.java", 1), op, false, 0, "A", "f", ""));
    }

    @Override
    public ThreadTraceWriter stream(ThreadTraceWriter last) {
        return writer;
    }

    @Override
    public TracedTask task(Object info) {
        return new TracedTask((Integer) info, 0, "t", 0, -1);
    }

    @Override
    public int lock(Object lock) {
        return recording.definitions().lock(new TracedLock(false, "L", 0));
    }

    @Override
    public int block(Object info) {
        return 0;
    }

    @Override
    public void joined(Object ended, Object by, ThreadTraceWriter at) {}

    private void access(TaskState state, int site) {
        writer.access((TraceTaskLog) state.log(), site, location, 0, false, 0);
    }

    private List<String> export() throws IOException {
        recording.close(new TraceSummary("17", 1, 1, 1, 1, Map.of(), List.of()));
        StringWriter out = new StringWriter();
        try (TraceFile file = TraceFile.open(folder.resolve("run.aot"))) {
            StdExport.of(file).write(out);
        }
        return out.toString().lines().toList();
    }

    @Test
    void forksJoinsAndAccessesAreLines() throws IOException {
        TaskState child = root.spawn(1);
        access(child, write);
        access(child, update);
        child.end();
        root.join(child);
        access(root, read);
        assertEquals(
                List.of(
                        "T0|begin|0",
                        "T0|fork(T1)|0",
                        "T1|begin|0",
                        "T1|w(V1)|2",
                        "T1|r(V1)|3",
                        "T1|w(V1)|3",
                        "T1|end|0",
                        "T0|join(T1)|0",
                        "T0|r(V1)|1"),
                export());
    }

    @Test
    void locksAreTakenAndLetGo() throws IOException {
        root.locks(LockSet.EMPTY.with("x", false));
        access(root, write);
        root.locks(LockSet.EMPTY);
        assertEquals(List.of("T0|begin|0", "T0|acq(L1)|0", "T0|w(V1)|2", "T0|rel(L1)|0"), export());
    }

    @Test
    void whatElseOrdersIsAThreadThatDoesNothing() throws IOException {
        TaskState child = root.spawn(1);
        ClockSnapshot one = root.signal();
        ClockSnapshot both = ClockSnapshot.merge(one, child.signal());
        root.signal();
        TaskState other = root.spawn(2);
        other.await(both);
        List<String> lines = export();
        assertTrue(lines.contains("T0|fork(T3)|0"), lines.toString());
        assertTrue(lines.contains("T1|fork(T4)|0"), lines.toString());
        assertTrue(lines.containsAll(List.of("T2|join(T3)|0", "T2|join(T4)|0")), lines.toString());
        assertEquals(2, lines.stream().filter(line -> line.contains("join")).count());
    }

    @Test
    void elementsOfArraysAreVariables() throws IOException {
        int array = recording.definitions().object(new TracedObject("[I", "int[]", 100));
        TraceTaskLog journal = (TraceTaskLog) root.log();
        writer.footprint(journal, TracedFootprint.run(array, write, 0, false, 3, 2, 4), 0);
        writer.footprint(journal, TracedFootprint.window(array, read, 0, false, 0, new long[] {0b1001000}), 0);
        assertEquals(List.of("T0|begin|0", "T0|w(V2)|2", "T0|w(V3)|2", "T0|r(V2)|1", "T0|r(V4)|1"), export());
    }

    @Test
    void soAreElementsThatAreFarApart() throws IOException {
        int array = recording.definitions().object(new TracedObject("[I", "int[]", 100_000));
        TracedFootprint first = TracedFootprint.run(array, write, 0, false, 3, 1, 1);
        writer.scattered((TraceTaskLog) root.log(), first, new int[] {3, 4, 70, 99_999}, 0);
        writer.footprint((TraceTaskLog) root.log(), TracedFootprint.run(array, read, 0, false, 99_999, 1, 1), 0);
        assertEquals(
                List.of("T0|begin|0", "T0|w(V2)|2", "T0|w(V3)|2", "T0|w(V4)|2", "T0|w(V5)|2", "T0|r(V5)|1"), export());
    }
}
