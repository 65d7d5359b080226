package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.StructuredTaskScope;

/** Two subtasks of one scope, and the owner before the join. */
public final class StructuredScopeRacy {
    private String name;
    private int age;

    public static void main(String[] args) throws Exception {
        StructuredScopeRacy person = new StructuredScopeRacy();
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> {
                person.name = "ada"; // race: StructuredScopeRacy.name
            });
            scope.fork(() -> {
                person.name = "ada"; // race: StructuredScopeRacy.name
            });
            scope.fork(() -> {
                person.age = 36; // race: StructuredScopeRacy.age
            });
            person.age = 36; // race: StructuredScopeRacy.age
            scope.join();
        }
        System.out.println(person.name + person.age); // prints: ada36
    }
}
