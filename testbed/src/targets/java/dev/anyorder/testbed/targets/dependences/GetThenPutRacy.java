package dev.anyorder.testbed.targets.dependences;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What belongs to the key, and if there is nothing, it is made: the same text, though not the same object. */
public final class GetThenPutRacy { // analyses: atomicity
    private final Map<String, Object> map = new ConcurrentHashMap<>();

    Object act() {
        String key = new String(new char[] {'a'});
        Object found = map.get(key); // atomicity: ConcurrentHashMap.get
        if (found == null) {
            found = new Object();
            map.put(key, found); // atomicity: ConcurrentHashMap.put
        }
        return found;
    }

    public static void main(String[] args) throws Exception {
        GetThenPutRacy shared = new GetThenPutRacy();
        TwoThreads.run(shared::act, shared::act);
        System.out.println("done"); // prints: done
    }
}
