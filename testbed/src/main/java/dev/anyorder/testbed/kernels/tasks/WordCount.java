package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Kernel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Counts the words of a text with a parallel stream over its lines; each leaf of the stream has a map of its own, and
 * the maps are merged. The size is the number of lines in thousands.
 */
public final class WordCount implements Kernel {

    private static final int WORDS_PER_LINE = 12;
    private static final int VOCABULARY = 5000;

    private int threads;
    private List<String> lines = List.of();
    private Map<String, Integer> counts = Map.of();

    @Override
    public String name() {
        return "wordcount";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(1851L);
        lines = new ArrayList<>();
        for (int i = 0; i < size * 1000; i++) {
            StringBuilder line = new StringBuilder();
            for (int j = 0; j < WORDS_PER_LINE; j++) {
                int rank = (int) (VOCABULARY * Math.pow(random.nextDouble(), 3));
                line.append('w').append(Integer.toString(rank, 26)).append(j % 5 == 4 ? ", " : " ");
            }
            lines.add(line.toString());
        }
    }

    @Override
    public void run() {
        counts = Pool.call(
                threads, () -> lines.parallelStream().collect(HashMap::new, WordCount::countWords, WordCount::addAll));
    }

    private static void countWords(Map<String, Integer> counts, String line) {
        int start = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i == line.length() || !Character.isLetterOrDigit(line.charAt(i))) {
                if (i > start) {
                    counts.merge(line.substring(start, i), 1, Integer::sum);
                }
                start = i + 1;
            }
        }
    }

    private static void addAll(Map<String, Integer> to, Map<String, Integer> from) {
        from.forEach((word, count) -> to.merge(word, count, Integer::sum));
    }

    @Override
    public long checksum() {
        return new TreeMap<>(counts).toString().hashCode();
    }

    @Override
    public boolean validate() {
        Map<String, Integer> sequential = new HashMap<>();
        lines.forEach(line -> countWords(sequential, line));
        long words = counts.values().stream().mapToLong(count -> count).sum();
        return sequential.equals(counts) && words == (long) lines.size() * WORDS_PER_LINE;
    }
}
