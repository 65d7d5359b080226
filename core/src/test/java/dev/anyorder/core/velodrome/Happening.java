package dev.anyorder.core.velodrome;

/**
 * What a task did in a trace.
 *
 * @param index its number in the trace
 * @param task the number of the task
 * @param verb what it did
 * @param object to which location, lock, variable or task
 * @param transaction the number that the oracle gave to the transaction
 */
record Happening(int index, int task, String verb, int object, int transaction) {
    boolean isAccess() {
        return verb.equals("read") || verb.equals("write");
    }

    boolean isLocking() {
        return verb.equals("acquire") || verb.equals("share") || isRelease();
    }

    boolean isRelease() {
        return verb.equals("release") || verb.equals("unshare");
    }

    private boolean isSharing() {
        return verb.equals("share") || verb.equals("unshare");
    }

    /** Whether a later one has to stay behind this one. Puts are looked at elsewhere. */
    boolean isBefore(Happening later) {
        boolean isSame = object == later.object;
        return task == later.task
                || isAccess() && later.isAccess() && isSame && (verb.equals("write") || later.verb.equals("write"))
                || isLocking() && later.isLocking() && isSame && !(isSharing() && later.isSharing())
                || verb.equals("spawn") && object == later.task
                || later.verb.equals("join") && (later.object == task || verb.equals("spawn") && isSame);
    }

    @Override
    public String toString() {
        return task + " " + verb + " " + object;
    }
}
