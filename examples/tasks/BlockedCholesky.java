import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.task;

/**
 * The Cholesky decomposition of a small matrix, an element being a block: the dependences say all that there is to say about
 * the order.
 *
 * <pre>
 * prints: 2.0 0.0 0.0
 * prints: 6.0 1.0 0.0
 * prints: -8.0 5.0 3.0
 * </pre>
 */
public class BlockedCholesky {
    public static void main(String[] args) {
        int n = 3;
        double[] a = {4, 12, -16, 12, 37, -43, -16, -43, 98};
        finish(() -> {
            for (int step = 0; step < n; step++) {
                int k = step;
                int diagonal = k * n + k;
                task(() -> a[diagonal] = Math.sqrt(a[diagonal])).inout(a, diagonal).start();
                for (int row = k + 1; row < n; row++) {
                    int below = row * n + k;
                    task(() -> a[below] /= a[diagonal]).in(a, diagonal).inout(a, below).start();
                }
                for (int row = k + 1; row < n; row++) {
                    for (int column = k + 1; column <= row; column++) {
                        int left = row * n + k;
                        int up = column * n + k;
                        int here = row * n + column;
                        task(() -> a[here] -= a[left] * a[up]).in(a, left).in(a, up).inout(a, here).start();
                    }
                }
            }
        });
        for (int i = 0; i < n; i++) {
            System.out.println(a[i * n] + " " + (i > 0 ? a[i * n + 1] : 0.0) + " " + (i > 1 ? a[i * n + 2] : 0.0));
        }
    }
}
