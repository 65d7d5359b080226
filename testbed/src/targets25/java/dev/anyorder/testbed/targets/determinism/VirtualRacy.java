package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.atomic.AtomicBoolean;

/** Two virtual threads, of which one spins until the other has set a flag. */
public final class VirtualRacy { // analyses: determinism
    private final AtomicBoolean flag = new AtomicBoolean();

    @Deterministic
    void all() throws InterruptedException {
        Thread one = Thread.startVirtualThread(() -> {
            flag.set(true); // conflict: AtomicBoolean
        });
        Thread two = Thread.startVirtualThread(() -> {
            while (!flag.get()) { // conflict: AtomicBoolean
                Thread.onSpinWait();
            }
        });
        one.join();
        two.join();
    }

    public static void main(String[] args) throws Exception {
        VirtualRacy shared = new VirtualRacy();
        shared.all();
        System.out.println(shared.flag); // prints: true
    }
}
