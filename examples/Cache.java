import java.util.HashMap;
import java.util.Map;

/**
 * Two threads share a {@code HashMap} as a cache.
 *
 * <p>The report: data races on the {@code HashMap}, between {@code put} in one thread and {@code get} or
 * {@code put} in the other. A {@code ConcurrentHashMap} with {@code computeIfAbsent} has none.
 */
public class Cache {
    private final Map<Integer, String> squares = new HashMap<>();

    String square(int n) {
        String known = squares.get(n); // race
        if (known == null) {
            known = n + " * " + n + " = " + n * n;
            squares.put(n, known); // race
        }
        return known;
    }

    public static void main(String[] args) throws InterruptedException {
        Cache cache = new Cache();
        Thread first = new Thread(() -> cache.square(7), "first");
        Thread second = new Thread(() -> cache.square(7), "second");
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(cache.square(7));
    }
}
