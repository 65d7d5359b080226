package dev.anyorder.testbed.targets.determinacy;

import dev.anyorder.api.Commutes;
import dev.anyorder.testbed.targets.TwoThreads;
import java.util.HashMap;
import java.util.Map;

/** Counting words commutes, though neither the map nor the total shows it by itself: the author says so. */
public final class DeclaredClean { // analyses: race,determinacy
    private final Map<String, Integer> counts = new HashMap<>();
    private int total;

    @Commutes
    synchronized void count(String word) {
        Integer before = counts.get(word);
        counts.put(word, before == null ? 1 : before + 1);
        int old = total;
        total = old + 1;
    }

    public static void main(String[] args) throws Exception {
        DeclaredClean shared = new DeclaredClean();
        TwoThreads.run(() -> shared.count("a"), () -> shared.count("b"));
        System.out.println(shared.total); // prints: 2
    }
}
