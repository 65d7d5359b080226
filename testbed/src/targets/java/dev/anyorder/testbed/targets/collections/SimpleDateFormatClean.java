package dev.anyorder.testbed.targets.collections;

import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A SimpleDateFormat for each worker of a pool, and one DateTimeFormatter for all. */
public final class SimpleDateFormatClean {
    private static final ThreadLocal<SimpleDateFormat> FORMAT =
            ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy", Locale.ROOT));
    private static final DateTimeFormatter SHARED = DateTimeFormatter.ofPattern("yyyy", Locale.ROOT);

    static int year() {
        String old = FORMAT.get().format(new Date(1_000_000_000_000L));
        return Integer.parseInt(old) - Integer.parseInt(SHARED.format(LocalDate.of(2001, 9, 9)));
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            results.add(pool.submit(SimpleDateFormatClean::year));
        }
        int sum = 0;
        for (Future<Integer> result : results) {
            sum += result.get();
        }
        pool.shutdown();
        System.out.println(sum); // prints: 0
    }
}
