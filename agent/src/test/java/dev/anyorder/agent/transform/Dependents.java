package dev.anyorder.agent.transform;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Methods of which {@link DependenceAnalysisTest} says which of their accesses depend on which. Never run. */
@SuppressWarnings("all")
final class Dependents {
    private int value;
    private int other;
    private volatile Object made;
    private static int shared;
    private final Map<String, Integer> map = new ConcurrentHashMap<>();
    private final List<String> list = new Vector<>();
    private final AtomicInteger number = new AtomicInteger();
    private final AtomicInteger second = new AtomicInteger();

    void writtenPlus() {
        int old = value;
        System.gc();
        value = old + 1;
    }

    void writtenStatic() {
        int old = shared;
        System.gc();
        shared = 2 * old;
    }

    void writtenByWayOfACall() {
        int old = value;
        System.gc();
        value = next(old);
    }

    int next(int old) {
        return old + other;
    }

    void writtenAnyHow() {
        int old = value;
        System.gc();
        value = 1;
    }

    void writtenToAnother() {
        int old = value;
        System.gc();
        other = old;
    }

    void writtenPerhaps(boolean isWanted) {
        int old = value;
        System.gc();
        if (isWanted) {
            value = old + 1;
        }
    }

    void plusPlus() {
        value++;
    }

    void madeIfNotThere() {
        if (made == null) {
            made = new Object();
        }
    }

    void madeIfStillNotThere() {
        if (made == null) {
            synchronized (this) {
                if (made == null) {
                    made = new Object();
                }
            }
        }
    }

    void madeIfWantedToo(boolean isWanted) {
        if (made == null && isWanted) {
            made = new Object();
        }
    }

    void madeIfWantedFirst(boolean isWanted) {
        if (isWanted && made == null) {
            made = new Object();
        }
    }

    void madeAndLookedAt() {
        if (made == null) {
            System.gc();
        }
        made = new Object();
    }

    void comparedWithAnother(int amount) {
        int old = value;
        System.gc();
        if (old >= amount) {
            value = 0;
        }
    }

    void comparedWithAConstant() {
        int old = value;
        System.gc();
        if (old >= 10) {
            value = 0;
        }
    }

    void comparedAndKept(int amount) {
        boolean isEnough = value >= amount;
        System.gc();
        if (isEnough) {
            value = 0;
        }
    }

    void comparedAndKeptAsItIs() {
        boolean isThere = map.containsKey("a");
        boolean isMissing = !isThere;
        if (isMissing) {
            map.put("a", 1);
        }
    }

    void chosen() {
        switch (value) {
            case 1 -> value = 2;
            default -> System.gc();
        }
    }

    void awaited() {
        while (number.get() == 0) {
            Thread.onSpinWait();
        }
        number.set(0);
    }

    void returnedEarly() {
        if (map.get("a") != null) {
            return;
        }
        map.put("a", 1);
    }

    void thrown() {
        if (map.get("a") != null) {
            throw new IllegalStateException();
        }
        map.put("a", 1);
    }

    void put() {
        if (!map.containsKey("a")) {
            map.put("a", 1);
        }
    }

    void putIfAbsent() {
        if (!map.containsKey("a")) {
            map.putIfAbsent("a", 1);
        }
    }

    void removed() {
        if (map.containsKey("a")) {
            map.remove("a");
        }
    }

    void removedByValue() {
        if (map.get("a") > 1) {
            map.remove("a");
        }
    }

    void putByAnOverloadedName() {
        map.put("a", map.getOrDefault("a", 0) + 1);
    }

    void addedTwice() {
        list.add("a");
        list.add("b");
    }

    void addedIfEmpty() {
        if (list.isEmpty()) {
            list.add("a");
        }
    }

    String last() {
        return list.get(list.size() - 1);
    }

    void setAnElement() {
        list.set(0, list.get(0) + "a");
    }

    void getAndSet() {
        number.set(number.get() + 1);
    }

    void compareAndSet() {
        int old;
        do {
            old = number.get();
        } while (!number.compareAndSet(old, old + 1));
    }

    void decremented() {
        if (number.get() > 0) {
            number.decrementAndGet();
        }
    }

    boolean decrementedAndAsked() {
        return number.get() > 0 && number.decrementAndGet() >= 0;
    }

    void plainList(ArrayList<String> own) {
        if (own.isEmpty()) {
            own.add("a");
        }
    }

    void twoReadings() {
        number.set(number.get() + second.get());
    }

    void inALoop() {
        for (int i = 0; i < 10; i++) {
            number.set(number.get() + i);
        }
    }
}
