package dev.anyorder.testbed.edges;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;

/** What the JVM says of a mistake, and at which lines. */
public class Exceptions {
    int number;
    long wide;
    volatile int vol;
    volatile long wideVol;
    Exceptions next;
    int[] ints;
    long[] longs;
    Object[] objects;
    double[][] matrix;
    Map<String, String> map;
    Object lock;
    AtomicInteger atomic;
    ExecutorService executor;
    StringBuilder text;
    ReentrantLock reentrant;
    static List<String> list;
    static int[] numbers;

    interface Mistake {
        void make() throws Exception;
    }

    static void make(String name, Mistake mistake) {
        try {
            mistake.make();
            System.out.println(name + ": none");
        } catch (Throwable thrown) {
            System.out.println(name + ": " + thrown + " caused by " + thrown.getCause());
            Arrays.stream(thrown.getStackTrace())
                    .filter(frame -> frame.getClassName().startsWith("dev.anyorder.testbed."))
                    .filter(frame -> !frame.getMethodName().startsWith("anyorder$bridge$"))
                    .forEach(frame -> System.out.println("  " + frame));
        }
    }

    Exceptions self() {
        return this;
    }

    synchronized void inSynchronizedMethod() {
        ints[0]++;
    }

    static void parameter(int[] unused, Map<String, String> map) {
        map.put("a", "b");
    }

    static int loop(int[] array) {
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += array[i];
        }
        return sum;
    }

    public static void main(String[] args) {
        Exceptions it = new Exceptions();
        fields(it);
        arrays(it);
        calls(it);
        others(it);
    }

    private static void fields(Exceptions it) {
        make("read", () -> System.out.println(it.next.number));
        make("read wide", () -> System.out.println(it.self().next.wide));
        make("write", () -> it.next.number = 3);
        make("write wide", () -> it.next.wide = 3);
        make("increment", () -> it.next.number++);
        make("volatile read", () -> System.out.println(it.next.vol));
        make("volatile write", () -> it.next.vol = 1);
        make("volatile wide read", () -> System.out.println(it.next.wideVol));
        make("volatile wide write", () -> it.next.wideVol = 1);
        make("local", () -> {
            Exceptions none = it.next;
            none.number = 1;
        });
    }

    private static void arrays(Exceptions it) {
        make("load", () -> System.out.println(it.ints[0]));
        make("load wide", () -> System.out.println(it.longs[2]));
        make("store", () -> it.ints[1] = 2);
        make("store wide", () -> it.longs[1] = 2);
        make("store object", () -> it.objects[1] = "x");
        make("add", () -> it.ints[1] += 2);
        make("nested", () -> it.matrix[1][2] = 2);
        make("nested null", () -> {
            double[][] rows = new double[3][];
            rows[1][2] = 2;
        });
        make("length", () -> System.out.println(it.ints.length));
        make("clone", () -> numbers.clone());
        make("too high", () -> new int[] {1, 2}[2] = 1);
        make("too low", () -> System.out.println(new int[] {1, 2}[-1]));
        make("wrong type", () -> {
            Object[] strings = new String[2];
            strings[0] = 1;
        });
        make("negative size", () -> System.out.println(new int[it.number - 1]));
        make("loop", () -> loop(new int[3]));
        make("loop null", () -> loop(null));
    }

    private static void calls(Exceptions it) {
        make("monitor", () -> {
            synchronized (it.lock) {
                System.out.println("not reached");
            }
        });
        make("call", () -> it.next.self());
        make("put", () -> it.map.put("a", "b"));
        make("get", () -> it.map.get("a"));
        make("static list", () -> list.add("a"));
        make("atomic", () -> it.atomic.incrementAndGet());
        make("submit", () -> it.executor.submit(() -> {}));
        make("append", () -> it.text.append("x").append(3));
        make("lock", () -> it.reentrant.lock());
        make("in synchronized method", it::inSynchronizedMethod);
        make("result", () -> new HashMap<String, Map<String, String>>().get("x").get("y"));
        make("parameter", () -> parameter(null, null));
        make("method reference", () -> {
            Function<Map<String, String>, Integer> size = Map::size;
            size.apply(null);
        });
        make("bound method reference", () -> {
            Iterator<String> empty = new ArrayList<String>().iterator();
            Supplier<String> first = empty::next;
            first.get();
        });
    }

    private static void others(Exceptions it) {
        make("throw null", () -> {
            RuntimeException none = null;
            throw none;
        });
        make("unboxing", () -> {
            Integer none = null;
            int value = none;
        });
        make("cast", () -> {
            Object string = "a";
            Integer number = (Integer) string;
        });
        make("division", () -> System.out.println(1 / it.number));
        make("notify", () -> new Object().notify());
        make("unlock", () -> new ReentrantLock().unlock());
        make("concurrent modification", () -> {
            List<Integer> three = new ArrayList<>(List.of(1, 2, 3));
            for (Integer one : three) {
                three.remove(one);
            }
        });
        make("empty deque", () -> new ArrayDeque<String>().removeFirst());
        make(
                "in a map's function",
                () -> new ConcurrentHashMap<String, String>().compute("a", (key, value) -> {
                    throw new IllegalStateException("mine");
                }));
        make(
                "in a future",
                () -> CompletableFuture.supplyAsync(() -> {
                            throw new IllegalStateException("mine");
                        })
                        .join());
        make("in a job", () -> {
            ExecutorService one = Executors.newSingleThreadExecutor();
            try {
                one.submit(() -> {
                            throw new IllegalStateException("mine");
                        })
                        .get();
            } finally {
                one.shutdown();
            }
        });
        make("in an initialiser", () -> System.out.println(Broken.value));
        make("after an initialiser failed", () -> System.out.println(Broken.value));
    }

    static class Broken {
        static int value = 1 / Integer.parseInt("0");
    }
}
