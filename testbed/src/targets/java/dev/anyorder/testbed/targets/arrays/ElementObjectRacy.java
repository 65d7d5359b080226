package dev.anyorder.testbed.targets.arrays;

import dev.anyorder.testbed.targets.TwoThreads;

/** The slots are only read, the object that both threads find in one of them is not. */
public final class ElementObjectRacy {
    private int visits;

    static void visit(ElementObjectRacy[] rooms) {
        rooms[1].visits++; // race: ElementObjectRacy.visits
    }

    public static void main(String[] args) throws Exception {
        ElementObjectRacy[] rooms = {new ElementObjectRacy(), new ElementObjectRacy()};
        TwoThreads.run(() -> visit(rooms), () -> visit(rooms));
        System.out.println(rooms[0].visits); // prints: 0
    }
}
