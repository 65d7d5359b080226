package dev.anyorder.testbed.kernels.growth;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import dev.anyorder.testbed.kernels.Team;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Threads that look things up in a list and a map of all, and keep lists of their own, in steps that end with a total under a lock; between
 * two of these each goes once through the list of all. The size is the number of calls that are made on these objects, more or less.
 */
public final class Calls implements Kernel {
    /** A look at the list and at the map, another at the own list, and what is set there. */
    private static final int EACH = 4;

    private static final int GOODS = 512;
    private static final int ROUNDS_A_STEP = 2048;

    private final Object lock = new Object();
    private final List<String> goods = new ArrayList<>();
    private final Map<String, Integer> prices = new HashMap<>();
    private final List<List<Integer>> sales = new ArrayList<>();
    private int rounds;
    private int threads;
    private long total;

    @Override
    public String name() {
        return "calls";
    }

    @Override
    public void prepare(int size, int threads) {
        rounds = size / EACH;
        this.threads = threads;
        for (int i = 0; i < GOODS; i++) {
            goods.add("article " + i);
            prices.put("article " + i, 1 + i * 37 % 100);
        }
        for (int i = 0; i < threads; i++) {
            sales.add(new ArrayList<>(Collections.nCopies(GOODS, 0)));
        }
    }

    @Override
    public void run() {
        Team.run(threads, this::work);
    }

    private void work(int id) {
        List<Integer> own = sales.get(id);
        int end = Team.first(rounds, id + 1, threads);
        for (int from = Team.first(rounds, id, threads); from < end; from += ROUNDS_A_STEP) {
            long sum = sell(own, from, Math.min(end, from + ROUNDS_A_STEP)) + letters();
            synchronized (lock) {
                total += sum;
            }
        }
    }

    private long sell(List<Integer> own, int from, int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            int article = i * 31 & (GOODS - 1);
            sum += prices.get(goods.get(article));
            own.set(article, own.get(article) + 1);
        }
        return sum;
    }

    private int letters() {
        int letters = 0;
        for (String article : goods) {
            letters += article.length();
        }
        return letters;
    }

    @Override
    public long checksum() {
        Digest digest = new Digest();
        digest.add(total);
        for (int article = 0; article < GOODS; article++) {
            digest.add(sold(article));
        }
        return digest.value();
    }

    private long sold(int article) {
        return sales.stream().mapToLong(own -> own.get(article)).sum();
    }

    /** Every round has sold one article, and articles take turns. */
    @Override
    public boolean validate() {
        for (int article = 0; article < GOODS; article++) {
            long more = sold(article) - rounds / GOODS;
            if (more < 0 || more > 1) {
                return false;
            }
        }
        return true;
    }
}
