package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The map is safe, the values in it are not. */
public final class ConcurrentHashMapRacy {
    private int visits;

    static void visit(Map<String, ConcurrentHashMapRacy> pages) {
        pages.get("home").visits++; // race: ConcurrentHashMapRacy.visits
    }

    public static void main(String[] args) throws Exception {
        Map<String, ConcurrentHashMapRacy> pages = new ConcurrentHashMap<>();
        pages.put("home", new ConcurrentHashMapRacy());
        TwoThreads.run(() -> visit(pages), () -> visit(pages));
        System.out.println(pages.size()); // prints: 1
    }
}
