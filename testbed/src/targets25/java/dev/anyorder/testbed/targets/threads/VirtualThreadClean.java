package dev.anyorder.testbed.targets.threads;

/** A virtual thread is started and joined like any other. */
public final class VirtualThreadClean {
    private int value;

    public static void main(String[] args) throws Exception {
        VirtualThreadClean shared = new VirtualThreadClean();
        shared.value = 1;
        Thread first = Thread.ofVirtual().start(() -> shared.value++);
        first.join();
        Thread second = Thread.startVirtualThread(() -> shared.value++);
        if (second.join(java.time.Duration.ofSeconds(30))) {
            System.out.println(shared.value); // prints: 3
        }
    }
}
