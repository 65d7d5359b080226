package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/** A task in a region: the value that it returns, and what its owner does with it. */
record Posted<R extends @Nullable Object>(ClaimedJob job, Computation<R> computation, ItemBody<? super R> handler) {
    /** The owner has waited for the task: inherits what it has left in regions, and handles the value. */
    void receive(Estate owner) throws Exception {
        Household household = job.household;
        Estate left = household == null ? null : household.leftEstate();
        if (left != null) {
            owner.inherit(left);
        }
        Joining.joined(job);
        handler.run(computation.value());
    }
}
