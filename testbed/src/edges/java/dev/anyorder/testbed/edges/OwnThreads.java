package dev.anyorder.testbed.edges;

/** Threads that override what a thread does, and objects that cannot be compared or printed. */
public class OwnThreads {
    static class Own extends Thread {
        private int started;

        @Override
        public synchronized void start() {
            started++;
            System.out.println("start " + started);
            super.start();
        }

        @Override
        public void run() {
            System.out.println("run " + started);
        }

        @Override
        public void interrupt() {
            System.out.println("interrupt");
            super.interrupt();
        }

        @Override
        public boolean isInterrupted() {
            System.out.println("asked");
            return super.isInterrupted();
        }

        @Override
        public long getId() {
            return 1;
        }

        @Override
        public State getState() {
            throw new IllegalStateException();
        }

        @Override
        public ClassLoader getContextClassLoader() {
            throw new IllegalStateException();
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            throw new IllegalStateException();
        }

        @Override
        public UncaughtExceptionHandler getUncaughtExceptionHandler() {
            return (thread, thrown) -> System.out.println("handled " + thrown);
        }

        @Override
        public String toString() {
            throw new IllegalStateException();
        }

        @Override
        public int hashCode() {
            throw new IllegalStateException();
        }

        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException();
        }
    }

    static class Silent {
        int value;

        @Override
        public String toString() {
            throw new IllegalStateException();
        }

        @Override
        public int hashCode() {
            throw new IllegalStateException();
        }

        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] args) throws Exception {
        Own own = new Own();
        own.start();
        own.join();
        own.interrupt();
        System.out.println(own.isInterrupted() + " " + own.isAlive());
        try {
            own.start();
        } catch (IllegalThreadStateException twice) {
            System.out.println("not twice");
        }
        Own failing = new Own() {
            @Override
            public void run() {
                throw new IllegalStateException("on purpose");
            }
        };
        failing.start();
        failing.join(100_000);
        System.out.println(failing.isAlive());
        Silent silent = new Silent();
        Thread one = new Thread(() -> silent.value++);
        Thread other = new Thread(() -> silent.value++);
        one.start();
        other.start();
        one.join();
        other.join();
        synchronized (silent) {
            System.out.println("entered");
        }
        Own still = new Own() {
            @Override
            public void run() {
                synchronized (silent) {
                    try {
                        silent.wait();
                    } catch (InterruptedException end) {
                        System.out.println("not reached");
                    }
                }
            }
        };
        still.setDaemon(true);
        still.start();
    }
}
