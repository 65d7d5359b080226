package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The list copies itself, not its elements. */
public final class CopyOnWriteRacy {
    private int weight;

    static void grow(List<CopyOnWriteRacy> list) {
        for (CopyOnWriteRacy item : list) {
            item.weight++; // race: CopyOnWriteRacy.weight
        }
    }

    public static void main(String[] args) throws Exception {
        List<CopyOnWriteRacy> list = new CopyOnWriteArrayList<>();
        list.add(new CopyOnWriteRacy());
        TwoThreads.run(() -> grow(list), () -> grow(list));
        System.out.println(list.size()); // prints: 1
    }
}
