package dev.anyorder.testbed.targets.streams;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;

/** A plain list in a sequential stream, and a concurrent queue in a parallel one. */
public final class ForEachAddClean {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        IntStream.range(0, 100).boxed().forEach(list::add);
        Queue<Integer> queue = new ConcurrentLinkedQueue<>();
        list.parallelStream().forEach(queue::add);
        System.out.println(list.size() + queue.size()); // prints: 200
    }
}
