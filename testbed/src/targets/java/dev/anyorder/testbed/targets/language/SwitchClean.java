package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;
import java.util.List;

/** Switches on strings, enums and numbers, with patterns of instanceof, on unshared data. */
public final class SwitchClean {
    private int total;

    void add(Object value) {
        if (value instanceof String text && !text.isEmpty()) {
            total += switch (text) {
                case "one" -> 1;
                case "two" -> 2;
                default -> {
                    int length = text.length();
                    yield length * 100;
                }
            };
        } else if (value instanceof Integer number) {
            switch (number) {
                case 1000:
                    total += 1;
                case 5:
                    total += 10;
                    break;
                default:
                    total = 0;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        SwitchClean left = new SwitchClean();
        SwitchClean right = new SwitchClean();
        TwoThreads.run(() -> List.of("one", "two", "three").forEach(left::add), () -> right.add(1000));
        System.out.println(left.total + right.total); // prints: 514
    }
}
