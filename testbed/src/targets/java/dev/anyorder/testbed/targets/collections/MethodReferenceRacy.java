package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Method references to a plain list and a plain map, called through functional interfaces. */
public final class MethodReferenceRacy {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(16);
        Map<String, Integer> map = new HashMap<>(64);
        Consumer<String> add = list::add; // race: ArrayList.add
        BiConsumer<String, Integer> put = map::put; // race: HashMap.put
        TwoThreads.run(
                () -> {
                    add.accept("a");
                    put.accept("a", 1);
                },
                () -> {
                    add.accept("b");
                    put.accept("b", 2);
                });
        System.out.println(list.size() > 0 && map.size() > 0); // prints: true
    }
}
