/**
 * Deposits take the account's lock; somebody forgot it where interest is paid.
 *
 * <p>The report: data races on {@code Account.balance}, between {@code deposit}, which holds the lock, and
 * {@code payInterest}, which holds none. {@code main} reads the balance only after both threads have ended: no race.
 */
public class Account {
    private long balance = 1000;

    synchronized void deposit(long amount) {
        balance += amount; // race
    }

    void payInterest() {
        balance += balance / 100; // race: this method should be synchronized, too
    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        Thread teller = new Thread(() -> account.deposit(500), "teller");
        Thread bank = new Thread(account::payInterest, "bank");
        teller.start();
        bank.start();
        teller.join();
        bank.join();
        System.out.println("balance: " + account.balance);
    }
}
