package dev.anyorder.core.analysis;

/** A mistake that one could make with atomicity: where, what stands there once, what instead, and who has to notice. */
enum AtomicSlip {
    OWN_PAIR_NOT_CHECKED("analysis.Atomicity", "splits.asSecond(before, block);", ""),
    STORED_PAIRS_NOT_CHECKED("analysis.Atomicity", "splits.asSplitter();", ""),
    WRITES_BEGIN_WITH_THE_FIRST_READ(
            "analysis.Remembering", "Deed.pair(Act.WRITES, write, access", "Deed.pair(Act.WRITES, first, access"),
    PAIR_BEGINS_WITH_THE_LAST_ACCESS("analysis.Remembering", "before == null ? access : before.first();", "access;"),
    PAIRS_OF_READS_AND_WRITES_NOT_KEPT(
            "analysis.Remembering", "before != null ? first != write || !writes : ", "before != null ? !writes : "),
    UPDATE_CANNOT_BE_SPLIT("analysis.Remembering", "&& access.op != Op.WRITE &&", "&& access.op == Op.WRITE &&"),
    ATOMIC_UPDATE_CAN_BE_SPLIT("analysis.Remembering", "Op.WRITE && !access.atomic;", "Op.WRITE;"),
    ONE_OF_A_SORT_KEPT("analysis.Deeds", "return new Deeds(deed.onto(newest), null);", "return new Deeds(deed, null);"),
    TWO_OF_A_SORT_KEPT("analysis.Remembering", "sorts[i].trimmed(limit, most)", "sorts[i].trimmed(2, 2)"),
    WITNESS_OUTLIVES_A_NEW_DEED(
            "analysis.Deeds",
            "return new Deeds(deed.onto(newest), null);",
            "return new Deeds(deed.onto(newest), after);"),
    READ_STANDS_FOR_A_WRITE("analysis.Act", "&& compareTo(other) <= 0;", ";"),
    WRITES_NOT_SPLIT_BY_READS("analysis.Act", "return this == WRITES || this == PAIR && write;", "return write;"),
    READS_SPLIT_ANYTHING("analysis.Act", "this == PAIR && write;", "this == PAIR;"),
    FORGOTTEN_FOR_MORE_LOCKS(
            "analysis.Deed",
            "newer.access.step.locks().subsetOf(access.step.locks())",
            "access.step.locks().subsetOf(newer.access.step.locks())"),
    PAIR_FORGOTTEN_WHATEVER_THE_LOCKS("analysis.Deed", "? gap.isWithin(newer.gap)", "? gap != newer.gap"),
    FORGOTTEN_THOUGH_IT_CAN_SPLIT_THE_NEWER_BLOCK("analysis.Deed", "start == null ? step : start);", "step);"),
    FORGOTTEN_THOUGH_IT_CAN_SPLIT_THE_BLOCK_AROUND(
            "order.Block",
            "outermost = first == null ? outermost : first;",
            "outermost = outermost == null ? first : outermost;"),
    FORGOTTEN_THOUGH_UNORDERED("analysis.Deed", "&& isWithin(newer) && isBefore(newer);", "&& isWithin(newer);"),
    WRITES_COMPARED_FROM_THE_FIRST_WRITE(
            "analysis.Splits",
            "} else if (act == Act.WRITE && before != null) {",
            "} else if (act == Act.WRITE && before != null && before.first() == before.write()) {"),
    READS_COMPARED_FROM_THE_FIRST_ACCESS(
            "analysis.Splits",
            "compare(i, block, before.write(), before.writeTime());",
            "compare(i, block, before.first(), before.firstTime());"),
    WHAT_HAS_COME_NOT_TOLD_FROM_WHAT_CAN("analysis.Splits", "hasCome = lone.time > firstTime;", "hasCome = false;"),
    OWN_CHILDREN_SPLIT_LATER("analysis.Splits", "block != null && !block.contains(around)", "block != null"),
    OWN_CHILDREN_SPLIT_EARLIER("analysis.Splits", "if (!block.contains(lone.block)) {", "if (block != null) {"),
    KNOWN_AT_THE_FIRST_ACCESS("analysis.Half", "done != null && (!writing", "(done == null || !writing"),
    READER_KNOWS_ITS_WRITES("analysis.Half", "&& (!writing || done == Act.WRITES);", ";"),
    OUTSIDER_KNOWS_ITS_WRITES("analysis.Touched", "act == Act.READ && !writing)", "act == Act.READ)"),
    OPEN_BLOCKS_FORGOTTEN("analysis.Half", "|| !halves.block.isOpen()) {", "|| halves.block.isOpen()) {"),

    RELEASED_AND_TAKEN_AGAIN_IS_THE_SAME_LOCK("order.Blocks", "open.passed(by.moment(), learnt);", ""),
    LOCKS_DO_NOT_KEEP_OUT_WHO_COMES_LATER("order.Gap", "if (!locks[i].excludes(theirs)) {", "if (seqs[i] >= 0) {"),
    LOCKS_DO_NOT_KEEP_OUT_WHO_CAME_EARLIER(
            "order.Block", "if (!moments[i].locks().excludes(locks)) {", "if (count > 0) {"),
    READERS_KEEP_READERS_OUT("order.LockSet", "&& !(shared[i] && other.shared[at])) {", ") {"),
    HAND_OVER_HAND_LETS_IN(
            "order.Block",
            "return now.locks().excludes(locks) ? null : now;",
            "return now.locks().excludes(locks) && (since == now || now.locks().excludes(since.locks())) ? null : now;",
            AtomicTrials.CHAINED),
    MOMENTS_BETWEEN_OVERLOOKED(
            "order.Gap", "for (int i = to - 1; i >= from; i--) {", "for (int i = to - 1; i > to; i--) {"),
    MOMENT_FORGOTTEN_FOR_ONE_THAT_KNOWS_MORE("order.Block", "&& learnt[count - 1] == learntSoFar", ""),
    MOMENT_FORGOTTEN_FOR_ONE_WITH_MORE_LOCKS(
            "order.Block",
            "&& moment.locks().subsetOf(moments[count - 1].locks())",
            "&& moments[count - 1].locks().subsetOf(moment.locks())"),
    MOMENTS_BEFORE_THE_FIRST_ACCESS_COUNT(
            "order.Block", "while (i > 0 && moments[i - 1].seq >= since.seq) {", "while (i > 0) {"),
    CHILDREN_ARE_STRANGERS("order.Blocks", "blocks.open == null ? blocks.around : blocks.open;", "blocks.open;"),
    JOINED_AND_NOTHING_LEARNT("order.Strand", "learn();\n            child.joined(seq);", "child.joined(seq);");

    final String file;
    final String right;
    final String wrong;
    final AtomicTrials noticedBy;

    AtomicSlip(String file, String right, String wrong) {
        this(file, right, wrong, AtomicTrials.NESTED);
    }

    AtomicSlip(String file, String right, String wrong, AtomicTrials noticedBy) {
        this.file = file;
        this.right = right;
        this.wrong = wrong;
        this.noticedBy = noticedBy;
    }
}
