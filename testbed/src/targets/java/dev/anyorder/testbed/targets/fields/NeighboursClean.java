package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** Two fields of one object, each with one thread: neighbours in memory are still two locations. */
public final class NeighboursClean {
    private int north;
    private int south;
    private boolean east;
    private byte west;

    public static void main(String[] args) throws Exception {
        NeighboursClean map = new NeighboursClean();
        TwoThreads.run(
                () -> {
                    map.north = 1;
                    map.east = true;
                },
                () -> {
                    map.south = 2;
                    map.west = 3;
                });
        System.out.println(map.north + map.south + map.west + " " + map.east); // prints: 6 true
    }
}
