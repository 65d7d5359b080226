package dev.anyorder.testbed.targets.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** The parent looks at the child's result before it has joined it. */
public final class ReadBeforeJoinRacy extends RecursiveAction {
    static final class Child extends RecursiveAction {
        private int result;

        @Override
        protected void compute() {
            result = 5; // race: Child.result
        }
    }

    private int early;

    @Override
    protected void compute() {
        Child child = new Child();
        child.fork();
        early = child.result; // race: Child.result
        child.join();
        System.out.println(child.result); // prints: 5
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new ReadBeforeJoinRacy());
    }
}
