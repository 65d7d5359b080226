package dev.anyorder.testbed.targets.streams;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A method reference to a plain list's add. */
public final class ForEachAddRacy {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(4096);
        IntStream.range(0, 1000).parallel().boxed().forEach(list::add); // race: ArrayList.add
        System.out.println(list.size() > 0); // prints: true
    }
}
