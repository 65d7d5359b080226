package dev.anyorder.testbed.targets.executors;

import java.util.concurrent.StructuredTaskScope;

/** The subtasks of a scope are done when it is joined. */
public final class StructuredScopeClean {
    private String name;
    private int age;

    public static void main(String[] args) throws Exception {
        StructuredScopeClean person = new StructuredScopeClean();
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> {
                person.name = "ada";
            });
            StructuredTaskScope.Subtask<Integer> age = scope.fork(() -> person.age = 36);
            scope.join();
            System.out.println(person.name + person.age + age.get()); // prints: ada3636
        }
    }
}
