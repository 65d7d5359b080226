package dev.anyorder.testbed.targets.monitors;

import dev.anyorder.testbed.targets.TwoThreads;

/** The writer takes the lock, the reader forgot it. */
public final class OneSideRacy {
    private int stock;

    synchronized void sell() {
        stock = 9; // race: OneSideRacy.stock
    }

    int left() {
        return stock; // race: OneSideRacy.stock
    }

    public static void main(String[] args) throws Exception {
        OneSideRacy shop = new OneSideRacy();
        TwoThreads.run(shop::sell, shop::left);
        System.out.println(shop.left()); // prints: 9
    }
}
