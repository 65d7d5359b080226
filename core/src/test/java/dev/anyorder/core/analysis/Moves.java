package dev.anyorder.core.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A {@link Script} in numbers: the moves of each task, the locks held before each, and who was spawned where. */
final class Moves {
    final List<String> names;
    final Move[][] tasks;
    /** The event that each move belongs to; the same for both moves of an update. */
    final Event[][] events;
    /** For each task and move the locks held exclusively before it, as bits; and those that are shared. */
    final int[][] held;

    final int[][] shared;
    /** For each task who spawns it, and with which of its moves. */
    final int[] parent;

    final int[] spawn;
    /** For each block the block in which its task was spawned, or -1. */
    final List<Integer> around = new ArrayList<>();
    /** For each task the block in which it was spawned, or -1. */
    final int[] taskAround;

    int accesses;

    Moves(Script script) {
        names = List.copyOf(script.tasks().keySet());
        int n = names.size();
        tasks = new Move[n][];
        events = new Event[n][];
        held = new int[n][];
        shared = new int[n][];
        parent = new int[n];
        spawn = new int[n];
        taskAround = new int[n];
        Map<String, int[]> puts = new HashMap<>();
        for (int t = 0; t < n; t++) {
            parent[t] = -1;
            int at = 0;
            for (Event event : script.tasks().get(names.get(t))) {
                if (event.verb().equals("put")) {
                    puts.put(event.object(), new int[] {t, at});
                }
                at += isDouble(event) ? 2 : 1;
            }
        }
        for (int t = 0; t < n; t++) {
            compile(t, script.tasks().get(names.get(t)), puts);
        }
        for (int t = 0; t < n; t++) {
            taskAround[t] = spawnedIn(t);
        }
        for (int t = 0; t < n; t++) {
            for (Move move : tasks[t]) {
                if (move.block() >= 0) {
                    around.set(move.block(), taskAround[t]);
                }
            }
        }
    }

    private static boolean isDouble(Event event) {
        return event.verb().equals("update");
    }

    private void compile(int t, List<Event> script, Map<String, int[]> puts) {
        List<Move> moves = new ArrayList<>();
        List<Event> sources = new ArrayList<>();
        int depth = 0;
        int barriers = 0;
        int block = -1;
        for (Event event : script) {
            switch (event.verb()) {
                case "enter" -> {
                    if (depth++ == 0) {
                        block = around.size();
                        around.add(-1);
                    }
                }
                case "leave" -> block = --depth == 0 ? -1 : block;
                case "spawn" -> {
                    int child = names.indexOf(event.object());
                    if (child > 0 && parent[child] < 0) {
                        parent[child] = t;
                        spawn[child] = moves.size();
                    }
                }
                default -> {}
            }
            boolean isFirstHalf = isDouble(event);
            if (isFirstHalf) {
                moves.add(access(event, true, false, block));
                sources.add(event);
            }
            moves.add(move(event, t, barriers, block, puts));
            barriers += event.verb().equals("barrier") ? 1 : 0;
            sources.add(event);
        }
        tasks[t] = moves.toArray(new Move[0]);
        events[t] = sources.toArray(new Event[0]);
        hold(t);
    }

    private Move access(Event event, boolean reads, boolean writes, int block) {
        return new Move(Move.Kind.ACCESS, Script.group(event.object()), 0, accesses, reads, writes, block);
    }

    private Move move(Event event, int t, int barriers, int block, Map<String, int[]> puts) {
        String object = event.object();
        int[] put = puts.getOrDefault(object, new int[] {-1, -1});
        return switch (event.verb()) {
            case "read" -> accessed(access(event, true, false, block));
            case "write", "update" -> accessed(access(event, false, true, block));
            case "update!" -> accessed(access(event, true, true, block));
            case "spawn" -> new Move(Move.Kind.SPAWN, names.indexOf(object), 0, -1, false, false, block);
            case "join" -> new Move(Move.Kind.JOIN, names.indexOf(object), 0, -1, false, false, block);
            case "put" -> new Move(Move.Kind.PUT, t, 0, -1, false, false, block);
            case "get" -> new Move(Move.Kind.GET, put[0], put[1], -1, false, false, block);
            case "barrier" -> new Move(Move.Kind.BARRIER, party(object), barriers, -1, false, false, block);
            case "acquire" -> new Move(Move.Kind.ACQUIRE, 1 << object.charAt(0) - 'p', 0, -1, false, false, block);
            case "share" -> new Move(Move.Kind.SHARE, 1 << object.charAt(0) - 'p', 0, -1, false, false, block);
            case "release" -> new Move(Move.Kind.RELEASE, 1 << object.charAt(0) - 'p', 0, -1, false, false, block);
            default -> new Move(Move.Kind.NOTHING, 0, 0, -1, false, false, block);
        };
    }

    private Move accessed(Move move) {
        accesses++;
        return move;
    }

    private int party(String all) {
        int party = 0;
        for (String name : all.split(",")) {
            party |= 1 << names.indexOf(name);
        }
        return party;
    }

    private void hold(int t) {
        int n = tasks[t].length;
        held[t] = new int[n + 1];
        shared[t] = new int[n + 1];
        for (int i = 0; i < n; i++) {
            Move move = tasks[t][i];
            int lock = move.object();
            held[t][i + 1] = held[t][i];
            shared[t][i + 1] = shared[t][i];
            switch (move.kind()) {
                case ACQUIRE -> held[t][i + 1] |= lock;
                case SHARE -> shared[t][i + 1] |= lock;
                case RELEASE -> {
                    held[t][i + 1] &= ~lock;
                    shared[t][i + 1] &= ~lock;
                }
                default -> {}
            }
        }
    }

    /** The block in which a task was spawned: the spawner's own, or the one in which that was spawned. */
    private int spawnedIn(int t) {
        if (parent[t] < 0) {
            return -1;
        }
        int block = tasks[parent[t]][spawn[t]].block();
        return block >= 0 ? block : spawnedIn(parent[t]);
    }

    /** Whether what the task does in that block of its own, or in none, is the doing of the other block. */
    boolean isInside(int t, int own, int block) {
        int outer = own >= 0 ? own : taskAround[t];
        while (outer >= 0 && outer != block) {
            outer = around.get(outer);
        }
        return outer >= 0;
    }
}
