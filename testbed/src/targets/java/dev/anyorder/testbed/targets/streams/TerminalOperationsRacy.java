package dev.anyorder.testbed.targets.streams;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Every terminal operation, below a function that writes one cell for each stream. */
public final class TerminalOperationsRacy {
    private static final int SIZE = 64;
    private final int[] cells = new int[21];
    private int streams;

    Stream<Integer> stream() {
        int number = streams++;
        return IntStream.range(0, SIZE).parallel().boxed().map(i -> {
            cells[number] = 1; // race
            return i;
        });
    }

    void run() {
        stream().forEach(x -> {});
        stream().forEachOrdered(x -> {});
        stream().toArray();
        stream().reduce(0, Integer::sum);
        stream().reduce(Integer::sum);
        stream().reduce(0, Integer::sum, Integer::sum);
        stream().collect(Collectors.toList());
        stream().collect(ArrayList::new, List::add, List::addAll);
        stream().min(Integer::compare);
        stream().max(Integer::compare);
        stream().filter(x -> x >= 0).count();
        stream().anyMatch(x -> x < 0);
        stream().allMatch(x -> x >= 0);
        stream().noneMatch(x -> x < 0);
        stream().filter(x -> x < 0).findFirst();
        stream().filter(x -> x < 0).findAny();
        stream().toList();
        stream().mapToInt(x -> x).sum();
        stream().mapToInt(x -> x).average();
        stream().mapToInt(x -> x).summaryStatistics();
        stream().sorted().skip(1).limit(9).distinct().toList();
    }

    public static void main(String[] args) {
        TerminalOperationsRacy shared = new TerminalOperationsRacy();
        shared.run();
        System.out.println(IntStream.of(shared.cells).sum()); // prints: 21
    }
}
