package dev.anyorder.core.order;

import java.util.Arrays;

/** The shapes of random programs: how often each operation is tried, and which joins are made. */
enum Shape {
    ASYNC_FINISH(Joins.NONE, "spawn 6, finish 4, unfinish 6, end 5"),
    FORK_JOIN_FIFO(Joins.FIFO, "spawn 5, join 8, end 6"),
    FORK_JOIN_LIFO(Joins.LIFO, "spawn 5, join 8, end 6"),
    FORK_JOIN_RANDOM(Joins.CHILD, "spawn 5, join 6, end 5"),
    LEAKED_CHILDREN(Joins.CHILD, "spawn 6, join 2, end 4, finish 1, unfinish 2"),
    FUTURES(Joins.ANY, "spawn 5, join 8, end 5"),
    BARRIERS(Joins.CHILD, "spawn 4, join 2, end 2, barrier 5"),
    LATCHES(Joins.CHILD, "spawn 4, join 2, end 2, add 5, await 4"),
    VOLATILES(Joins.CHILD, "spawn 3, join 2, end 2, signal 5, await 6"),
    LOCKS(Joins.CHILD, "spawn 3, join 2, end 2, signal 6, take 6, add 1, inform 5"),
    ROOTS(Joins.ANY, "root 2, spawn 2, join 3, end 2, signal 4, await 4, take 1"),
    MIXTURE(
            Joins.ANY,
            "spawn 6, join 6, end 4, finish 2, unfinish 4, signal 3, add 2, await 4, take 3, inform 3, barrier 1, root 1");

    enum Joins {
        NONE,
        FIFO,
        LIFO,
        CHILD,
        ANY
    }

    final Joins joins;
    private final int[] upTo = new int[Op.values().length];

    Shape(Joins joins, String weights) {
        this.joins = joins;
        for (String weight : weights.split(", ")) {
            String[] pair = weight.split(" ");
            upTo[Op.valueOf(pair[0].toUpperCase(java.util.Locale.ROOT)).ordinal()] = Integer.parseInt(pair[1]);
        }
        Arrays.parallelPrefix(upTo, Integer::sum);
    }

    int total() {
        return upTo[upTo.length - 1];
    }

    Op op(int die) {
        int i = 0;
        while (upTo[i] <= die) {
            i++;
        }
        return Op.values()[i];
    }
}
