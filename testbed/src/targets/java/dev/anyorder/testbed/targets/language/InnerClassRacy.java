package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** An inner class writes a private field of its outer object. */
public final class InnerClassRacy {
    private int clicks;

    final class Button {
        void click() {
            clicks++; // race: InnerClassRacy.clicks
        }
    }

    public static void main(String[] args) throws Exception {
        InnerClassRacy window = new InnerClassRacy();
        Button ok = window.new Button();
        Button cancel = window.new Button();
        TwoThreads.run(ok::click, cancel::click);
        System.out.println(window.clicks > 0); // prints: true
    }
}
