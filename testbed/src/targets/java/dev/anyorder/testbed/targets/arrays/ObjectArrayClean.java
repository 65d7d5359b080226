package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** Both threads read all slots; each changes only the objects in its own slots. */
public final class ObjectArrayClean {
    private int visits;

    static void visit(ObjectArrayClean[] rooms, int parity) {
        for (int i = 0; i < rooms.length; i++) {
            ObjectArrayClean room = rooms[i];
            if (i % 2 == parity) {
                room.visits++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ObjectArrayClean[] rooms = new ObjectArrayClean[10];
        for (int i = 0; i < rooms.length; i++) {
            rooms[i] = new ObjectArrayClean();
        }
        TwoThreads.run(() -> visit(rooms, 0), () -> visit(rooms, 1));
        System.out.println(rooms[8].visits + rooms[9].visits); // prints: 2
    }
}
