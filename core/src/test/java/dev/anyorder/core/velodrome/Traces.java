package dev.anyorder.core.velodrome;

import dev.anyorder.core.finding.EdgeCause;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** A random trace, told to {@link VelodromeGraph} and to the oracle at once. As a program: {@code Traces SECONDS SEED}. */
final class Traces {
    private static final class Guard {
        int sharers;
        boolean taken;
        final List<@Nullable TransactionSignal> exclusive = new ArrayList<>();
        final List<@Nullable TransactionSignal> shared = new ArrayList<>();
    }

    private static final class Player {
        final VelodromeTask actor;
        final Map<Integer, Boolean> held = new HashMap<>();
        int blocks;
        boolean ended;
        /** What it left when it ended. */
        @Nullable
        TransactionSignal last;

        Player(VelodromeTask actor) {
            this.actor = actor;
        }
    }

    private final SplittableRandom random;
    private final WholeTrace oracle = new WholeTrace();
    private final VelodromeGraph graph = new VelodromeGraph(this::check);
    private final List<Player> players = new ArrayList<>();
    private final Object[] histories = new Object[3];
    private final Guard[] guards = {new Guard(), new Guard()};
    private final @Nullable TransactionSignal[] variables = new TransactionSignal[2];
    private final boolean[] isPut = new boolean[2];
    private final int locations;
    private final int blocking;
    int cycles;
    int blamed;
    boolean isCyclic;

    Traces(long seed) {
        random = new SplittableRandom(seed);
        locations = 1 + random.nextInt(3);
        blocking = 5 + random.nextInt(25);
        players.add(new Player(graph.root()));
    }

    /** Plays a trace, compared event by event until the first circle; later ones must be circles, too. */
    void play(int length) {
        int most = 2 + random.nextInt(4);
        for (int i = 0; i < length; i++) {
            int task = random.nextInt(players.size());
            Player player = players.get(task);
            int before = cycles;
            if (!player.ended) {
                if (players.size() < most && random.nextInt(6) == 0) {
                    spawn(task, player);
                } else {
                    act(task, player, random.nextInt(100));
                }
            }
            if (!isCyclic && oracle.isCyclic() != cycles > before) {
                throw new AssertionError((oracle.isCyclic() ? "missed in " : "made up in ") + oracle.happenings);
            }
            isCyclic = oracle.isCyclic();
        }
    }

    private void act(int task, Player player, int die) {
        if (die < blocking) {
            block(task, player);
        } else if (die < blocking + 12) {
            lock(task, player);
        } else if (die < blocking + 17) {
            int other = random.nextInt(players.size());
            if (other != task && other != 0 && players.get(other).held.isEmpty()) {
                end(other);
                after(player, players.get(other).last, EdgeCause.JOIN, oracle.add(task, "join", other));
            }
        } else if (die < blocking + 22) {
            int variable = random.nextInt(2);
            Happening now = oracle.add(task, "put", variable);
            variables[variable] = player.actor.leave(() -> now);
            isPut[variable] = true;
        } else if (die < blocking + 27) {
            int variable = random.nextInt(2);
            if (isPut[variable]) {
                after(player, variables[variable], EdgeCause.SIGNAL, oracle.add(task, "get", variable));
            }
        } else {
            int location = random.nextInt(locations);
            boolean writing = random.nextInt(3) == 0;
            Happening now = oracle.add(task, writing ? "write" : "read", location);
            histories[location] = player.actor.access(histories[location], writing, now);
        }
    }

    private static void after(Player player, @Nullable TransactionSignal signal, EdgeCause cause, Happening now) {
        if (signal != null) {
            player.actor.after(signal, cause, () -> now);
        }
    }

    private void spawn(int task, Player player) {
        Happening now = oracle.add(task, "spawn", players.size());
        players.add(new Player(player.actor.spawnAt(() -> now)));
    }

    private void block(int task, Player player) {
        if (player.blocks == 0) {
            oracle.begin(task);
        }
        if (player.blocks == 0 || player.blocks == 1 && random.nextInt(5) == 0) {
            player.actor.begin(task);
            player.blocks++;
        } else {
            leave(task, player);
        }
    }

    private void leave(int task, Player player) {
        player.actor.end();
        if (--player.blocks == 0) {
            oracle.end(task);
        }
    }

    private void end(int task) {
        Player player = players.get(task);
        while (player.blocks > 0) {
            leave(task, player);
        }
        if (!player.ended) {
            player.last = player.actor.over(() -> "end");
        }
        player.ended = true;
    }

    private void lock(int task, Player player) {
        int lock = random.nextInt(2);
        Guard guard = guards[lock];
        Boolean shared = player.held.remove(lock);
        boolean share = random.nextInt(3) == 0;
        if (shared != null) {
            Happening now = oracle.add(task, shared ? "unshare" : "release", lock);
            TransactionSignal signal = player.actor.leave(() -> now);
            if (shared) {
                guard.shared.add(signal);
                guard.sharers--;
            } else {
                guard.exclusive.clear();
                guard.shared.clear();
                guard.exclusive.add(signal);
                guard.taken = false;
            }
        } else if (!guard.taken && (share || guard.sharers == 0)) {
            Happening now = oracle.add(task, share ? "share" : "acquire", lock);
            guard.exclusive.forEach(signal -> after(player, signal, EdgeCause.LOCK, now));
            if (!share) {
                guard.shared.forEach(signal -> after(player, signal, EdgeCause.LOCK, now));
            }
            player.held.put(lock, share);
            guard.taken = !share;
            guard.sharers += share ? 1 : 0;
        }
    }

    /** Whether each link of a circle is there, and leads on from where the last one led to. */
    private void check(TransactionCycle cycle) {
        cycles++;
        blamed += cycle.isBlamed() ? 1 : 0;
        List<TransactionEdge> links = cycle.links();
        for (int i = 0; i < links.size(); i++) {
            TransactionEdge edge = links.get(i);
            TransactionEdge next = links.get((i + 1) % links.size());
            boolean isThere = edge.cause().compareTo(EdgeCause.SIGNAL) < 0
                    || edge.from() instanceof Happening from
                            && edge.to() instanceof Happening to
                            && oracle.isBefore(from, to);
            if (!isThere || edge.after() != next.before() || edge.left() > edge.came()) {
                throw new AssertionError("no circle: " + cycle);
            }
        }
        if (!cycle.running().isBlock) {
            throw new AssertionError("not a block: " + cycle);
        }
    }

    int live() {
        return graph.live();
    }

    /** The first failure among so many traces, or an empty text. */
    static String firstFailure(long traces) {
        for (long seed = 0; seed < traces; seed++) {
            try {
                new Traces(seed).play(60);
            } catch (AssertionError e) {
                return "seed " + seed + ": " + e.getMessage();
            }
        }
        return "";
    }

    public static void main(String[] arguments) {
        long until = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000_000L;
        long seed = Long.parseLong(arguments[1]) * 1_000_000_007L;
        long traces = 0;
        long cyclic = 0;
        for (; System.nanoTime() < until; traces++) {
            Traces each = new Traces(seed++);
            each.play(60);
            cyclic += each.isCyclic ? 1 : 0;
        }
        System.out.printf("%,d traces, %,d with circles%n", traces, cyclic);
    }
}
