import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Jobs of an executor hand their results over in two ways: through a {@code Future}, and through a shared field.
 *
 * <p>The report: a data race on the static field {@code Jobs.longest}, between two jobs; also when one worker thread
 * happened to run both. The results that come through the futures are in order: no race on them.
 */
public class Jobs {
    private static int longest;

    static int length(String word) {
        int length = word.length();
        if (length > longest) { // race
            longest = length; // race
        }
        return length;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> jobs = List.of(() -> length("any"), () -> length("order"));
        int total = 0;
        for (Future<Integer> result : pool.invokeAll(jobs)) {
            total += result.get();
        }
        pool.shutdown();
        System.out.println("total: " + total + ", longest: " + longest);
    }
}
