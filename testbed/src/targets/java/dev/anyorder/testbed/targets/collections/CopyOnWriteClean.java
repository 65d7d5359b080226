package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** Walking over a copy-on-write list while the other thread adds elements with plain fields. */
public final class CopyOnWriteClean {
    private int weight;

    public static void main(String[] args) throws Exception {
        List<CopyOnWriteClean> list = new CopyOnWriteArrayList<>();
        Set<String> set = new CopyOnWriteArraySet<>();
        TwoThreads.run(
                () -> {
                    for (int i = 0; i < 5; i++) {
                        CopyOnWriteClean item = new CopyOnWriteClean();
                        item.weight = 2;
                        list.add(item);
                    }
                    set.add("done");
                },
                () -> {
                    while (!set.contains("done")) {
                        int sum = 0;
                        for (CopyOnWriteClean item : list) {
                            sum += item.weight;
                        }
                    }
                });
        System.out.println(list.size()); // prints: 5
    }
}
