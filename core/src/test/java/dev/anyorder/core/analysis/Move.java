package dev.anyorder.core.analysis;

/**
 * What a task of a {@link Script} does at once, for {@link Schedules}. An update that is not atomic is two moves.
 *
 * @param kind what it is
 * @param object the number of a task, of a lock, of a location's group, or of the task that puts
 * @param index of a get, the number of the put among its task's moves; of a barrier, which one it is
 * @param access the number of the access in the script, -1 if it is none
 * @param reads whether it reads
 * @param writes whether it writes
 * @param block the number of the own block it is in, -1 if none
 */
record Move(Kind kind, int object, int index, int access, boolean reads, boolean writes, int block) {
    enum Kind {
        SPAWN,
        JOIN,
        PUT,
        GET,
        BARRIER,
        ACQUIRE,
        SHARE,
        RELEASE,
        ACCESS,
        NOTHING
    }

    boolean isInConflict(Move other) {
        return kind == Kind.ACCESS && other.kind == Kind.ACCESS && object == other.object && (writes || other.writes);
    }
}
