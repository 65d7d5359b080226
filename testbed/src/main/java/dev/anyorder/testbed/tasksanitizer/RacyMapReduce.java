package dev.anyorder.testbed.tasksanitizer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinTask;
import org.jspecify.annotations.Nullable;

/**
 * A histogram of words. Four tasks count the words of a quarter of the text each; four others add that up, without an
 * order among them. Inserting a word and updating the counts make four races.
 */
final class RacyMapReduce {
    private static final List<String> TEXT = List.of("a b a c", "a d d", "a b e", "c a a f");

    /** A word and how often it was seen. */
    private static final class Entry {
        private int count;
    }

    private final @Nullable Entry[] histogram = new Entry[26];
    private int words;
    private int total;

    private static Map<String, Integer> map(String chunk) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : chunk.split(" ")) {
            counts.merge(word, 1, Integer::sum);
        }
        return counts;
    }

    private void reduce(Map<String, Integer> counts) {
        counts.forEach(this::add);
    }

    private void add(String word, int count) {
        int place = word.charAt(0) - 'a';
        Entry entry;
        boolean isNew;
        synchronized (histogram) {
            entry = histogram[place];
            isNew = entry == null;
            if (entry == null) {
                entry = new Entry();
                histogram[place] = entry;
            }
        }
        if (isNew) {
            words++;
        }
        entry.count += count;
        total += count;
    }

    public static void main(String[] args) {
        RacyMapReduce shared = new RacyMapReduce();
        List<ForkJoinTask<Map<String, Integer>>> maps = new ArrayList<>();
        for (String chunk : TEXT) {
            maps.add(ForkJoinTask.adapt(() -> map(chunk)).fork());
        }
        List<ForkJoinTask<?>> reductions = new ArrayList<>();
        for (ForkJoinTask<Map<String, Integer>> part : maps) {
            Map<String, Integer> counts = part.join();
            reductions.add(ForkJoinTask.adapt(() -> shared.reduce(counts)).fork());
        }
        reductions.forEach(ForkJoinTask::join);
        System.out.println(shared.words > 0 && shared.total > 0);
    }
}
