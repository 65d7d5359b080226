package dev.anyorder.core.determinism;

import java.util.List;

/**
 * What a task did in a play.
 *
 * @param index its number in the play
 * @param task the number of the task
 * @param verb what it did
 * @param object to which variable, lock or task
 * @param awaited the numbers of the happenings, or of the tasks, that it waited for
 * @param blocks the blocks it is in, outermost first
 */
record Happening(int index, int task, String verb, int object, List<Integer> awaited, List<Integer> blocks) {
    /** The outermost block, or -1. */
    int transaction() {
        return blocks.isEmpty() ? -1 : blocks.get(0);
    }

    boolean isJoin() {
        return verb.equals("join");
    }

    boolean isAcquire() {
        return verb.equals("acquire") || verb.equals("share");
    }

    private boolean isLocking() {
        return isAcquire() || verb.equals("release") || verb.equals("unshare");
    }

    private boolean isAccess() {
        return verb.equals("read") || verb.equals("write") || isUpdate();
    }

    private boolean isUpdate() {
        return verb.equals("add") || verb.equals("multiply");
    }

    private boolean isMild() {
        return verb.equals("read") || verb.endsWith("share");
    }

    /** Whether they touch the same, one of them changes it, and they do not commute. */
    boolean conflicts(Happening other) {
        return object == other.object
                && (isAccess() && other.isAccess() || isLocking() && other.isLocking())
                && !(isMild() && other.isMild())
                && !(isUpdate() && verb.equals(other.verb));
    }

    /** Whether a later one has to stay behind this one, whatever else happened. */
    boolean isBefore(Happening later) {
        return task == later.task
                || conflicts(later)
                || verb.equals("spawn") && object == later.task
                || later.isJoin() && (later.awaited.contains(task) || later.awaited.contains(spawned()))
                || !later.isJoin() && later.awaited.contains(index);
    }

    private int spawned() {
        return verb.equals("spawn") ? object : -1;
    }

    /** The innermost block that both are in, or -1. */
    int common(Happening other) {
        int common = -1;
        for (int i = 0; i < Math.min(blocks.size(), other.blocks.size()); i++) {
            common = blocks.get(i).equals(other.blocks.get(i)) ? blocks.get(i) : common;
        }
        return common;
    }

    @Override
    public String toString() {
        return task + " " + verb + " " + object + (blocks.isEmpty() ? "" : " " + blocks);
    }
}
