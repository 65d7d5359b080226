package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** A linked list that is built before the threads start and only read afterwards. */
public final class ReferenceClean {
    private int value;
    private ReferenceClean next;

    static int sum(ReferenceClean node) {
        int sum = 0;
        for (; node != null; node = node.next) {
            sum += node.value;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        ReferenceClean head = null;
        for (int i = 0; i < 10; i++) {
            ReferenceClean node = new ReferenceClean();
            node.value = i;
            node.next = head;
            head = node;
        }
        ReferenceClean list = head;
        TwoThreads.run(() -> sum(list), () -> sum(list));
        System.out.println(sum(list)); // prints: 45
    }
}
