import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.future;

import dev.anyorder.api.TaskFuture;
import java.util.ArrayList;
import java.util.List;

/**
 * Stages of a pipeline, as futures that get those of the stage before.
 *
 * <pre>
 * prints: [1, 9, 25, 49]
 * </pre>
 */
public class Pipeline {
    public static void main(String[] args) {
        List<TaskFuture<Integer>> squares = new ArrayList<>();
        finish(() -> {
            for (int i = 0; i < 4; i++) {
                int item = i;
                TaskFuture<Integer> odd = future(() -> 2 * item + 1);
                squares.add(future(() -> odd.get() * odd.get()));
            }
        });
        System.out.println(squares.stream().map(TaskFuture::get).toList());
    }
}
