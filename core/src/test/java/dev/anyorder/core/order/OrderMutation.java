package dev.anyorder.core.order;

/**
 * A mistake that one could make in the engine: a class of it, a piece of its source that occurs once, what stands there
 * instead; and the smallest program that shows it, with the answer that comes out wrong: {@code u < v} if u is before
 * v, {@code u | v} if not, where a name without a number is the task's last step. Some need a tree that is not let
 * grow tall.
 */
enum OrderMutation {
    WHAT_A_STEP_IS_INFORMED_OF_IS_LOST_AT_ITS_END(
            "TaskProgress",
            "informed = step.informed();",
            "",
            "R spawn a; R spawn b; a signal 0; b inform 0; b signal 1",
            "R.0 < b"),
    INFORMED_OF_A_STEP_BUT_NOT_OF_WHAT_IT_KNEW(
            "HappensBefore",
            "CrossEdge.after(mine, u.task, u.seq, theirs,",
            "CrossEdge.after(mine, u.task, u.seq, SparseVectorClock.NOTHING,",
            "R spawn a; R spawn b; R spawn c; a signal 0; b inform 0; b signal 1; c inform 1",
            "R.0 < c"),
    TAKING_A_LOCK_INFORMS(
            "TaskState",
            "setClocks(logical, with(clock, source, snapshot.seq, snapshot.observed), informed);",
            "setClocks(logical, with(clock, source, snapshot.seq, snapshot.observed), with(informed, source, snapshot.seq,"
                    + " snapshot.informed));",
            "R spawn a; a signal 0; R take 0",
            "a.0 | R"),
    JOIN_DOES_NOT_INFORM(
            "TaskState",
            "learn(other.logical, other.observed, other.informed);",
            "learn(other.logical, other.observed, other.logical);",
            "R spawn a; R spawn b; a signal 0; b inform 0; b end; R join b",
            "b.0 < R"),
    FINISH_DOES_NOT_INFORM(
            "TaskFinish",
            "to.learn(logical, observed, informed);",
            "to.learn(logical, observed, logical);",
            "R spawn a; R finish; R spawn b; a signal 0; b inform 0; b end; R unfinish",
            "b.0 < R"),
    CHAIN_OF_JOINS_NOT_CHECKED(
            "HappensBefore",
            "long join = x.joined();",
            "long join = meet != null && x.depth > meet.depth + 1 ? 1 : x.joined();",
            "R spawn a; a spawn b; a end; R join a",
            "b.0 | R"),
    STRANGER_LEARNS_NOTHING_OF_THE_ANCESTORS(
            "CrossEdge",
            "while (x != null && !isRedundant(",
            "while (x != null && forest == null && !isRedundant(",
            "R spawn a; R spawn b; b end; a join b",
            "R.1 < a"),
    STRANGER_STAMPS_THE_JOIN(
            "TaskState",
            "joinStranger(other);",
            "joinStranger(other); child.joined(seq);",
            "R spawn a; R spawn b; b end; a join b",
            "b.0 | R.2"),
    SECOND_JOIN_STAMPS_AGAIN(
            "TaskState",
            "} else if (child.joined() == 0) {",
            "} else {",
            "R spawn a; a end; R join a; R spawn b; R join a",
            "a.0 < b"),
    CHILD_DOES_NOT_INHERIT_THE_MAP(
            "TaskState",
            "TaskBlocks.ofChild(blocks), logical, observed, informed)",
            "TaskBlocks.ofChild(blocks), logical == null ? null : SparseVectorClock.NOTHING,"
                    + " observed == null ? null : SparseVectorClock.NOTHING, informed == null ? null : SparseVectorClock.NOTHING)",
            "R spawn a; R barrier a; R spawn b",
            "a.0 < b"),
    SOURCES_MAP_NOT_MERGED(
            "CrossEdge",
            "return more.merge(theirs);",
            "return more;",
            "R spawn a; R spawn b; b signal 0; R end; b join R; b end; a join b",
            "R.2 < a"),
    MAP_NOT_MERGED_AT_A_JOIN(
            "TaskState",
            "learn(other.logical, other.observed, other.informed);",
            "",
            "R spawn a; a spawn b; R end; b join R; b end; a join b",
            "R.1 < a"),
    MAP_NOT_MERGED_AT_THE_END_OF_A_FINISH(
            "TaskFinish",
            "to.learn(logical, observed, informed);",
            "",
            "R spawn a; a finish; a spawn b; R end; b join R; b end; a unfinish",
            "R.1 < a"),
    MAP_MERGED_BEFORE_THE_ANCESTORS(
            "CrossEdge",
            "SparseVectorClock more = clock.with(source.place(forest), seq);",
            "clock = clock.merge(theirs); SparseVectorClock more = clock.with(source.place(forest), seq);",
            "R spawn a; a spawn b; b spawn c; b end; c join b; c end; R join c",
            "a.0 < R"),
    ENTRY_DROPPED_FOR_A_LATER_ONE_OF_AN_ANCESTOR(
            "CrossEdge",
            "SparseVectorClock more = clock.with(source.place(forest), seq);",
            "SparseVectorClock more = source.parent != null && isRedundant(clock, source.parent, source.spawnSeq + 1, w, now)"
                    + " ? clock : clock.with(source.place(forest), seq);",
            "R spawn a; R signal 0; a await 0; a signal 1; R await 1",
            "a.0 < R"),
    JOIN_INSIDE_AN_ENDED_FINISH_SKIPPED(
            "HappensBefore",
            "|| join < end)",
            "|| join < 0)",
            "R spawn g; R finish; R spawn e; e end; R join e; R signal 0; R unfinish; g await 0",
            "e.0 < g"),
    JOINED_TASK_SKIPPED_OVER_ITS_LEAKED_CHILD(
            "HappensBefore",
            "if (x == meet) {",
            "if (x == meet && x.joined() == 0) {",
            "R spawn a; a spawn b; a end; R join a",
            "a.0 < b.0"),
    ENDED_FINISH_FORGETS_GRANDCHILDREN(
            "HappensBefore",
            "} else if (finish != null && end != 0) {",
            "} else if (finish != null && end != 0 && finish.owner == x.parent) {",
            "R finish; R spawn a; a spawn b; a end; b end; R unfinish",
            "b.0 < R"),
    MERGED_STAMP_WITHOUT_ANCESTORS(
            "ClockSnapshot",
            "CrossEdge.after(clock, task, seq, mine, null, 0, forest)",
            "clock.with(task.place(forest), seq).merge(mine)",
            "R spawn a; a spawn b; R barrier b",
            "a.0 < R"),
    MERGED_STAMP_TAKES_LOCKS_FOR_LOGICAL(
            "ClockSnapshot",
            "SparseVectorClock clock = logical != null ? logical : observed;",
            "SparseVectorClock clock = observed != null ? observed : logical;",
            "R root a; R root b; a signal 0; R take 0; R add 0; b await 0",
            "a.0 < b"),
    AWAIT_TAKES_LOCKS_FOR_LOGICAL(
            "TaskClock",
            "SparseVectorClock clock = logical != null ? logical : observed;",
            "SparseVectorClock clock = observed != null ? observed : logical;",
            "R root a; R signal 0; a take 0; a await 0",
            "R.0 < a"),
    STAMP_USED_AGAIN_THOUGH_THE_STEP_WAS_SEEN(
            "TaskProgress",
            "step = now;\n            lastSignal = null;",
            "step = now;",
            "R spawn a; a signal 0; a signal 1; R await 1",
            "a.1 < R"),
    LANE_TAKEN_BY_A_TASK_THAT_HAS_SPAWNED(
            "TaskClock",
            "if (free != null && !hasSpawned && ",
            "if (free != null && ",
            "R spawn a; a end; R spawn b; b spawn c; b join a; c signal 0; R await 0",
            "a.0 | R"),
    LANE_TAKEN_TWICE(
            "TaskClock",
            "FREE.getAndSet(over, null)",
            "FREE.get(over)",
            "R root a; R root b; R root c; R signal 0; R end; a join R; b join R; a signal 0; c await 0",
            "b.0 | c"),
    LANE_TAKEN_ONE_STEP_EARLY(
            "ChainPool",
            "position.offset + lastSeq + 1;",
            "position.offset + lastSeq;",
            "R spawn a; R spawn b; R spawn c; a end; b join a; c join a",
            "b.0 | c"),
    NEW_TREE_TRUSTS_THE_OLD_ONE(
            "TaskClock",
            "CrossEdge.after(SparseVectorClock.NOTHING, task",
            "CrossEdge.after(clock, task",
            "R spawn a; a spawn b; a end; b join a; b spawn c",
            "R.0 < c",
            3),
    NEW_TREE_FORGETS_THE_OLD_ONE(
            "TaskClock",
            "CrossEdge.after(SparseVectorClock.NOTHING, task, seq, clock, null, 0, forest)",
            "clock",
            "R spawn a",
            "R.0 < a",
            1);

    final String file;
    final String right;
    final String wrong;
    final String program;
    final String answer;

    final int height;

    OrderMutation(String file, String right, String wrong, String program, String answer) {
        this(file, right, wrong, program, answer, Fuzzer.TALL);
    }

    OrderMutation(String file, String right, String wrong, String program, String answer, int height) {
        this.file = file;
        this.right = right;
        this.wrong = wrong;
        this.program = program;
        this.answer = answer;
        this.height = height;
    }
}
