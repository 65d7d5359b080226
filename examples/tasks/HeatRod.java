import static dev.anyorder.api.Loops.forallPhased;
import static dev.anyorder.api.Tasks.next;

/**
 * Four tasks, each with a piece of a rod, that go from step to step together.
 *
 * <pre>
 * prints: 100 79 59 39 19 0
 * </pre>
 */
public class HeatRod {
    public static void main(String[] args) {
        double[][] rod = {{100, 0, 0, 0, 0, 0}, {100, 0, 0, 0, 0, 0}};
        forallPhased(1, 5, i -> {
            for (int step = 0; step < 20; step++) {
                double[] from = rod[step % 2];
                double[] to = rod[1 - step % 2];
                to[i] = (from[i - 1] + from[i + 1]) / 2;
                next();
            }
        });
        StringBuilder line = new StringBuilder();
        for (double value : rod[0]) {
            line.append((int) value).append(' ');
        }
        System.out.println(line.toString().strip());
    }
}
