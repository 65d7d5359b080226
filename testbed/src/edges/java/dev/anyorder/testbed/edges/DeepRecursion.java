package dev.anyorder.testbed.edges;

/** Recursion that is deep, but not too deep. */
public class DeepRecursion {
    private int field;
    private final int[] array = new int[4];
    private final StringBuilder text = new StringBuilder();

    private int down(int depth) {
        field = depth;
        array[depth & 3]++;
        synchronized (this) {
            text.setLength(0);
            return depth == 0 ? field : 1 + down(depth - 1);
        }
    }

    public static void main(String[] args) {
        System.out.println(new DeepRecursion().down(2000));
    }
}
