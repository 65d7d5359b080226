package dev.anyorder.testbed.targets.determinism;

import dev.anyorder.api.Deterministic;
import java.util.concurrent.StructuredTaskScope;

/** Subtasks of a scope that touch nothing in common. */
public final class ScopeClean { // analyses: determinism
    private int age;

    @Deterministic
    String all() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            var name = scope.fork(() -> "ada");
            scope.fork(() -> {
                age = 36;
            });
            scope.join();
            return name.get() + age;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new ScopeClean().all()); // prints: ada36
    }
}
