package dev.anyorder.core.determinism;

import dev.anyorder.core.determinism.Play.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * A random play, judged by the oracles. As a program, for a long campaign: {@code RandomPlay SECONDS SEED}.
 *
 * <p>In a tidy one, tasks that hold a lock do nothing but read, write, and take more locks in one order.
 */
final class RandomPlay {
    private static final int LOCKS = 2;

    private final SplittableRandom random;
    private final boolean isTidy;
    private final Play play;
    private final int blocking;
    private final int locking;
    private final int most;
    private final boolean[] taken = new boolean[LOCKS];
    private final int[] sharers = new int[LOCKS];
    private final List<Integer> tokens = new ArrayList<>();

    RandomPlay(long seed) {
        random = new SplittableRandom(seed);
        isTidy = random.nextInt(3) > 0;
        play = new Play(random.nextBoolean());
        blocking = 5 + random.nextInt(20);
        locking = random.nextInt(25);
        most = 3 + random.nextInt(2);
        if (random.nextInt(3) == 0) {
            play.root();
        }
        if (random.nextInt(3) > 0) {
            play.begin(play.main);
        }
        if (random.nextInt(3) > 0) {
            play.spawn(play.main);
        }
    }

    boolean hasCircle() {
        return !play.circles.isEmpty();
    }

    boolean hasClash() {
        return !play.clashes.isEmpty();
    }

    /** Plays so many happenings, and has the oracles judge. */
    RandomPlay run(int length) {
        for (int tries = 0; tries < 8 * length && play.happenings.size() < length; tries++) {
            Player player = play.players.get(random.nextInt(play.players.size()));
            if (!player.ended) {
                act(player, random.nextInt(100));
            }
        }
        judge();
        return this;
    }

    private void act(Player player, int die) {
        boolean isBusy = isTidy && !player.held.isEmpty();
        if (die < blocking) {
            if (!isBusy) {
                block(player);
            }
        } else if (die < blocking + locking) {
            lock(player);
        } else if (die < blocking + locking + 25 && !isBusy) {
            meet(player, random.nextInt(12));
        } else {
            int variable = random.nextBoolean() ? Play.VOLATILE : random.nextInt(2);
            if (variable == Play.VOLATILE && random.nextInt(3) == 0) {
                play.update(player, variable, random.nextInt(4) == 0 ? "multiply" : "add");
            } else if (random.nextBoolean()) {
                play.write(player, variable);
            } else {
                play.read(player, variable);
            }
        }
    }

    private void block(Player player) {
        if (player.own > 0 && random.nextInt(4) > 0 || player.blocks.size() > 2) {
            if (player.own > 0) {
                play.end(player);
            }
        } else {
            play.begin(player);
        }
    }

    private void meet(Player player, int die) {
        Player other = play.players.get(random.nextInt(play.players.size()));
        if (die < 5 && play.players.size() < most) {
            play.spawn(player);
        } else if (die < 6) {
            if (player.open == null) {
                play.beginFinish(player);
            } else {
                endFinish(player);
            }
        } else if (die < 8 && other != player && other != play.main && isReady(other)) {
            play.join(player, other);
        } else if (die < 9) {
            tokens.add(play.put(player));
        } else if (die < 11 && !tokens.isEmpty()) {
            play.get(player, tokens.get(random.nextInt(tokens.size())));
        } else if (other != player && !other.ended && !(isTidy && !other.held.isEmpty())) {
            play.barrier(List.of(player, other));
        }
    }

    private void endFinish(Player player) {
        List<Player> inside =
                play.players.stream().filter(each -> each.finish == player.open).toList();
        if (inside.stream().allMatch(this::isReady) && !inside.isEmpty()) {
            inside.stream().filter(each -> !each.ended).forEach(play::stop);
            play.endFinish(player);
        }
    }

    /** Whether the task may end now. */
    private boolean isReady(Player player) {
        return player.held.isEmpty() && player.open == null;
    }

    private void lock(Player player) {
        int lock = random.nextInt(LOCKS);
        Boolean shared = player.held.get(lock);
        boolean share = random.nextInt(4) == 0;
        if (shared != null && random.nextInt(6) == 0) {
            play.takeAgain(player, lock);
        } else if (shared != null) {
            play.release(player, lock);
            taken[lock] &= shared;
            sharers[lock] -= shared ? 1 : 0;
        } else if (!taken[lock] && (share || sharers[lock] == 0) && !(isTidy && player.held.containsKey(LOCKS - 1))) {
            if (share) {
                play.share(player, lock);
            } else {
                play.acquire(player, lock);
            }
            taken[lock] = !share;
            sharers[lock] += share ? 1 : 0;
        }
    }

    private void judge() {
        play.circles.forEach(this::check);
        play.clashes.forEach(this::check);
        int end = Math.min(play.lengthAtFirstCircle, play.happenings.size());
        check(isSerial(hasCircle() ? end - 1 : end), "a circle missed");
        check(!hasCircle() || !isSerial(end), "a circle made up");
        if (isTidy) {
            AllSchedules all = new AllSchedules(play.happenings, play.players.size());
            for (DeterminismConflict conflict : play.clashes) {
                check(
                        hasPair(all, (Happening) conflict.earlier(), conflict),
                        "cannot be at the same time: " + conflict);
            }
            for (AllSchedules.Pair pair : all.pairs) {
                int block = pair.earlier().transaction();
                boolean isTold = play.clashes.stream()
                        .anyMatch(conflict -> ((Happening) conflict.later()).transaction() == block);
                check(isTold || hasCircle(), "can be at the same time: " + pair);
            }
        }
    }

    /** Whether the block has a conflict: if not this one, then one that is behind it. */
    private static boolean hasPair(AllSchedules all, Happening earlier, DeterminismConflict conflict) {
        return all.pairs.stream().anyMatch(pair -> pair.earlier().transaction() == earlier.transaction())
                && earlier.common((Happening) conflict.later()) == (int) conflict.block().info;
    }

    private boolean isSerial(int length) {
        return new SerialOrders(play.happenings.subList(0, length)).isOneUndisturbed();
    }

    /** Whether each link of a circle is there, and leads on from where the last one led to. */
    private void check(DeterminismCycle cycle) {
        List<DeterminismEdge> links = cycle.links();
        Happening first = (Happening) links.get(0).from();
        Happening last = (Happening) links.get(links.size() - 1).to();
        check((Integer) cycle.block().info == first.common(last), "another block: " + cycle);
        for (int i = 0; i < links.size(); i++) {
            Happening from = (Happening) links.get(i).from();
            Happening to = (Happening) links.get(i).to();
            switch (links.get(i).cause()) {
                case PROGRAM, SPAWN -> check(from == to, "two at once: " + cycle);
                case FURTHER -> check(from.index() < to.index(), "back in time: " + cycle);
                case JOIN -> check(to.awaited().contains(from.task()), "not joined: " + cycle);
                default -> check(isLinked(from, to), "no link: " + cycle);
            }
            if (i + 1 < links.size()) {
                Happening next = (Happening) links.get(i + 1).from();
                check(leadsOn(to, next), "leads nowhere: " + cycle);
            }
        }
    }

    /** Whether the same block goes on, or the same task or one that it spawns, in the block that they have begun meanwhile. */
    private boolean leadsOn(Happening to, Happening next) {
        int other = to.verb().equals("spawn") ? to.object() : to.task();
        Predicate<Happening> isBySame = each -> each.task() == to.task() || each.task() == other;
        return isBySame.test(next) && to.index() <= next.index()
                || next.transaction() >= 0 && to.transaction() == next.transaction()
                || play.happenings.subList(to.index(), play.happenings.size()).stream()
                        .anyMatch(each -> isBySame.test(each)
                                && each.transaction() >= 0
                                && each.transaction() == next.transaction());
    }

    /** Whether one has to stay behind the other, or behind what the same task signalled when it had nothing more to say. */
    private boolean isLinked(Happening from, Happening to) {
        return from.index() < to.index()
                && play.happenings.subList(from.index(), to.index()).stream()
                        .anyMatch(each -> each.task() == from.task() && each.isBefore(to));
    }

    private void check(DeterminismConflict conflict) {
        Happening earlier = (Happening) conflict.earlier();
        Happening later = (Happening) conflict.later();
        check(earlier.conflicts(later) && earlier.index() < later.index(), "no conflict: " + conflict);
        check(earlier.task() != later.task(), "one task: " + conflict);
        check((Integer) conflict.block().info == earlier.common(later), "another block: " + conflict);
    }

    private void check(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message + " in " + (isTidy ? "tidy " : "") + play.happenings);
        }
    }

    /** The first failure among so many plays, or an empty text. */
    static String firstFailure(long plays) {
        for (long seed = 0; seed < plays; seed++) {
            try {
                new RandomPlay(seed).run(length(seed));
            } catch (AssertionError | RuntimeException e) {
                return "seed " + seed + ": " + e.getMessage();
            }
        }
        return "";
    }

    static int length(long seed) {
        return 8 + (int) Math.floorMod(seed, 9L);
    }

    public static void main(String[] arguments) {
        long until = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000_000L;
        long seed = Long.parseLong(arguments[1]) * 1_000_000_007L;
        long plays = 0;
        long circles = 0;
        long clashes = 0;
        for (; System.nanoTime() < until; plays++) {
            RandomPlay each = new RandomPlay(seed).run(length(seed));
            seed++;
            circles += each.hasCircle() ? 1 : 0;
            clashes += each.hasClash() ? 1 : 0;
        }
        System.out.printf("%,d plays, %,d with circles, %,d with conflicts%n", plays, circles, clashes);
    }
}
