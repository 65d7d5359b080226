package dev.anyorder.core.trace;

import dev.anyorder.core.order.ClockRetention;
import dev.anyorder.core.order.Step;
import dev.anyorder.core.order.TrackedOrders;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A trace read again: all that was told, as text, and the steps by the locations that they accessed. */
final class Replayed extends TracedTaskStates {
    final List<String> told = new ArrayList<>();
    final Map<Integer, Step> steps = new HashMap<>();
    private TraceDefinitions definitions;
    private boolean complete;

    private Replayed() {
        super(TrackedOrders.ALL, ClockRetention.EVERY_STEP);
    }

    static Replayed of(Path path) throws java.io.IOException {
        Replayed replayed = new Replayed();
        try (TraceFile file = TraceFile.open(path)) {
            TraceDefinitions definitions = TraceDefinitions.of(file);
            replayed.definitions = definitions;
            TraceReplay.of(file, definitions, replayed);
            replayed.complete = file.isComplete();
            replayed.told.add(String.valueOf(definitions.summary()));
        }
        return replayed;
    }

    boolean isComplete() {
        return complete;
    }

    @Override
    protected Object info(TracedTask task) {
        told.add(task.toString());
        return task.id();
    }

    @Override
    protected @Nullable Object block(int where) {
        return where == 0
                ? null
                : Objects.requireNonNull(definitions).stack(where).get(0);
    }

    @Override
    protected Object newLock(int number) {
        return "lock " + number;
    }

    @Override
    public void holds(int task, int[] held) {
        told.add(task + " holds " + Arrays.toString(held));
        super.holds(task, held);
    }

    @Override
    public void blockBegan(int task, int where) {
        told.add(task + " is in block " + where);
        super.blockBegan(task, where);
    }

    @Override
    public void awaited(int task, long stamp) {
        told.add(task + " awaits " + stamp);
        super.awaited(task, stamp);
    }

    @Override
    public void waited(int ended, int by, int stack) {
        told.add(ended + " was waited for by " + by);
    }

    @Override
    public void initialised(int lock) {
        told.add(lock + " is over");
    }

    @Override
    public void fresh(int task, int site, int stack, boolean declared, long number) {
        told.add(task + " leaves " + number + " at " + site + (declared ? " as declared" : ""));
    }

    @Override
    public void begins(int location, long fresh) {
        told.add(location + " begins as " + fresh);
    }

    @Override
    public void copied(int location, int from) {
        told.add(location + " is like " + from);
    }

    @Override
    public void accessed(int task, int site, int location, int stack, boolean declared) {
        told.add(task + " accesses " + location + " at " + site + (declared ? " as declared" : ""));
        steps.putIfAbsent(location, strand(task).step());
    }

    @Override
    public void footprints(int task, List<TracedFootprint> all) {
        for (TracedFootprint each : all) {
            told.add(task + " leaves " + each);
        }
    }
}
