package dev.anyorder.testbed.targets.executors;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks of a virtual-thread executor and a plain map. */
public final class VirtualExecutorRacy {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = new HashMap<>(64);
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(() -> {
                map.put("a", 1); // race: HashMap.put
            });
            executor.submit(() -> {
                map.put("b", 2); // race: HashMap.put
            });
        }
        System.out.println(map.size() > 0); // prints: true
    }
}
