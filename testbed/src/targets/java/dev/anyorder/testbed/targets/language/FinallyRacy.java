package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** The finally block runs after the lock was given back. */
public final class FinallyRacy {
    private int open;
    private int closed;

    void use() {
        try {
            synchronized (this) {
                open++;
            }
        } finally {
            closed = 1; // race: FinallyRacy.closed
        }
    }

    public static void main(String[] args) throws Exception {
        FinallyRacy file = new FinallyRacy();
        TwoThreads.run(file::use, file::use);
        System.out.println(file.open); // prints: 2
    }
}
