package dev.anyorder.testbed.targets.atomicity;

import dev.anyorder.api.Atomic;
import dev.anyorder.testbed.targets.TwoThreads;

/** The annotation is about the body that has it, not about one that overrides it. */
public final class OverriddenClean { // analyses: atomicity
    private static class Base {
        int value;

        @Atomic
        void block() {
            throw new UnsupportedOperationException();
        }

        synchronized void other() {
            value = 3;
        }
    }

    private static final class Own extends Base {
        @Override
        void block() {
            int found;
            synchronized (this) {
                found = value;
            }
            synchronized (this) {
                value = found + 1;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Base shared = new Own();
        TwoThreads.run(shared::block, shared::other);
        System.out.println("done"); // prints: done
    }
}
