package dev.anyorder.testbed.targets.threads;

/** Two virtual threads, which may well share a carrier. */
public final class VirtualThreadRacy {
    private int value;

    void write() {
        value = 1; // race: VirtualThreadRacy.value
    }

    public static void main(String[] args) throws Exception {
        VirtualThreadRacy shared = new VirtualThreadRacy();
        Thread one = Thread.ofVirtual().name("one").unstarted(shared::write);
        Thread two = Thread.ofVirtual().name("two").unstarted(shared::write);
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(shared.value); // prints: 1
    }
}
