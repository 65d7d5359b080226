package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** A lambda cannot assign a local variable, but it can assign the cell of an array that stands for one. */
public final class LambdaCaptureRacy {
    public static void main(String[] args) throws Exception {
        String[] last = {"none"};
        TwoThreads.run(
                () -> last[0] = "some", // race: String[]
                () -> last[0] = "some"); // race: String[]
        System.out.println(last[0]); // prints: some
    }
}
