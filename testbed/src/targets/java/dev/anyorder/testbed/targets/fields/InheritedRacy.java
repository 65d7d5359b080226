package dev.anyorder.testbed.targets.fields;

import dev.anyorder.testbed.targets.TwoThreads;

/** The field is declared in a superclass and reached through two different subclasses' code. */
public final class InheritedRacy {
    static class Shape {
        protected int area;
    }

    static class Square extends Shape {
        void grow() {
            area = 16; // race: Shape.area
        }
    }

    static final class Tile extends Square {
        int price() {
            return area * 2; // race: Shape.area
        }
    }

    public static void main(String[] args) throws Exception {
        Tile tile = new Tile();
        TwoThreads.run(tile::grow, tile::price);
        System.out.println(tile.area); // prints: 16
    }
}
