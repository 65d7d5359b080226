package dev.anyorder.testbed.targets.threads;

/** The child inherits the parent's value: it is one object for both. */
public final class InheritableThreadLocalRacy {
    static final class Context {
        String user = "nobody";
    }

    private static final InheritableThreadLocal<Context> CONTEXT = new InheritableThreadLocal<>();

    public static void main(String[] args) throws Exception {
        CONTEXT.set(new Context());
        Thread child = new Thread(() -> {
            CONTEXT.get().user = "child"; // race: Context.user
        });
        child.start();
        CONTEXT.get().user = "child"; // race: Context.user
        child.join();
        System.out.println(CONTEXT.get().user); // prints: child
    }
}
