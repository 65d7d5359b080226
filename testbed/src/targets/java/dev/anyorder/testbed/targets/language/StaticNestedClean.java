package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** A builder and what it builds: nested classes that reach each other's private parts, in one thread each. */
public final class StaticNestedClean {
    private final String text;

    private StaticNestedClean(Builder builder) {
        this.text = builder.parts.toString() + builder.count;
    }

    static final class Builder {
        private final StringBuilder parts = new StringBuilder();
        private int count;

        Builder add(String part) {
            parts.append(part);
            count++;
            return this;
        }

        StaticNestedClean build() {
            return new StaticNestedClean(this);
        }
    }

    public static void main(String[] args) throws Exception {
        StaticNestedClean[] built = new StaticNestedClean[2];
        TwoThreads.run(
                () -> built[0] = new Builder().add("a").add("b").build(),
                () -> built[1] = new Builder().add("c").build());
        System.out.println(built[0].text + built[1].text); // prints: ab2c1
    }
}
