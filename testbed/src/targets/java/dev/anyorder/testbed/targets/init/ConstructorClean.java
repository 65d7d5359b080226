package dev.anyorder.testbed.targets.init;

import java.util.ArrayList;
import java.util.List;

/** A factory starts the thread when the object is finished. */
public final class ConstructorClean {
    private int limit;
    private final List<String> names = new ArrayList<>();
    private Thread reader;

    private ConstructorClean() {
        limit = 10;
        names.add("first");
    }

    static ConstructorClean start() {
        ConstructorClean object = new ConstructorClean();
        object.reader = new Thread(object::read);
        object.reader.start();
        return object;
    }

    int read() {
        return limit + names.size();
    }

    public static void main(String[] args) throws Exception {
        ConstructorClean object = start();
        object.reader.join();
        System.out.println(object.read()); // prints: 11
    }
}
