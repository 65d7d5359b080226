package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** The call goes through a bridge method, which has no line of its own to blame. */
public final class BridgeRacy {
    interface Sink<T> {
        void put(T value);
    }

    static final class Names implements Sink<String> {
        private String last;

        @Override
        public void put(String value) {
            last = value; // race: Names.last
        }
    }

    static <T> void feed(Sink<T> sink, T value) {
        sink.put(value);
    }

    public static void main(String[] args) throws Exception {
        Names names = new Names();
        TwoThreads.run(() -> feed(names, "ada"), () -> feed(names, "ada"));
        System.out.println(names.last); // prints: ada
    }
}
