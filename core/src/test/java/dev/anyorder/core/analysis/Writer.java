package dev.anyorder.core.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Makes up a {@link Script}: what is written could happen in the order in which it is written. */
final class Writer {
    /** How tasks take locks. */
    enum Style {
        /** In one order, released in the other, and never in hand while tasks meet. */
        NESTED,
        /** Hand over hand, in one order. */
        CHAINED,
        /** Any how. */
        WILD
    }

    /** What a task has in hand. */
    private static final class Hand {
        final List<String> locks = new ArrayList<>();
        boolean inBlock;
        boolean ended;
    }

    private static final List<List<String>> WORDS = List.of(
            List.of("read", "write"),
            List.of("read", "write"),
            List.of("read", "read", "read", "write"),
            List.of("read", "write", "update", "update!"),
            List.of("write"));

    private final SplittableRandom random;
    private final Style style;
    private final List<String> words;
    private final List<String> places;
    private final int maxTasks;
    /** Whether each task is in blocks all the time, from one meeting of tasks to the next. */
    private final boolean steps;
    /** Whether, besides, nobody is in a block while tasks meet. */
    private final boolean apart;

    private final int locking;
    private final int meeting;
    private final Map<String, Hand> hands = new LinkedHashMap<>();
    private final List<String> puts = new ArrayList<>();
    final List<Event> written = new ArrayList<>();

    /** Random; apart, no operation that orders tasks is in a block. */
    Writer(SplittableRandom random, Style style, boolean apart) {
        this.random = random;
        this.style = style;
        this.words = pick(WORDS);
        this.places = pick(List.of(List.of("x"), List.of("x"), List.of("x", "y"), List.of("g1", "g2", "x")));
        this.maxTasks = 2 + random.nextInt(3);
        this.steps = random.nextInt(3) == 0 || apart;
        this.apart = apart;
        this.locking = random.nextInt(4) == 0 ? 0 : 15 + random.nextInt(30);
        this.meeting = 4 + random.nextInt(18);
    }

    Script script() {
        int length = 6 + random.nextInt(maxTasks == 4 ? 13 : 18);
        start("R");
        if (apart) {
            block("R");
        }
        spawn("R");
        for (int tries = 0; written.size() < length && tries < 4 * length; tries++) {
            List<String> able = new ArrayList<>(hands.keySet());
            able.removeIf(task -> hands.get(task).ended);
            if (able.isEmpty()) {
                break;
            }
            String task = pick(able);
            int die = random.nextInt(100);
            if (die < locking) {
                lock(task);
            } else if (die < locking + meeting) {
                meet(task);
            } else if (die < locking + meeting + 12) {
                block(task);
            } else {
                write(task, pick(words), pick(places));
            }
        }
        return Script.of(written);
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private void write(String task, String verb, String object) {
        written.add(new Event(task, verb, object));
    }

    private void start(String task) {
        hands.put(task, new Hand());
        if (steps || random.nextInt(3) > 0) {
            block(task);
        }
    }

    private void block(String task) {
        Hand hand = hands.get(task);
        boolean isNested = !steps && hand.inBlock && random.nextInt(6) == 0;
        if (isNested) {
            write(task, "enter", "");
            write(task, pick(words), pick(places));
            write(task, "leave", "");
        } else if (!steps || !hand.inBlock || apart) {
            write(task, hand.inBlock ? "leave" : "enter", "");
            hand.inBlock = !hand.inBlock;
        }
    }

    private void lock(String task) {
        List<String> held = hands.get(task).locks;
        String taken = style == Style.WILD ? "" : held.isEmpty() ? "o" : held.get(held.size() - 1);
        List<String> free = new ArrayList<>(List.of("p", "q", "r"));
        free.removeIf(lock -> held.contains(lock) || lock.compareTo(taken) <= 0);
        boolean isFull = held.size() == (style == Style.CHAINED ? 1 : 2) && style != Style.CHAINED;
        if (!held.isEmpty() && (isFull || free.isEmpty() || random.nextInt(5) < 3)) {
            String lock = style == Style.NESTED ? held.get(held.size() - 1) : pick(held);
            release(task, style == Style.CHAINED ? held.get(0) : lock);
        } else if (!free.isEmpty()) {
            take(task, pick(free));
            if (style == Style.CHAINED && held.size() == 2) {
                if (random.nextInt(3) == 0) {
                    write(task, pick(words), pick(places));
                }
                release(task, held.get(0));
            }
        }
    }

    private void take(String task, String lock) {
        write(task, random.nextInt(4) == 0 ? "share" : "acquire", lock);
        hands.get(task).locks.add(lock);
    }

    private void release(String task, String lock) {
        write(task, "release", lock);
        hands.get(task).locks.remove(lock);
    }

    /** Something that orders tasks. In tidy programs, no locks are in hand then. */
    private void meet(String task) {
        if (isBusy(task)) {
            return;
        }
        Hand hand = hands.get(task);
        if (steps && hand.inBlock) {
            block(task);
        }
        int die = random.nextInt(100);
        if (die < 25) {
            spawn(task);
        } else if (die < 50) {
            join(task);
        } else if (die < 65) {
            puts.add("v" + puts.size());
            write(task, "put", puts.get(puts.size() - 1));
        } else if (die < 85 && !puts.isEmpty()) {
            write(task, "get", pick(puts));
        } else if (die < 93) {
            barrier(task);
        } else if (!task.equals("R")) {
            hand.ended = true;
        }
        if (steps && !hand.ended) {
            block(task);
        }
    }

    private boolean isBusy(String task) {
        return style != Style.WILD && !hands.get(task).locks.isEmpty();
    }

    private void spawn(String task) {
        if (hands.size() < maxTasks) {
            String child = String.valueOf((char) ('a' + hands.size() - 1));
            write(task, "spawn", child);
            start(child);
        }
    }

    /** Waits for a task that has ended, or ends one that is not busy. */
    private void join(String task) {
        String other = pick(new ArrayList<>(hands.keySet()));
        if (!other.equals(task) && !other.equals("R") && hands.get(other).locks.isEmpty()) {
            hands.get(other).ended = true;
            write(task, "join", other);
        }
    }

    private void barrier(String task) {
        String other = pick(new ArrayList<>(hands.keySet()));
        if (!other.equals(task) && !hands.get(other).ended && !isBusy(other)) {
            String party = task.compareTo(other) < 0 ? task + "," + other : other + "," + task;
            boolean again = steps && hands.get(other).inBlock;
            if (again) {
                block(other);
            }
            write(task, "barrier", party);
            write(other, "barrier", party);
            if (again) {
                block(other);
            }
        }
    }
}
