package dev.anyorder.testbed.targets.init;

/** The constructor starts a thread on the unfinished object. */
public final class EscapingThisRacy {
    private final Thread reader;
    private int limit;

    @SuppressWarnings("this-escape")
    EscapingThisRacy() {
        reader = new Thread(this::read);
        reader.start();
        limit = 10; // race: EscapingThisRacy.limit
    }

    int read() {
        return limit; // race: EscapingThisRacy.limit
    }

    public static void main(String[] args) throws Exception {
        EscapingThisRacy object = new EscapingThisRacy();
        object.reader.join();
        System.out.println(object.read()); // prints: 10
    }
}
