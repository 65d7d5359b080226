package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/** A task in a region: the value that it returns, and what its owner does with it. */
record PostedTask<R extends @Nullable Object>(
        ClaimedTask job, Computation<R> computation, ItemBody<? super R> handler) {
    /** The owner has waited for the task: inherits what it has left in regions, and handles the value. */
    void receive(RegionOwnership owner) throws Exception {
        TaskExtras extras = job.extras;
        RegionOwnership left = extras == null ? null : extras.leftEstate();
        if (left != null) {
            owner.inherit(left);
        }
        TaskJoin.joined(job);
        handler.run(computation.value());
    }
}
