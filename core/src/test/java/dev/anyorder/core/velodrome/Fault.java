package dev.anyorder.core.velodrome;

/** A mistake that one could make with transactions: where, what stands there once, and what instead. */
enum Fault {
    OUTSIDE_OF_BLOCKS_ALL_IS_ONE("Actor", "if (!now.isBlock && now.isUsed) {", "if (now.collected) {"),
    OUTSIDE_OF_BLOCKS_ONE_UNTIL_LEFT("Actor", "&& now.isUsed) {", "&& !now.out.isEmpty()) {"),
    READS_NOT_COMPARED_WITH_WRITES("Actor", "if (writing || !each.read()) {", "if (writing) {"),
    WRITES_NOT_COMPARED_WITH_READS("Actor", "if (writing || !each.read()) {", "if (!each.read()) {"),
    ONLY_THE_LAST_READ_KEPT("Actor", "Seen.without(seen, this)", "null"),
    READS_OF_OTHERS_FORGOTTEN("Seen", "isOut = rest.by == actor ||", "isOut = rest.by != actor ||"),
    KNOWN_THOUGH_READ_SINCE("Seen", "history != null && !history.read && history", "history != null && history"),
    KNOWN_THOUGH_THE_BLOCK_HAS_ENDED("Actor", "return !current.ended && Seen", "return Seen"),
    PROGRAM_ORDER_FORGOTTEN("Actor", "graph.link(new Link(last, next, Cause.PROGRAM, null, null, time, time));", ""),
    SPAWN_DOES_NOT_ORDER("Actor", "child.await(done(what), Cause.SPAWN, what);", "done(what);"),
    CHILDREN_ARE_STRANGERS("Actor", "boolean isInside = parent.isBlock;", "boolean isInside = false;"),
    CHILDREN_STAY_IN_A_BLOCK_THAT_HAS_ENDED(
            "Actor", "if (current == around && around.ended) {", "if (current == null) {"),
    BLOCK_ENDS_WITH_AN_INNER_ONE("Actor", "if (--blocks == 0 && last", "if (--blocks >= 0 && last"),
    COLLECTED_THOUGH_SOMETHING_IS_BEFORE_IT(
            "Velodrome", "if (next.isClosed() && next.in == 0 &&", "if (next.isClosed() &&"),
    COLLECTED_THOUGH_RUNNING("Velodrome", "if (next.isClosed() && next.in == 0 &&", "if (next.in == 0 &&"),
    LINKS_NOT_COUNTED("Velodrome", "after.in++;", ""),
    LEFT_OUT_THOUGH_IN_A_BLOCK("Transaction", "&& (isBlock || in > 0);", "&& (in > 0);"),
    LEFT_OUT_THOUGH_SOMETHING_IS_BEFORE_IT("Transaction", "&& (isBlock || in > 0);", "&& isBlock;"),
    CLOSED_THOUGH_NOTHING_WAS_DONE("Transaction", "|| !isBlock && isUsed;", "|| !isBlock;"),
    CLOSED_THOUGH_A_BLOCK("Transaction", "|| !isBlock && isUsed;", "|| isUsed;"),
    ONLY_CIRCLES_OF_TWO("Velodrome", "open.add(next);", ""),
    CIRCLE_WITHOUT_ITS_LAST_LINK("Velodrome", "Link link = last;", "Link link = last.before().reached;");

    final String file;
    final String right;
    final String wrong;

    Fault(String file, String right, String wrong) {
        this.file = file;
        this.right = right;
        this.wrong = wrong;
    }
}
