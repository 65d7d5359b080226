package dev.anyorder.report;

import dev.anyorder.core.finding.AccessInfo;
import dev.anyorder.core.finding.Evidence;
import dev.anyorder.core.finding.Finding;
import dev.anyorder.core.finding.FindingKind;
import dev.anyorder.core.finding.Frame;
import dev.anyorder.core.finding.LocationInfo;
import dev.anyorder.core.finding.LockInfo;
import dev.anyorder.core.finding.RunInfo;
import dev.anyorder.core.finding.RunResult;
import dev.anyorder.core.finding.Severity;
import dev.anyorder.core.finding.TaskInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/** Results with every sort of value, sensible or not, from a seed. */
final class RandomResults {
    private final Random random;

    RandomResults(long seed) {
        this.random = new Random(seed);
    }

    RunResult result() {
        RunInfo run = new RunInfo(
                list(this::string),
                string(),
                random.nextLong(),
                random.nextLong(),
                random.nextLong(),
                random.nextInt(),
                map(this::string),
                list(this::string),
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
                map(this::string));
    }

    private AccessInfo access() {
        TaskInfo task =
                new TaskInfo(random.nextInt(), string(), string(), string(), list(this::frame), random.nextInt());
        return new AccessInfo(
                string(), string(), task, frame(), list(this::frame), random.nextBoolean(), list(this::lock));
    }

    private LockInfo lock() {
        return new LockInfo(string(), random.nextBoolean(), list(this::frame), list(this::frame), list(this::frame));
    }

    private Frame frame() {
        return new Frame(string(), string(), string(), random.nextInt());
    }

    /** Strings of all sorts of characters: ASCII, controls, halves of surrogate pairs, whole pairs, the rest. */
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
