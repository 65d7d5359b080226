package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Method references to concurrent collections, and to a plain one in one thread only. */
public final class MethodReferenceClean {
    public static void main(String[] args) throws Exception {
        List<String> mine = new ArrayList<>();
        Queue<String> queue = new ConcurrentLinkedQueue<>();
        Map<String, Integer> map = new ConcurrentHashMap<>();
        Consumer<String> own = mine::add;
        Consumer<String> add = queue::add;
        BiConsumer<String, Integer> put = map::put;
        TwoThreads.run(
                () -> {
                    own.accept("a");
                    add.accept("a");
                    put.accept("a", 1);
                },
                () -> {
                    add.accept("b");
                    put.accept("b", 2);
                });
        System.out.println(mine.size() + queue.size() + map.size()); // prints: 5
    }
}
