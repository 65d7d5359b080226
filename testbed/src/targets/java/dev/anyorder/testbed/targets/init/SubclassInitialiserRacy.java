package dev.anyorder.testbed.targets.init;

/** The superclass starts the thread, and the subclass initialises its field afterwards. */
public final class SubclassInitialiserRacy {
    abstract static class Service {
        final Thread thread;

        @SuppressWarnings("this-escape")
        Service() {
            thread = new Thread(this::serve);
            thread.start();
        }

        abstract void serve();
    }

    static final class Echo extends Service {
        String answer = "echo".trim(); // race: Echo.answer

        @Override
        void serve() {
            String now = answer; // race: Echo.answer
        }
    }

    public static void main(String[] args) throws Exception {
        Echo echo = new Echo();
        echo.thread.join();
        System.out.println(echo.answer); // prints: echo
    }
}
