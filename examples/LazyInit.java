/**
 * A configuration is made when it is first asked for, without a lock: two threads may each make their own, or one may
 * see the reference before what is in it.
 *
 * <p>The report: a data race on the static field {@code LazyInit.instance}, and, if one thread gets the object that the
 * other one made, on {@code LazyInit.name}. A volatile field with a lock, or a holder class, has none.
 */
public class LazyInit {
    private static LazyInit instance;

    private String name;

    private LazyInit() {
        name = "default"; // race, if the other thread gets this object
    }

    static LazyInit get() {
        if (instance == null) { // race
            instance = new LazyInit(); // race
        }
        return instance; // race
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable user = () -> get().name.length(); // race, if the other thread made the object
        Thread first = new Thread(user, "first");
        Thread second = new Thread(user, "second");
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println("configuration: " + get().name);
    }
}
