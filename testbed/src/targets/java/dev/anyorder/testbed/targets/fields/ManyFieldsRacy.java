package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** One race among many clean fields of the same object. */
public final class ManyFieldsRacy {
    private int a;
    private long b;
    private Object c;
    private double d;
    private char e;
    private int shared;

    void left() {
        a = 1;
        b = 2;
        c = "three";
        shared = 4; // race: ManyFieldsRacy.shared
    }

    void right() {
        d = 5;
        e = '6';
        shared = 4; // race: ManyFieldsRacy.shared
    }

    public static void main(String[] args) throws Exception {
        ManyFieldsRacy form = new ManyFieldsRacy();
        TwoThreads.run(form::left, form::right);
        System.out.println(form.a + form.b + "" + form.c + form.d + form.e); // prints: 3three5.06
    }
}
