package dev.anyorder.testbed.targets.streams;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Collectors make a container for each leaf and combine them. */
public final class CollectClean {
    public static void main(String[] args) {
        List<Integer> numbers = IntStream.range(0, 500).parallel().boxed().collect(Collectors.toList());
        Map<Integer, Long> groups =
                numbers.parallelStream().collect(Collectors.groupingBy(i -> i % 3, Collectors.counting()));
        String text =
                numbers.parallelStream().filter(i -> i < 5).map(String::valueOf).collect(Collectors.joining(","));
        System.out.println(numbers.size() + " " + groups + " " + text); // prints: 500 {0=167, 1=167, 2=166} 0,1,2,3,4
    }
}
