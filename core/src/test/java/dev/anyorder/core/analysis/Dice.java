package dev.anyorder.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Makes up a program while it runs. The same seed gives the same program. */
final class Dice {
    private static final List<List<String>> WORDS = List.of(
            List.of("read", "write"),
            List.of("read", "write", "update"),
            List.of("read", "update", "add"),
            List.of("read", "write", "update", "add", "xor"),
            List.of("read", "add", "float_add", "float_multiply"),
            List.of("read", "write", "max", "max_test"),
            List.of("read", "max", "max_test", "min_test"));

    private final SplittableRandom random;
    private final List<String> words;
    private final boolean atomics;
    private final int maxTasks;
    private final int tidy;
    final List<Event> done = new ArrayList<>();

    Dice(SplittableRandom random, boolean atomics) {
        this.random = random;
        this.words = WORDS.get(random.nextInt(WORDS.size()));
        this.atomics = atomics && random.nextInt(3) == 0;
        this.maxTasks = 2 + random.nextInt(5);
        this.tidy = random.nextInt(4);
    }

    void play(World world) {
        if (random.nextInt(16) == 0) {
            crowd(world);
            return;
        }
        int length = 6 + random.nextInt(40);
        for (int tries = 0; done.size() < length && tries < 3 * length; tries++) {
            apply(world, next(world));
        }
    }

    /** Many do the same, all but a few are joined, and then somebody comes who may be in conflict with those. */
    private void crowd(World world) {
        int n = 3 + random.nextInt(30);
        String usual = words.get(random.nextInt(words.size()));
        String lock = random.nextBoolean() ? pick("pqr") : "";
        for (int i = 0; i < n; i++) {
            String task = "t" + i;
            boolean odd = random.nextInt(n) == 0;
            String word = odd ? words.get(random.nextInt(words.size())) : usual;
            apply(world, new Event("R", "spawn", task));
            apply(world, new Event(task, lock.isEmpty() ? "get" : "acquire", lock));
            apply(world, new Event(task, word, "x"));
            apply(world, new Event(task, "release", lock));
            apply(world, new Event(task, "end", ""));
        }
        int left = random.nextInt(n);
        for (int times = 0; times < 3; times++) {
            for (int i = 0; i < n; i++) {
                if (i != left && random.nextInt(2 * n) != 0) {
                    apply(world, new Event("R", "join", "t" + i));
                }
            }
            if (random.nextBoolean()) {
                apply(world, new Event("R", "acquire", "p"));
            }
            apply(world, new Event("R", words.get(random.nextInt(words.size())), "x"));
            apply(world, new Event("R", "release", "p"));
        }
    }

    private void apply(World world, Event event) {
        done.add(event);
        if (!world.apply(event)) {
            done.remove(done.size() - 1);
        }
    }

    private Event next(World world) {
        List<String> tasks = new ArrayList<>(world.workers.keySet());
        String task = tasks.get(random.nextInt(tasks.size()));
        Worker worker = world.workers.get(task);
        int die = random.nextInt(100);
        if (die < 50) {
            return access(task, worker);
        } else if (die < 75) {
            return lock(task, worker);
        } else if (die < 82) {
            boolean more = tasks.size() < maxTasks;
            return new Event(task, "spawn", more ? String.valueOf((char) ('a' + tasks.size() - 1)) : task);
        } else if (die < 87) {
            return new Event(task, task.equals("R") ? "join" : "end", task.equals("R") ? "a" : "");
        } else if (die < 92) {
            return new Event(task, "join", tasks.get(random.nextInt(tasks.size())));
        } else if (die < 95) {
            return new Event(task, "put", pick("uv"));
        } else if (die < 99) {
            return new Event(task, "get", pick("uv"));
        }
        return new Event(task, "barrier", tasks.get(random.nextInt(tasks.size())));
    }

    /** A tidy program takes locks before it touches. */
    private Event access(String task, Worker worker) {
        if (worker.held.isEmpty() && random.nextInt(4) < tidy) {
            return lock(task, worker);
        }
        String word = words.get(random.nextInt(words.size()));
        boolean atomic = atomics && random.nextBoolean();
        return new Event(task, word.toLowerCase(Locale.ROOT) + (atomic ? "!" : ""), pick("xyz"));
    }

    private Event lock(String task, Worker worker) {
        if (!worker.held.isEmpty() && random.nextInt(3) > 0) {
            List<String> held = new ArrayList<>(worker.held.keySet());
            return new Event(task, "release", held.get(random.nextInt(held.size())));
        }
        return new Event(task, random.nextInt(4) == 0 ? "share" : "acquire", pick("pqr"));
    }

    private String pick(String names) {
        // The first ones more often, so that tasks meet.
        int i = Math.min(random.nextInt(names.length()), random.nextInt(names.length()));
        return String.valueOf(names.charAt(i));
    }
}
