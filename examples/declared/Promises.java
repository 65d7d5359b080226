import dev.anyorder.api.Atomic;
import dev.anyorder.api.Deterministic;

/**
 * Two promises that are not kept, though nothing races: what is declared is checked without being asked for.
 *
 * <p>The report: an atomicity violation, as another task may withdraw something between the look at the balance and the
 * withdrawal; and a determinism conflict, as either of two tasks may be the first to take the lock.
 */
public class Promises {
    private int balance = 100;
    private String last = "";

    synchronized boolean covers(int amount) {
        return balance >= amount; // atomicity
    }

    synchronized void take(int amount) {
        balance -= amount; // atomicity
    }

    @Atomic
    void withdraw(int amount) {
        if (covers(amount)) {
            take(amount);
        }
    }

    @Deterministic
    void open() throws InterruptedException {
        together(() -> sign("first"), () -> sign("second"));
    }

    private void sign(String name) {
        synchronized (this) { // conflict
            last = name; // determinacy
        }
    }

    private static void together(Runnable one, Runnable other) throws InterruptedException {
        Thread beside = new Thread(one);
        beside.start();
        other.run();
        beside.join();
    }

    public static void main(String[] args) throws InterruptedException {
        Promises account = new Promises();
        account.open();
        together(() -> account.withdraw(30), () -> account.withdraw(40));
        System.out.println(account.last.isEmpty() ? "nobody" : "signed");
    }
}
