package dev.anyorder.report;

import dev.anyorder.core.finding.AccessBlock;
import dev.anyorder.core.finding.AccessCycle;
import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.CycleEdge;
import dev.anyorder.core.finding.EdgeCause;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Explanation;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.LockInfo;
import dev.anyorder.core.finding.MissingOrder;
import dev.anyorder.core.finding.NondeterministicCall;
import dev.anyorder.core.finding.NoteType;
import dev.anyorder.core.finding.ReadDependence;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunNote;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.ScheduleScope;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.SingleSite;
import dev.anyorder.core.finding.SplitBlock;
import dev.anyorder.core.finding.TaskBranch;
import dev.anyorder.core.finding.TaskInfo;
import dev.anyorder.core.finding.TaskJoin;
import dev.anyorder.core.finding.UnorderedPair;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Results with every kind of value, sensible or not, from a seed. */
final class RandomResults {
    private final Random random;

    RandomResults(long seed) {
        this.random = new Random(seed);
    }

    RunResult result() {
        RunInfo run = new RunInfo(
                list(this::string),
                one(ScheduleScope.values()),
                string(),
                random.nextLong(),
                random.nextLong(),
                random.nextLong(),
                random.nextInt(),
                map(this::string),
                list(this::note),
                map(random::nextLong));
        return new RunResult(run, FindingOrder.sorted(list(this::finding)));
    }

    private Finding finding() {
        LocationInfo location = new LocationInfo(
                string(), string(), string(), random.nextInt(), random.nextInt(), string(), list(this::frame));
        return new Finding(
                string(),
                one(FindingKind.values()),
                one(Severity.values()),
                one(Evidence.values()),
                string(),
                random.nextLong(),
                location,
                list(this::access),
                why());
    }

    private RunNote note() {
        NoteType type = one(NoteType.values());
        return new RunNote(
                type, Stream.generate(this::string).limit(type.arguments()).toList());
    }

    private Explanation why() {
        return switch (random.nextInt(5)) {
            case 0 -> new UnorderedPair(order(), maybe(this::frame));
            case 1 ->
                new SplitBlock(
                        maybe(this::frame), maybe(() -> one(ReadDependence.values())), random.nextBoolean(), order());
            case 2 ->
                new AccessCycle(
                        maybe(this::frame),
                        random.nextBoolean(),
                        list(() -> new CycleEdge(random.nextInt(), random.nextInt(), one(EdgeCause.values()))),
                        list(() -> new AccessBlock(random.nextInt(), frame())));
            case 3 -> new NondeterministicCall(frame());
            default -> new SingleSite();
        };
    }

    private MissingOrder order() {
        return new MissingOrder(random.nextInt(), maybe(this::branch), maybe(this::branch));
    }

    private TaskBranch branch() {
        return new TaskBranch(
                random.nextInt(), maybe(this::frame), maybe(() -> new TaskJoin(random.nextInt(), frame())));
    }

    private <T> @Nullable T maybe(Supplier<T> value) {
        return random.nextBoolean() ? value.get() : null;
    }

    private AccessInfo access() {
        TaskInfo task = new TaskInfo(random.nextInt(), string(), string(), list(this::frame), random.nextInt());
        return new AccessInfo(
                string(), string(), string(), task, frame(), list(this::frame), random.nextBoolean(), list(this::lock));
    }

    private LockInfo lock() {
        return new LockInfo(string(), random.nextBoolean(), list(this::frame), list(this::frame));
    }

    private Frame frame() {
        return new Frame(string(), string(), string(), random.nextInt());
    }

    /** Strings of all kinds of characters: ASCII, controls, halves of surrogate pairs, whole pairs, the rest. */
    String string() {
        StringBuilder string = new StringBuilder();
        for (int length = random.nextInt(8); length > 0; length--) {
            switch (random.nextInt(6)) {
                case 0 -> string.append((char) random.nextInt(0x20));
                case 1 -> string.append("\"\\/\b\u007f\u2028\ufeff\uffff".charAt(random.nextInt(8)));
                case 2 -> string.append((char) (0xd800 + random.nextInt(0x800)));
                case 3 -> string.appendCodePoint(0x10000 + random.nextInt(0x100000));
                case 4 -> string.append((char) random.nextInt(0x10000));
                default -> string.append((char) ('a' + random.nextInt(26)));
            }
        }
        return string.toString();
    }

    private <T> T one(T[] values) {
        return values[random.nextInt(values.length)];
    }

    private <T> List<T> list(Supplier<T> element) {
        List<T> list = new ArrayList<>();
        for (int size = random.nextInt(4); size > 0; size--) {
            list.add(element.get());
        }
        return list;
    }

    private <T> Map<String, T> map(Supplier<T> value) {
        Map<String, T> map = new HashMap<>();
        for (int size = random.nextInt(4); size > 0; size--) {
            map.put(string(), value.get());
        }
        return map;
    }
}
