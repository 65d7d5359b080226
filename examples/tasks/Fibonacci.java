import static dev.anyorder.api.Tasks.async;
import static dev.anyorder.api.Tasks.finish;

/**
 * A task for each call, each inside a finish of its own.
 *
 * <pre>
 * prints: 6765
 * </pre>
 */
public class Fibonacci {
    public static void main(String[] args) {
        System.out.println(fibonacci(20));
    }

    static int fibonacci(int n) {
        if (n < 2) {
            return n;
        }
        int[] parts = new int[2];
        finish(() -> {
            async(() -> parts[0] = fibonacci(n - 1));
            parts[1] = fibonacci(n - 2);
        });
        return parts[0] + parts[1];
    }
}
