package dev.anyorder.testbed.targets.executors;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A single-thread executor promises that its jobs run one after the other: that is an order to rely on. */
public final class SingleThreadClean {
    private int value;
    private final List<String> log = new ArrayList<>();

    void step() {
        value++;
        log.add("step");
    }

    public static void main(String[] args) throws Exception {
        ExecutorService single = Executors.newSingleThreadExecutor();
        SingleThreadClean shared = new SingleThreadClean();
        for (int i = 0; i < 4; i++) {
            single.execute(shared::step);
        }
        single.submit(shared::step).get();
        System.out.println(shared.value + shared.log.size()); // prints: 10
        single.shutdown();
    }
}
