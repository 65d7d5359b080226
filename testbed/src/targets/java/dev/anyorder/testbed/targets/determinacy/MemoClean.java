package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.concurrent.ConcurrentHashMap;

/** Who does not find what it needs makes it; how often that is done does not matter. */
public final class MemoClean { // analyses: race,determinacy
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    private int one;
    private int two;

    private int square(String of) {
        Integer known = map.get(of);
        if (known == null) {
            known = of.length() * of.length();
            map.put(of, known);
        }
        return known;
    }

    private Integer known(String of) {
        return map.get(of);
    }

    private void keep(String of, int square) {
        map.put(of, square);
    }

    void first() {
        one = square("key");
        if (known("far") == null) {
            keep("far", 9);
        }
    }

    void second() {
        two = square("key");
        if (known("far") == null) {
            keep("far", 9);
        }
    }

    public static void main(String[] args) throws Exception {
        MemoClean shared = new MemoClean();
        TwoThreads.run(shared::first, shared::second);
        System.out.println(shared.one + shared.two + shared.map.get("far")); // prints: 27
    }
}
