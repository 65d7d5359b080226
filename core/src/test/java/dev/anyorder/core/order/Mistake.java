package dev.anyorder.core.order;

/**
 * A mistake that one could make in the engine: a class of it, a piece of its source that occurs once, what stands there
 * instead; and the smallest program that shows it, with the answer that comes out wrong: {@code u < v} if u is before
 * v, {@code u | v} if not, where a name without a number is the task's last step. Some need a tree that is not let
 * grow tall.
 */
enum Mistake {
    WHAT_A_STEP_IS_INFORMED_OF_IS_LOST_AT_ITS_END(
            "Progress",
            "informed = step.informed();",
            "",
            "R spawn a; R spawn b; a signal 0; b inform 0; b signal 1",
            "R.0 < b"),
    INFORMED_OF_A_STEP_BUT_NOT_OF_WHAT_IT_KNEW(
            "Order",
            "Edge.after(mine, u.task, u.seq, theirs,",
            "Edge.after(mine, u.task, u.seq, Known.NOTHING,",
            "R spawn a; R spawn b; R spawn c; a signal 0; b inform 0; b signal 1; c inform 1",
            "R.0 < c"),
    TAKING_A_LOCK_INFORMS(
            "Strand",
            "become(logical, with(known, source, stamp.seq, stamp.observed), informed);",
            "become(logical, with(known, source, stamp.seq, stamp.observed), with(informed, source, stamp.seq,"
                    + " stamp.informed));",
            "R spawn a; a signal 0; R take 0",
            "a.0 | R"),
    JOIN_DOES_NOT_INFORM(
            "Strand",
            "learn(other.logical, other.observed, other.informed);",
            "learn(other.logical, other.observed, other.logical);",
            "R spawn a; R spawn b; a signal 0; b inform 0; b end; R join b",
            "b.0 < R"),
    FINISH_DOES_NOT_INFORM(
            "Finish",
            "to.learn(logical, observed, informed);",
            "to.learn(logical, observed, logical);",
            "R spawn a; R finish; R spawn b; a signal 0; b inform 0; b end; R unfinish",
            "b.0 < R"),
    CHAIN_OF_JOINS_NOT_CHECKED(
            "Order",
            "long join = x.joined();",
            "long join = meet != null && x.depth > meet.depth + 1 ? 1 : x.joined();",
            "R spawn a; a spawn b; a end; R join a",
            "b.0 | R"),
    STRANGER_LEARNS_NOTHING_OF_THE_ANCESTORS(
            "Edge",
            "while (x != null && !knows(",
            "while (x != null && grove == null && !knows(",
            "R spawn a; R spawn b; b end; a join b",
            "R.1 < a"),
    STRANGER_STAMPS_THE_JOIN(
            "Strand",
            "joinStranger(other);",
            "joinStranger(other); child.joined(seq);",
            "R spawn a; R spawn b; b end; a join b",
            "b.0 | R.2"),
    SECOND_JOIN_STAMPS_AGAIN(
            "Strand",
            "} else if (child.joined() == 0) {",
            "} else {",
            "R spawn a; a end; R join a; R spawn b; R join a",
            "a.0 < b"),
    CHILD_DOES_NOT_INHERIT_THE_MAP(
            "Strand",
            "Blocks.ofChild(blocks), logical, observed, informed)",
            "Blocks.ofChild(blocks), logical == null ? null : Known.NOTHING,"
                    + " observed == null ? null : Known.NOTHING, informed == null ? null : Known.NOTHING)",
            "R spawn a; R barrier a; R spawn b",
            "a.0 < b"),
    SOURCES_MAP_NOT_MERGED(
            "Edge",
            "return more.merge(theirs);",
            "return more;",
            "R spawn a; R spawn b; b signal 0; R end; b join R; b end; a join b",
            "R.2 < a"),
    MAP_NOT_MERGED_AT_A_JOIN(
            "Strand",
            "learn(other.logical, other.observed, other.informed);",
            "",
            "R spawn a; a spawn b; R end; b join R; b end; a join b",
            "R.1 < a"),
    MAP_NOT_MERGED_AT_THE_END_OF_A_FINISH(
            "Finish",
            "to.learn(logical, observed, informed);",
            "",
            "R spawn a; a finish; a spawn b; R end; b join R; b end; a unfinish",
            "R.1 < a"),
    MAP_MERGED_BEFORE_THE_ANCESTORS(
            "Edge",
            "Known more = known.with(source.place(grove), seq);",
            "known = known.merge(theirs); Known more = known.with(source.place(grove), seq);",
            "R spawn a; a spawn b; b spawn c; b end; c join b; c end; R join c",
            "a.0 < R"),
    ENTRY_DROPPED_FOR_A_LATER_ONE_OF_AN_ANCESTOR(
            "Edge",
            "Known more = known.with(source.place(grove), seq);",
            "Known more = source.parent != null && knows(known, source.parent, source.spawnSeq + 1, w, now)"
                    + " ? known : known.with(source.place(grove), seq);",
            "R spawn a; R signal 0; a await 0; a signal 1; R await 1",
            "a.0 < R"),
    JOIN_INSIDE_AN_ENDED_FINISH_SKIPPED(
            "Order",
            "|| join < end)",
            "|| join < 0)",
            "R spawn g; R finish; R spawn e; e end; R join e; R signal 0; R unfinish; g await 0",
            "e.0 < g"),
    JOINED_TASK_SKIPPED_OVER_ITS_LEAKED_CHILD(
            "Order",
            "if (x == meet) {",
            "if (x == meet && x.joined() == 0) {",
            "R spawn a; a spawn b; a end; R join a",
            "a.0 < b.0"),
    ENDED_FINISH_FORGETS_GRANDCHILDREN(
            "Order",
            "} else if (finish != null && end != 0) {",
            "} else if (finish != null && end != 0 && finish.owner == x.parent) {",
            "R finish; R spawn a; a spawn b; a end; b end; R unfinish",
            "b.0 < R"),
    MERGED_STAMP_WITHOUT_ANCESTORS(
            "Stamp",
            "Edge.after(known, task, seq, mine, null, 0, grove)",
            "known.with(task.place(grove), seq).merge(mine)",
            "R spawn a; a spawn b; R barrier b",
            "a.0 < R"),
    MERGED_STAMP_TAKES_LOCKS_FOR_LOGICAL(
            "Stamp",
            "Known known = logical != null ? logical : observed;",
            "Known known = observed != null ? observed : logical;",
            "R root a; R root b; a signal 0; R take 0; R add 0; b await 0",
            "a.0 < b"),
    AWAIT_TAKES_LOCKS_FOR_LOGICAL(
            "Standpoint",
            "Known known = logical != null ? logical : observed;",
            "Known known = observed != null ? observed : logical;",
            "R root a; R signal 0; a take 0; a await 0",
            "R.0 < a"),
    STAMP_USED_AGAIN_THOUGH_THE_STEP_WAS_SEEN(
            "Progress",
            "step = now;\n            lastSignal = null;",
            "step = now;",
            "R spawn a; a signal 0; a signal 1; R await 1",
            "a.1 < R"),
    LANE_TAKEN_BY_A_TASK_THAT_HAS_SPAWNED(
            "Standpoint",
            "if (free != null && !hasSpawned && ",
            "if (free != null && ",
            "R spawn a; a end; R spawn b; b spawn c; b join a; c signal 0; R await 0",
            "a.0 | R"),
    LANE_TAKEN_TWICE(
            "Standpoint",
            "FREE.getAndSet(over, null)",
            "FREE.get(over)",
            "R root a; R root b; R root c; R signal 0; R end; a join R; b join R; a signal 0; c await 0",
            "b.0 | c"),
    LANE_TAKEN_ONE_STEP_EARLY(
            "FreeLanes",
            "place.offset + lastSeq + 1;",
            "place.offset + lastSeq;",
            "R spawn a; R spawn b; R spawn c; a end; b join a; c join a",
            "b.0 | c"),
    NEW_TREE_TRUSTS_THE_OLD_ONE(
            "Standpoint",
            "Edge.after(Known.NOTHING, task",
            "Edge.after(known, task",
            "R spawn a; a spawn b; a end; b join a; b spawn c",
            "R.0 < c",
            3),
    NEW_TREE_FORGETS_THE_OLD_ONE(
            "Standpoint",
            "Edge.after(Known.NOTHING, task, seq, known, null, 0, grove)",
            "known",
            "R spawn a",
            "R.0 < a",
            1);

    final String file;
    final String right;
    final String wrong;
    final String program;
    final String answer;

    final int height;

    Mistake(String file, String right, String wrong, String program, String answer) {
        this(file, right, wrong, program, answer, Fuzzer.TALL);
    }

    Mistake(String file, String right, String wrong, String program, String answer, int height) {
        this.file = file;
        this.right = right;
        this.wrong = wrong;
        this.program = program;
        this.answer = answer;
        this.height = height;
    }
}
