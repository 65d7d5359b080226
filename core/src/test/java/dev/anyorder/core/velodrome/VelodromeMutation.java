package dev.anyorder.core.velodrome;

/** A mistake that one could make with transactions: where, what stands there once, and what instead. */
enum VelodromeMutation {
    OUTSIDE_OF_BLOCKS_ALL_IS_ONE("VelodromeTask", "if (!now.isBlock && now.isUsed) {", "if (now.collected) {"),
    OUTSIDE_OF_BLOCKS_ONE_UNTIL_LEFT("VelodromeTask", "&& now.isUsed) {", "&& !now.out.isEmpty()) {"),
    READS_NOT_COMPARED_WITH_WRITES("VelodromeTask", "if (writing || !each.read()) {", "if (writing) {"),
    WRITES_NOT_COMPARED_WITH_READS("VelodromeTask", "if (writing || !each.read()) {", "if (!each.read()) {"),
    ONLY_THE_LAST_READ_KEPT("VelodromeTask", "VelodromeHistory.without(seen, this)", "null"),
    READS_OF_OTHERS_FORGOTTEN("VelodromeHistory", "isOut = rest.by == task ||", "isOut = rest.by != task ||"),
    KNOWN_THOUGH_READ_SINCE(
            "VelodromeHistory", "history != null && !history.read && history", "history != null && history"),
    KNOWN_THOUGH_THE_BLOCK_HAS_ENDED(
            "VelodromeTask", "return !current.ended && VelodromeHistory", "return VelodromeHistory"),
    PROGRAM_ORDER_FORGOTTEN(
            "VelodromeTask",
            "graph.link(new TransactionEdge(last, next, EdgeCause.PROGRAM, null, null, time, time));",
            ""),
    SPAWN_DOES_NOT_ORDER("VelodromeTask", "child.await(done(what), EdgeCause.SPAWN, what);", "done(what);"),
    CHILDREN_ARE_STRANGERS("VelodromeTask", "boolean isInside = parent.isBlock;", "boolean isInside = false;"),
    CHILDREN_STAY_IN_A_BLOCK_THAT_HAS_ENDED(
            "VelodromeTask", "if (current == around && around.ended) {", "if (current == null) {"),
    BLOCK_ENDS_WITH_AN_INNER_ONE("VelodromeTask", "if (--blocks == 0 && last", "if (--blocks >= 0 && last"),
    COLLECTED_THOUGH_SOMETHING_IS_BEFORE_IT(
            "VelodromeGraph", "if (next.isClosed() && next.in == 0 &&", "if (next.isClosed() &&"),
    COLLECTED_THOUGH_RUNNING("VelodromeGraph", "if (next.isClosed() && next.in == 0 &&", "if (next.in == 0 &&"),
    LINKS_NOT_COUNTED("VelodromeGraph", "after.in++;", ""),
    LEFT_OUT_THOUGH_IN_A_BLOCK("Transaction", "&& (isBlock || in > 0);", "&& (in > 0);"),
    LEFT_OUT_THOUGH_SOMETHING_IS_BEFORE_IT("Transaction", "&& (isBlock || in > 0);", "&& isBlock;"),
    CLOSED_THOUGH_NOTHING_WAS_DONE("Transaction", "|| !isBlock && isUsed;", "|| !isBlock;"),
    CLOSED_THOUGH_A_BLOCK("Transaction", "|| !isBlock && isUsed;", "|| isUsed;"),
    ONLY_CIRCLES_OF_TWO("VelodromeGraph", "open.add(next);", ""),
    CIRCLE_WITHOUT_ITS_LAST_LINK(
            "VelodromeGraph", "TransactionEdge edge = last;", "TransactionEdge edge = last.before().reached;");

    final String file;
    final String right;
    final String wrong;

    VelodromeMutation(String file, String right, String wrong) {
        this.file = file;
        this.right = right;
        this.wrong = wrong;
    }
}
