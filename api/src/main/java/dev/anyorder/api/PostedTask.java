package dev.anyorder.api;

import org.jspecify.annotations.Nullable;

/** A task posted into a region, with its value and the owner's handler. */
record PostedTask<R extends @Nullable Object>(
        ClaimedTask job, Computation<R> computation, ItemBody<? super R> handler) {
    /** Called by the owner after the join. */
    void receive(RegionOwnership owner) throws Exception {
        TaskExtras extras = job.extras;
        RegionOwnership left = extras == null ? null : extras.leftEstate();
        if (left != null) {
            owner.inherit(left);
        }
        JoinWait.joined(job);
        handler.run(computation.value());
    }
}
