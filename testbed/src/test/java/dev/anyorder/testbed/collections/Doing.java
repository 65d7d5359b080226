package dev.anyorder.testbed.collections;

import java.util.Random;

/**
 * A call on a list of four elements or a map of four keys, and what it touches: the shape, one bit for each element, and the rest of the
 * elements. A map has only a shape.
 *
 * @param text the statement, {@code %s} for the object
 */
record Doing(String text, int reads, int writes) {
    static final int SIZE = 4;

    private static final int SHAPE = 1 << SIZE;
    private static final int ALL = (1 << SIZE) - 1 | SHAPE;

    private static Doing reads(String text, int what) {
        return new Doing(text, what, 0);
    }

    private static Doing writes(String text, int what) {
        return new Doing(text, what == ALL ? ALL : SHAPE, what);
    }

    /** One that a list knows. */
    static Doing onList(Random random) {
        int at = random.nextInt(SIZE);
        int part = random.nextInt(at + 1);
        return switch (random.nextInt(11)) {
            case 0, 1 -> reads("%s.get(" + at + ");", SHAPE | 1 << at);
            case 2, 3 -> writes("%s.set(" + at + ", \"s\");", 1 << at);
            case 4 -> reads("%s.size();", SHAPE);
            case 5, 6 -> reads("for (String s : %s) { s.length(); }", ALL);
            case 7 -> reads("%s.contains(\"x\");", ALL);
            case 8 -> writes("%s.add(\"a\");", ALL);
            case 9 -> reads("%s.subList(" + part + ", 4).get(" + (at - part) + ");", SHAPE | 1 << at);
            default -> writes("%s.subList(" + part + ", 4).set(" + (at - part) + ", \"p\");", 1 << at);
        };
    }

    /** One that a map knows. Nobody adds a key: what a map does that is torn apart is anybody's guess. */
    static Doing onMap(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> reads("%s.get(" + random.nextInt(SIZE) + ");", ALL);
            case 1 -> reads("%s.size();", ALL);
            case 2 -> reads("for (String s : %s.values()) { s.length(); }", ALL);
            case 3 -> reads("%s.containsKey(9);", ALL);
            default -> writes("%s.put(" + random.nextInt(SIZE) + ", \"p\");", ALL);
        };
    }

    boolean conflictsWith(Doing other) {
        return ((reads | writes) & other.writes) != 0 || (writes & other.reads) != 0;
    }
}
