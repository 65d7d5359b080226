package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** Waiting gives the monitor up however often it was entered, and takes it back as often. */
public final class WaitInRecursionClean {
    private boolean open;
    private int entered;

    synchronized void enter() throws InterruptedException {
        synchronized (this) {
            while (!open) {
                wait();
            }
        }
        entered++;
    }

    synchronized void open() {
        open = true;
        entered++;
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        WaitInRecursionClean gate = new WaitInRecursionClean();
        TwoThreads.run(gate::enter, gate::open);
        System.out.println(gate.entered); // prints: 2
    }
}
