package dev.anyorder.testbed.nakade;

import static dev.anyorder.api.Tasks.finish;
import static dev.anyorder.api.Tasks.future;

import dev.anyorder.api.TaskFuture;

/** Four stages, each of which gets what the one before has made. */
final class PipelineWithFutures {
    private final StringBuilder text = new StringBuilder();

    public static void main(String[] args) {
        PipelineWithFutures line = new PipelineWithFutures();
        finish(() -> {
            TaskFuture<Integer> first = future(() -> line.add("read "));
            TaskFuture<Integer> second = future(() -> first.get() + line.add("filter "));
            TaskFuture<Integer> third = future(() -> second.get() + line.add("map "));
            TaskFuture<Integer> fourth = future(() -> third.get() + line.add("write"));
            System.out.println(fourth.get());
        });
        System.out.println(line.text);
    }

    private int add(String word) {
        text.append(word);
        return word.length();
    }
}
