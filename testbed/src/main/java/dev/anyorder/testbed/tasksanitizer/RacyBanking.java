package dev.anyorder.testbed.tasksanitizer;

import java.util.List;
import java.util.concurrent.ForkJoinTask;

/** A task opens an account with 1000; three tasks without an order change it: three pairs of them race. */
final class RacyBanking {
    private int balance;

    private void open() {
        balance = 1000;
    }

    private void deposit() {
        balance += 100;
    }

    private void withdraw() {
        balance -= 300;
    }

    private void addInterest() {
        balance *= 2;
    }

    public static void main(String[] args) {
        RacyBanking account = new RacyBanking();
        ForkJoinTask.adapt(account::open).fork().join();
        ForkJoinTask.invokeAll(List.of(
                ForkJoinTask.adapt(account::deposit),
                ForkJoinTask.adapt(account::withdraw),
                ForkJoinTask.adapt(account::addInterest)));
        System.out.println(account.balance > 0);
    }
}
