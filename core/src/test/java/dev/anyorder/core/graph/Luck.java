package dev.anyorder.core.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes up a program while it runs. The same seed gives the same program. */
final class Luck {
    private final SplittableRandom random;
    final List<Act> done = new ArrayList<>();
    private final Machine machine;
    /** How often, in a hundred, it is that sort of act. */
    private final int isolation;

    private final int regions;
    private final int futures;
    private final int tokens;
    private final int writes;
    private final int most;
    private final int spread;

    Luck(SplittableRandom random, Machine machine) {
        this.random = random;
        this.machine = machine;
        this.isolation = random.nextInt(3) == 0 ? 15 : 0;
        this.tokens = random.nextInt(8) == 0 ? 6 : 0;
        this.regions = random.nextInt(3) * 6;
        this.futures = random.nextInt(3) * 5;
        this.writes = 1 + random.nextInt(3);
        this.most = 3 + random.nextInt(12);
        this.spread = 1 + random.nextInt(Machine.LOCATIONS);
    }

    void play() {
        int length = 10 + random.nextInt(70);
        for (int tries = 0; done.size() < length && tries < 3 * length; tries++) {
            Act act = next();
            done.add(act);
            if (!machine.apply(act)) {
                done.remove(done.size() - 1);
            }
        }
    }

    private Act next() {
        List<String> names = new ArrayList<>(machine.doers.keySet());
        names.removeIf(name -> machine.doers.get(name).ended);
        // The youngest more often, so that subtrees get done.
        int pick = Math.max(random.nextInt(names.size()), random.nextInt(names.size()));
        String task = names.get(pick);
        boolean inside = machine.doers.get(task).isolation > 0;
        if (random.nextInt(100) < (inside ? 30 : isolation)) {
            return new Act(task, inside && random.nextInt(8) > 0 ? "unisolated" : "isolated", "");
        }
        if (random.nextInt(100) < tokens) {
            return new Act(task, random.nextBoolean() ? "signal" : "heed", random.nextBoolean() ? "u" : "v");
        }
        if (random.nextInt(100) < regions) {
            return region(task);
        }
        if (random.nextInt(100) < futures) {
            List<String> all = new ArrayList<>(machine.doers.keySet());
            return new Act(task, "get", all.get(random.nextInt(all.size())));
        }
        return plain(task);
    }

    private Act region(String task) {
        String r = random.nextBoolean() ? "r" : "s";
        return switch (random.nextInt(4)) {
            case 0 -> new Act(task, "await", r);
            case 1 -> new Act(task, "ewait", r);
            default -> new Act(task, "post", fresh() + ">" + r + (random.nextInt(6) == 0 ? "<s" : ""));
        };
    }

    /** A name that is new, unless there are enough tasks. */
    private String fresh() {
        int n = machine.doers.size();
        return n > most ? "R" : "t" + n;
    }

    private Act plain(String task) {
        int die = random.nextInt(100);
        if (die < 16) {
            return new Act(task, "async", fresh());
        } else if (die < 24) {
            return new Act(task, "finish", "");
        } else if (die < 34) {
            return new Act(task, "unfinish", "");
        } else if (die < 46) {
            return new Act(task, "end", "");
        }
        int first = random.nextInt(spread);
        int end = random.nextInt(5) == 0 ? first + random.nextInt(Machine.LOCATIONS - first) : first;
        String where = end == first ? "" + first : first + "-" + end;
        return new Act(task, random.nextInt(9) < writes ? "write" : "read", where);
    }
}
