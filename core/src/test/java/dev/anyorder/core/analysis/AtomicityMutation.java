package dev.anyorder.core.analysis;

/** A mistake that one could make with atomicity: where, what stands there once, what instead, and who has to notice. */
enum AtomicityMutation {
    OWN_PAIR_NOT_CHECKED("analysis.AtomicityAnalysis", "splitFinder.asSecond(before, block);", ""),
    STORED_PAIRS_NOT_CHECKED("analysis.AtomicityAnalysis", "splitFinder.asSplitter();", ""),
    WRITES_BEGIN_WITH_THE_FIRST_READ(
            "analysis.HistoryUpdate",
            "AtomicityEntry.pair(SplitKind.WRITES, write, access",
            "AtomicityEntry.pair(SplitKind.WRITES, first, access"),
    PAIR_BEGINS_WITH_THE_LAST_ACCESS("analysis.HistoryUpdate", "before == null ? access : before.first();", "access;"),
    PAIRS_OF_READS_AND_WRITES_NOT_KEPT(
            "analysis.HistoryUpdate", "before != null ? first != write || !writes : ", "before != null ? !writes : "),
    UPDATE_CANNOT_BE_SPLIT(
            "analysis.HistoryUpdate", "&& access.op != AccessOp.WRITE &&", "&& access.op == AccessOp.WRITE &&"),
    ATOMIC_UPDATE_CAN_BE_SPLIT("analysis.HistoryUpdate", "AccessOp.WRITE && !access.atomic;", "AccessOp.WRITE;"),
    ONE_OF_A_SORT_KEPT(
            "analysis.AtomicityEntryList",
            "return new AtomicityEntryList(entry.onto(newest), null);",
            "return new AtomicityEntryList(entry, null);"),
    TWO_OF_A_SORT_KEPT("analysis.HistoryUpdate", "sorts[i].trimmed(limit, most)", "sorts[i].trimmed(2, 2)"),
    WITNESS_OUTLIVES_A_NEW_DEED(
            "analysis.AtomicityEntryList",
            "return new AtomicityEntryList(entry.onto(newest), null);",
            "return new AtomicityEntryList(entry.onto(newest), after);"),
    READ_STANDS_FOR_A_WRITE("analysis.SplitKind", "&& compareTo(other) <= 0;", ";"),
    WRITES_NOT_SPLIT_BY_READS("analysis.SplitKind", "return this == WRITES || this == PAIR && write;", "return write;"),
    READS_SPLIT_ANYTHING("analysis.SplitKind", "this == PAIR && write;", "this == PAIR;"),
    FORGOTTEN_FOR_MORE_LOCKS(
            "analysis.AtomicityEntry",
            "newer.access.step.locks().subsetOf(access.step.locks())",
            "access.step.locks().subsetOf(newer.access.step.locks())"),
    PAIR_FORGOTTEN_WHATEVER_THE_LOCKS("analysis.AtomicityEntry", "? gap.isWithin(newer.gap)", "? gap != newer.gap"),
    FORGOTTEN_THOUGH_IT_CAN_SPLIT_THE_NEWER_BLOCK(
            "analysis.AtomicityEntry", "start == null ? step : start);", "step);"),
    FORGOTTEN_THOUGH_IT_CAN_SPLIT_THE_BLOCK_AROUND(
            "order.AtomicBlock",
            "outermost = first == null ? outermost : first;",
            "outermost = outermost == null ? first : outermost;"),
    FORGOTTEN_THOUGH_UNORDERED(
            "analysis.AtomicityEntry", "&& isWithin(newer) && isBefore(newer);", "&& isWithin(newer);"),
    WRITES_COMPARED_FROM_THE_FIRST_WRITE(
            "analysis.SplitFinder",
            "} else if (splitKind == SplitKind.WRITE && before != null) {",
            "} else if (splitKind == SplitKind.WRITE && before != null && before.first() == before.write()) {"),
    READS_COMPARED_FROM_THE_FIRST_ACCESS(
            "analysis.SplitFinder",
            "compare(i, block, before.write(), before.writeTime());",
            "compare(i, block, before.first(), before.firstTime());"),
    WHAT_HAS_COME_NOT_TOLD_FROM_WHAT_CAN(
            "analysis.SplitFinder", "hasCome = lone.time > firstTime;", "hasCome = false;"),
    OWN_CHILDREN_SPLIT_LATER("analysis.SplitFinder", "block != null && !block.contains(around)", "block != null"),
    OWN_CHILDREN_SPLIT_EARLIER("analysis.SplitFinder", "if (!block.contains(lone.block)) {", "if (block != null) {"),
    KNOWN_AT_THE_FIRST_ACCESS("analysis.OpenBlockAccesses", "done != null && (!writing", "(done == null || !writing"),
    READER_KNOWS_ITS_WRITES("analysis.OpenBlockAccesses", "&& (!writing || done == SplitKind.WRITES);", ";"),
    OUTSIDER_KNOWS_ITS_WRITES(
            "analysis.AtomicityHistory", "splitKind == SplitKind.READ && !writing)", "splitKind == SplitKind.READ)"),
    OPEN_BLOCKS_FORGOTTEN("analysis.OpenBlockAccesses", "|| !halves.block.isOpen()) {", "|| halves.block.isOpen()) {"),

    RELEASED_AND_TAKEN_AGAIN_IS_THE_SAME_LOCK("order.TaskBlocks", "open.passed(by.moment(), learnt);", ""),
    LOCKS_DO_NOT_KEEP_OUT_WHO_COMES_LATER("order.BlockGap", "if (!locks[i].excludes(theirs)) {", "if (seqs[i] >= 0) {"),
    LOCKS_DO_NOT_KEEP_OUT_WHO_CAME_EARLIER(
            "order.AtomicBlock", "if (!moments[i].locks().excludes(locks)) {", "if (count > 0) {"),
    READERS_KEEP_READERS_OUT("order.LockSet", "&& !(shared[i] && other.shared[at])) {", ") {"),
    HAND_OVER_HAND_LETS_IN(
            "order.AtomicBlock",
            "return now.locks().excludes(locks) ? null : now;",
            "return now.locks().excludes(locks) && (since == now || now.locks().excludes(since.locks())) ? null : now;",
            AtomicTrials.CHAINED),
    MOMENTS_BETWEEN_OVERLOOKED(
            "order.BlockGap", "for (int i = to - 1; i >= from; i--) {", "for (int i = to - 1; i > to; i--) {"),
    MOMENT_FORGOTTEN_FOR_ONE_THAT_KNOWS_MORE("order.AtomicBlock", "&& learnt[count - 1] == learntSoFar", ""),
    MOMENT_FORGOTTEN_FOR_ONE_WITH_MORE_LOCKS(
            "order.AtomicBlock",
            "&& moment.locks().subsetOf(moments[count - 1].locks())",
            "&& moments[count - 1].locks().subsetOf(moment.locks())"),
    MOMENTS_BEFORE_THE_FIRST_ACCESS_COUNT(
            "order.AtomicBlock", "while (i > 0 && moments[i - 1].seq >= since.seq) {", "while (i > 0) {"),
    CHILDREN_ARE_STRANGERS("order.TaskBlocks", "blocks.open == null ? blocks.around : blocks.open;", "blocks.open;"),
    JOINED_AND_NOTHING_LEARNT("order.TaskState", "learn();\n            child.joined(seq);", "child.joined(seq);");

    final String file;
    final String right;
    final String wrong;
    final AtomicTrials noticedBy;

    AtomicityMutation(String file, String right, String wrong) {
        this(file, right, wrong, AtomicTrials.NESTED);
    }

    AtomicityMutation(String file, String right, String wrong, AtomicTrials noticedBy) {
        this.file = file;
        this.right = right;
        this.wrong = wrong;
        this.noticedBy = noticedBy;
    }
}
