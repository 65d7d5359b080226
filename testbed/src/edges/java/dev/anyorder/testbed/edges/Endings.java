package dev.anyorder.testbed.edges;

import java.util.concurrent.CountDownLatch;

/** The ways in which a program ends. */
// run: return
// run: exit
// run: exit in a thread
// run: exit with a daemon
// run: outlived
// run: throw
// run: throw in a thread
// run: throw in a handler
// run: default handler
// run: throw in a hook
// run: close streams
// run: no streams
// run: replaced streams
// run: halt
public class Endings {
    /** Hooks run at the same time: one that writes has to wait for the other. */
    private static final CountDownLatch HOOKED = new CountDownLatch(1);

    private static int counter;
    private static int spinning;

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            counter++;
            System.out.println("hook " + counter);
            System.err.println("hook");
            HOOKED.countDown();
        }));
        counter++;
        System.out.println("begin");
        end(String.join(" ", args));
        System.out.println("end of main");
    }

    private static void end(String way) throws Exception {
        switch (way) {
            case "return" -> {}
            case "exit" -> System.exit(7);
            case "exit in a thread" -> {
                new Thread(() -> System.exit(9)).start();
                new CountDownLatch(1).await();
            }
            case "exit with a daemon" -> {
                daemon();
                System.exit(5);
            }
            case "outlived" -> {
                daemon();
                Thread main = Thread.currentThread();
                new Thread(() -> {
                            while (main.isAlive()) {
                                Thread.onSpinWait();
                            }
                            System.out.println("after main");
                        })
                        .start();
            }
            case "throw" -> fail();
            case "throw in a thread" -> thread(Endings::fail);
            case "throw in a handler" -> {
                Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> {
                    System.out.println("handled " + thread.getName() + ": " + thrown);
                    throw new IllegalStateException("in the handler");
                });
                fail();
            }
            case "default handler" -> {
                Thread.setDefaultUncaughtExceptionHandler(
                        (thread, thrown) -> System.out.println("handled " + thread.getName() + ": " + thrown));
                thread(Endings::fail);
                fail();
            }
            case "throw in a hook" ->
                Runtime.getRuntime().addShutdownHook(new Thread(Endings::failLater, "failing hook"));
            case "close streams" -> {
                System.out.close();
                System.err.close();
            }
            case "no streams" -> {
                System.setOut(null);
                System.setErr(null);
            }
            case "replaced streams" -> {
                Output output = new Output(System.out);
                System.setOut(output);
                System.setErr(output);
            }
            case "halt" -> Runtime.getRuntime().halt(4);
            default -> throw new IllegalArgumentException(way);
        }
    }

    private static void daemon() {
        Thread daemon = new Thread(() -> {
            while (true) {
                spinning++;
            }
        });
        daemon.setDaemon(true);
        daemon.start();
    }

    private static void thread(Runnable body) throws InterruptedException {
        Thread thread = new Thread(body, "a thread");
        thread.start();
        thread.join();
    }

    private static void failLater() {
        try {
            HOOKED.await();
        } catch (InterruptedException never) {
            throw new AssertionError(never);
        }
        fail();
    }

    private static void fail() {
        try {
            int[] none = null;
            none[0] = 1;
        } catch (RuntimeException cause) {
            throw new IllegalStateException("on purpose", cause);
        }
    }
}
