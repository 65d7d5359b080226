package dev.anyorder.testbed.edges;

/** One long step that touches more arrays than the heap could hold at once. */
// jvm: -Xmx64m
public class ManyArrays {
    public static void main(String[] args) {
        long sum = 0;
        for (int i = 0; i < 4000; i++) {
            int[] array = new int[25_000];
            array[i % array.length] = i;
            sum += array[i % array.length];
        }
        System.out.println(sum);
    }
}
