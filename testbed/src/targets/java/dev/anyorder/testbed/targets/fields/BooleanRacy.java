package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A plain stop flag, polled a bounded number of times. */
public final class BooleanRacy {
    private boolean stop;

    void stop() {
        stop = true; // race: BooleanRacy.stop
    }

    void poll() {
        for (int i = 0; i < 100; i++) {
            if (stop) { // race: BooleanRacy.stop
                return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        BooleanRacy worker = new BooleanRacy();
        TwoThreads.run(worker::stop, worker::poll);
        System.out.println(worker.stop); // prints: true
    }
}
