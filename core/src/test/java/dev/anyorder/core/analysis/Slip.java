package dev.anyorder.core.analysis;

/** A mistake that one could make in an analysis: where, what stands there once, what instead, and who has to notice. */
enum Slip {
    WRITE_NOT_COMPARED_WITH_READS(Trials.FASTTRACK, "FastTrack", "report(read.access, access, conflicts);", ""),
    READ_NOT_COMPARED_WITH_THE_WRITE(
            Trials.FASTTRACK, "FastTrack", "if (write != null && !", "if (access.op.writes() && write != null && !"),
    ONLY_THE_LAST_READ_KEPT(Trials.FASTTRACK, "FastTrack", "kept[n++] = read;", "n = 0;"),
    WRITE_FORGOTTEN_FOR_A_READ(
            Trials.FASTTRACK,
            "FastTrack",
            "new Epochs(before.write(), access, kept)",
            "new Epochs(null, access, kept)"),
    SECOND_READER_FORGOTTEN(
            Trials.FASTTRACK, "FastTrack", "if (hasRead(before, access.step)) {", "if (before.read() != null) {"),
    READER_KNOWS_ITS_WRITES(Trials.FASTTRACK, "FastTrack", "return !op.writes() && hasRead(", "return hasRead("),
    LOGICAL_ORDER_ASKED(
            Trials.FASTTRACK,
            "FastTrack",
            "if (write != null && !Order.observed(write.step",
            "if (write != null && !Order.logical(write.step"),

    NODES_NOT_COMPARED_WITH_READS(Trials.GRAPH, "Graph", "racy |= compare(before.reads(), access, conflicts);", ""),
    READING_NODES_NOT_COMPARED(Trials.GRAPH, "Graph", "boolean racy = compare(", "boolean racy = writes && compare("),
    ONLY_THE_LAST_WRITING_NODE_KEPT(
            Trials.GRAPH,
            "Graph",
            "Kept.push(access, left(before.writes(), access, racy), 0);",
            "Kept.alone(access, 0);"),
    READS_FORGOTTEN_FOR_ANY_WRITE(
            Trials.GRAPH, "Graph", "new Nodes(write, left(before.reads(), access, racy));", "new Nodes(write, null);"),
    ATOMIC_NODE_STANDS_FOR_PLAIN(
            Trials.GRAPH, "Graph", "boolean does = !access.atomic || each.access.atomic;", "boolean does = true;"),
    ATOMIC_NODES_RACE(Trials.GRAPH, "Graph", " && !(other.atomic && access.atomic)", ""),
    ATOMIC_ACCESS_KNOWS_PLAIN(Trials.GRAPH, "Nodes", "(atomic || !kept.access.atomic)", "step != null"),
    READING_NODE_KNOWS_ITS_WRITES(Trials.GRAPH, "Nodes", "|| !writing && has(", "|| has("),
    GRAPH_WITHOUT_LOCKS(
            Trials.GRAPH, "Graph", "isRace = !Order.observed(other.step", "isRace = !Order.logical(other.step"),

    DROPPED_FOR_MORE_LOCKS(
            Trials.RACE,
            "Unordered",
            "a.step.locks().subsetOf(q.step.locks())",
            "q.step.locks().subsetOf(a.step.locks())"),
    DROPPED_WHATEVER_THE_LOCKS(Trials.RACE, "Race", "return weaker && (a.writes()", "return (a.writes()"),
    WRITE_DROPPED_FOR_A_READ(Trials.RACE, "Race", "(a.writes() || !q.writes()) &&", ""),
    ATOMIC_DROPS_PLAIN(Trials.RACE, "Unordered", "(!a.atomic || q.atomic) &&", ""),
    UNORDERED_DROPPED(
            Trials.RACE,
            "Encounter",
            "return covered ? Alike.of(unordered, most) : sort;",
            "return covered ? null : sort;"),
    SHARERS_KEPT_APART(Trials.RACE, "Access", "|| step.locks().excludes(", "|| !step.locks().equals("),
    TWO_UNORDERED_KEPT(Trials.RACE_AS_IT_RUNS, "Alike", "if (n > most) {", "most = 2;\n        if (n > most) {"),
    WITNESS_OUTLIVES_A_NEW_ACCESS(
            Trials.RACE,
            "Histories",
            "sorts[own].newest(), time), null);",
            "sorts[own].newest(), time), sorts[own].after());"),
    THINNED_OF_THE_UNORDERED(
            Trials.RACE,
            "Alike",
            "if (!list.isDue()) {",
            "if (!list.isDue() || list.size > 2) {\n            list = list.rest;"),
    KNOWN_THOUGH_DISPUTED(
            Trials.RACE, "Unordered", "return time >= 0 && !isDisputed(past, step, op, time);", "return time >= 0;"),
    READ_KNOWS_WRITES(Trials.RACE, "Unordered", "if (covers(sample.op, op, ", "if (covers(op, sample.op, "),
    OWN_SORT_NOT_FOUND_AGAIN(
            Trials.RACE,
            "Race",
            "return same && a.writes() == b.writes() && a.commutes() == b.commutes();",
            "return same;"),

    IN_TURN_THOUGH_UNORDERED(
            Trials.RACE,
            "Unordered",
            "Order.logical(both.second().step, access.step)",
            "Order.logical(both.first().step, access.step)"),
    EARLIER_OF_TWO_FORGOTTEN(
            Trials.RACE, "Unordered", "if (isFirstCovered && isSecondCovered) {", "if (isSecondCovered) {"),
    LATER_OF_TWO_FORGOTTEN(
            Trials.RACE, "Unordered", "if (isFirstCovered && isSecondCovered) {", "if (isFirstCovered) {"),
    ANY_TWO_IN_TURN(Trials.RACE, "Past", "return first.after() == second.sample().step ?", "return first != second ?"),

    INFORMED_BY_THE_FIRST_WRITE(Trials.RACE, "Past", "kept.time > last.time", "kept.time < last.time"),
    UPDATES_DO_NOT_INFORM(Trials.RACE, "HandOver", "if ((isSeen || saw) &&", "if (saw &&"),
    WRITES_ARE_NOT_INFORMED_BY_LOOKS(Trials.RACE, "HandOver", "if ((isSeen || saw) &&", "if (isSeen &&"),
    INFORMED_WITHOUT_A_LOCK(
            Trials.RACE,
            "HandOver",
            "locks != settled && access.step.locks().excludes(locks)",
            "locks != settled && locks.size() > 0"),
    SHARER_STANDS_FOR_WHO_CAME_BEFORE(
            Trials.RACE, "HandOver", "op == Op.UPDATE && locks.excludes(locks) ?", "op.looks() ?"),
    LOOK_FORGOTTEN_FOR_A_WRITE(
            Trials.RACE,
            "HandOver",
            "return access.as(Op.UPDATE);",
            "return access;",
            "R spawn a; a write y; R spawn b; b acquire p; b read x; b release p; a acquire p; a read x; a write x;"
                    + " a release p; R acquire p; R write x; R release p; R write y"),
    OWN_LOOK_TAKEN_FOR_FOREKNOWLEDGE(Trials.DETERMINACY, "Evident", "? Order.informedAtStart(", "? Order.informed("),

    UPDATES_COMMUTE_WITHOUT_A_LOCK(
            Trials.DETERMINACY,
            "Determinacy",
            "return exclusive && a.family() == b.family() && a.commutes();",
            "return a.family() == b.family() && a.commutes();"),
    FAMILIES_COMMUTE(
            Trials.DETERMINACY,
            "Determinacy",
            "return exclusive && a.family() == b.family() && a.commutes();",
            "return exclusive && a.commutes() && b.commutes();"),
    UPDATE_STANDS_FOR_A_READ(
            Trials.DETERMINACY,
            "Determinacy",
            "return isPlainWrite(a) || standsFor(a, q) &&",
            "return isPlainWrite(a) || a.commutes() || standsFor(a, q) &&"),
    TEST_STANDS_FOR_A_READ(
            Trials.DETERMINACY,
            "Determinacy",
            "return a == q || q.isTest()",
            "return a == q || a.isTest() && q == Op.READ || q.isTest()"),
    UPDATE_STANDS_FOR_ANY_TEST(Trials.DETERMINACY, "Determinacy", "a == q.family());", "a.commutes());"),
    TEST_STANDS_FOR_ITS_UPDATE(
            Trials.DETERMINACY,
            "Determinacy",
            "return a == q || q.isTest()",
            "return a == q || a.family() == q || q.isTest()"),
    TESTS_INFORM(Trials.DETERMINACY, "HandOver", "op.commutes() && op.writes();", "op.commutes();"),
    UPDATE_DROPPED_FOR_MORE_LOCKS(Trials.DETERMINACY, "Determinacy", "(weaker || !a.commutes())", "true"),
    ROUNDING_SETTLES_THE_LOCATION(
            Trials.DETERMINACY_IN_LITTLE_ROOM,
            "Encounter",
            "by.report(first.access, access, conflicts);",
            "by.report(first.access, access, conflicts);\n                grave = true;"),
    ROUNDING_NOT_SEEN(
            Trials.DETERMINACY, "Determinacy", "return commute(a, b, exclusive) && a.rounds();", "return false;");

    final Trials noticedBy;
    final String file;
    final String right;
    final String wrong;

    /** A program that shows it, where random ones rarely do; otherwise empty. */
    final String program;

    Slip(Trials noticedBy, String file, String right, String wrong) {
        this(noticedBy, file, right, wrong, "");
    }

    Slip(Trials noticedBy, String file, String right, String wrong, String program) {
        this.noticedBy = noticedBy;
        this.file = file;
        this.right = right;
        this.wrong = wrong;
        this.program = program;
    }
}
