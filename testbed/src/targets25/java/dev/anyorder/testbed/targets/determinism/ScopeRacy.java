package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.StructuredTaskScope;

/** Subtasks of a scope that take the same lock. */
public final class ScopeRacy { // analyses: determinism
    private String text = "";

    private void add(String more) {
        synchronized (this) { // conflict: ScopeRacy
            text = text + more;
        }
    }

    @Deterministic
    void all() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> add("a"));
            scope.fork(() -> add("b"));
            scope.join();
        }
    }

    public static void main(String[] args) throws Exception {
        ScopeRacy shared = new ScopeRacy();
        shared.all();
        System.out.println(shared.text.length()); // prints: 2
    }
}
