package dev.anyorder.testbed.targets.collections;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.Hashtable;
import java.util.Properties;
import java.util.Stack;
import java.util.Vector;

/** The old classes that are synchronized: StringBuffer, Vector, Hashtable, Stack and Properties. */
public final class LegacyClean {
    private final StringBuffer text = new StringBuffer();
    private final Vector<Integer> vector = new Vector<>();
    private final Hashtable<Integer, String> table = new Hashtable<>();
    private final Stack<Integer> stack = new Stack<>();
    private final Properties properties = new Properties();

    void fill(int n) {
        text.append(n);
        vector.add(n);
        table.put(n, "entry");
        stack.push(n);
        properties.setProperty("key" + n, "value");
    }

    public static void main(String[] args) throws Exception {
        LegacyClean all = new LegacyClean();
        TwoThreads.run(() -> all.fill(1), () -> all.fill(2));
        int sizes = all.text.length() + all.vector.size() + all.table.size() + all.stack.size();
        System.out.println(sizes + all.properties.size()); // prints: 10
    }
}
