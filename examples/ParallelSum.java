import java.util.stream.IntStream;

/**
 * A parallel stream whose leaves all add to one array element.
 *
 * <p>The report: a data race on element 0 of the {@code int[1]}, between two leaves of the stream, both at
 * {@code sum[0] += i}; also when one worker thread happened to run both. {@code IntStream.sum} has none.
 */
public class ParallelSum {
    public static void main(String[] args) {
        int[] sum = new int[1];
        IntStream.range(0, 1000).parallel().forEach(i -> sum[0] += i); // race
        System.out.println("sum: " + sum[0] + ", and right is " + IntStream.range(0, 1000).sum());
    }
}
