package dev.anyorder.core.analysis;

/** A mistake that one could make in an analysis: where, what stands there once, what instead, and who has to notice. */
enum RaceMutation {
    WRITE_NOT_COMPARED_WITH_READS(Trials.FASTTRACK, "FastTrackAnalysis", "report(read.access, access, listener);", ""),
    READ_NOT_COMPARED_WITH_THE_WRITE(
            Trials.FASTTRACK,
            "FastTrackAnalysis",
            "if (write != null && !",
            "if (access.op.writes() && write != null && !"),
    ONLY_THE_LAST_READ_KEPT(Trials.FASTTRACK, "FastTrackAnalysis", "entry[n++] = read;", "n = 0;"),
    WRITE_FORGOTTEN_FOR_A_READ(
            Trials.FASTTRACK,
            "FastTrackAnalysis",
            "new FastTrackState(before.write(), access, entry)",
            "new FastTrackState(null, access, entry)"),
    SECOND_READER_FORGOTTEN(
            Trials.FASTTRACK,
            "FastTrackAnalysis",
            "if (hasRead(before, access.step)) {",
            "if (before.read() != null) {"),
    READER_KNOWS_ITS_WRITES(
            Trials.FASTTRACK, "FastTrackAnalysis", "return !op.writes() && hasRead(", "return hasRead("),
    LOGICAL_ORDER_ASKED(
            Trials.FASTTRACK,
            "FastTrackAnalysis",
            "if (write != null && !HappensBefore.observed(write.step",
            "if (write != null && !HappensBefore.logical(write.step"),

    NODES_NOT_COMPARED_WITH_READS(
            Trials.GRAPH, "GraphAnalysis", "racy |= compare(before.reads(), access, listener);", ""),
    READING_NODES_NOT_COMPARED(
            Trials.GRAPH, "GraphAnalysis", "boolean racy = compare(", "boolean racy = writes && compare("),
    ONLY_THE_LAST_WRITING_NODE_KEPT(
            Trials.GRAPH,
            "GraphAnalysis",
            "HistoryEntry.push(access, left(before.writes(), access, racy), 0);",
            "HistoryEntry.alone(access, 0);"),
    READS_FORGOTTEN_FOR_ANY_WRITE(
            Trials.GRAPH,
            "GraphAnalysis",
            "new GraphHistory(write, left(before.reads(), access, racy));",
            "new GraphHistory(write, null);"),
    ATOMIC_NODE_STANDS_FOR_PLAIN(
            Trials.GRAPH,
            "GraphAnalysis",
            "boolean does = !access.atomic || each.access.atomic;",
            "boolean does = true;"),
    ATOMIC_NODES_RACE(Trials.GRAPH, "GraphAnalysis", " && !(other.atomic && access.atomic)", ""),
    ATOMIC_ACCESS_KNOWS_PLAIN(Trials.GRAPH, "GraphHistory", "(atomic || !entry.access.atomic)", "step != null"),
    READING_NODE_KNOWS_ITS_WRITES(Trials.GRAPH, "GraphHistory", "|| !writing && has(", "|| has("),
    GRAPH_WITHOUT_LOCKS(
            Trials.GRAPH,
            "GraphAnalysis",
            "isRace = !HappensBefore.observed(other.step",
            "isRace = !HappensBefore.logical(other.step"),

    DROPPED_FOR_MORE_LOCKS(
            Trials.RACE,
            "LogicalRaceAnalysis",
            "a.step.locks().subsetOf(q.step.locks())",
            "q.step.locks().subsetOf(a.step.locks())"),
    DROPPED_WHATEVER_THE_LOCKS(Trials.RACE, "RaceAnalysis", "return weaker && (a.writes()", "return (a.writes()"),
    WRITE_DROPPED_FOR_A_READ(Trials.RACE, "RaceAnalysis", "(a.writes() || !q.writes()) &&", ""),
    ATOMIC_DROPS_PLAIN(Trials.RACE, "LogicalRaceAnalysis", "(!a.atomic || q.atomic) &&", ""),
    UNORDERED_DROPPED(
            Trials.RACE,
            "ConflictCheck",
            "return covered ? AccessClass.of(unordered, most) : sort;",
            "return covered ? null : sort;"),
    SHARERS_KEPT_APART(Trials.RACE, "Access", "|| step.locks().excludes(", "|| !step.locks().equals("),
    TWO_UNORDERED_KEPT(Trials.RACE_AS_IT_RUNS, "AccessClass", "if (n > most) {", "most = 2;\n        if (n > most) {"),
    WITNESS_OUTLIVES_A_NEW_ACCESS(
            Trials.RACE,
            "HistoryBuilder",
            "sorts[own].newest(), time), null);",
            "sorts[own].newest(), time), sorts[own].after());"),
    THINNED_OF_THE_UNORDERED(
            Trials.RACE,
            "AccessClass",
            "if (!list.isDue()) {",
            "if (!list.isDue() || list.size > 2) {\n            list = list.rest;"),
    KNOWN_THOUGH_DISPUTED(
            Trials.RACE,
            "LogicalRaceAnalysis",
            "return time >= 0 && !isDisputed(past, step, op, time);",
            "return time >= 0;"),
    READ_KNOWS_WRITES(Trials.RACE, "LogicalRaceAnalysis", "if (covers(sample.op, op, ", "if (covers(op, sample.op, "),
    OWN_SORT_NOT_FOUND_AGAIN(
            Trials.RACE,
            "RaceAnalysis",
            "return same && a.writes() == b.writes() && a.commutes() == b.commutes();",
            "return same;"),

    IN_TURN_THOUGH_UNORDERED(
            Trials.RACE,
            "LogicalRaceAnalysis",
            "HappensBefore.logical(both.second().step, access.step)",
            "HappensBefore.logical(both.first().step, access.step)"),
    EARLIER_OF_TWO_FORGOTTEN(
            Trials.RACE, "LogicalRaceAnalysis", "if (isFirstCovered && isSecondCovered) {", "if (isSecondCovered) {"),
    LATER_OF_TWO_FORGOTTEN(
            Trials.RACE, "LogicalRaceAnalysis", "if (isFirstCovered && isSecondCovered) {", "if (isFirstCovered) {"),
    ANY_TWO_IN_TURN(
            Trials.RACE, "AccessHistory", "return first.after() == second.sample().step ?", "return first != second ?"),

    INFORMED_BY_THE_FIRST_WRITE(Trials.RACE, "AccessHistory", "entry.time > last.time", "entry.time < last.time"),
    UPDATES_DO_NOT_INFORM(Trials.RACE, "LockHandoff", "if ((isSeen || saw) &&", "if (saw &&"),
    WRITES_ARE_NOT_INFORMED_BY_LOOKS(Trials.RACE, "LockHandoff", "if ((isSeen || saw) &&", "if (isSeen &&"),
    INFORMED_WITHOUT_A_LOCK(
            Trials.RACE,
            "LockHandoff",
            "locks != settled && access.step.locks().excludes(locks)",
            "locks != settled && locks.size() > 0"),
    SHARER_STANDS_FOR_WHO_CAME_BEFORE(
            Trials.RACE, "LockHandoff", "op == AccessOp.UPDATE && locks.excludes(locks) ?", "op.looks() ?"),
    LOOK_FORGOTTEN_FOR_A_WRITE(
            Trials.RACE,
            "LockHandoff",
            "return access.as(AccessOp.UPDATE);",
            "return access;",
            "R spawn a; a write y; R spawn b; b acquire p; b read x; b release p; a acquire p; a read x; a write x;"
                    + " a release p; R acquire p; R write x; R release p; R write y"),
    OWN_LOOK_TAKEN_FOR_FOREKNOWLEDGE(
            Trials.DETERMINACY, "EvidenceClassifier", "? HappensBefore.informedAtStart(", "? HappensBefore.informed("),

    UPDATES_COMMUTE_WITHOUT_A_LOCK(
            Trials.DETERMINACY,
            "DeterminacyAnalysis",
            "return exclusive && a.family() == b.family() && a.commutes();",
            "return a.family() == b.family() && a.commutes();"),
    FAMILIES_COMMUTE(
            Trials.DETERMINACY,
            "DeterminacyAnalysis",
            "return exclusive && a.family() == b.family() && a.commutes();",
            "return exclusive && a.commutes() && b.commutes();"),
    UPDATE_STANDS_FOR_A_READ(
            Trials.DETERMINACY,
            "DeterminacyAnalysis",
            "return isPlainWrite(a) || standsFor(a, q) &&",
            "return isPlainWrite(a) || a.commutes() || standsFor(a, q) &&"),
    TEST_STANDS_FOR_A_READ(
            Trials.DETERMINACY,
            "DeterminacyAnalysis",
            "return a == q || q.isTest()",
            "return a == q || a.isTest() && q == AccessOp.READ || q.isTest()"),
    UPDATE_STANDS_FOR_ANY_TEST(Trials.DETERMINACY, "DeterminacyAnalysis", "a == q.family());", "a.commutes());"),
    TEST_STANDS_FOR_ITS_UPDATE(
            Trials.DETERMINACY,
            "DeterminacyAnalysis",
            "return a == q || q.isTest()",
            "return a == q || a.family() == q || q.isTest()"),
    TESTS_INFORM(Trials.DETERMINACY, "LockHandoff", "op.commutes() && op.writes();", "op.commutes();"),
    UPDATE_DROPPED_FOR_MORE_LOCKS(Trials.DETERMINACY, "DeterminacyAnalysis", "(weaker || !a.commutes())", "true"),
    ROUNDING_SETTLES_THE_LOCATION(
            Trials.DETERMINACY_IN_LITTLE_ROOM,
            "ConflictCheck",
            "by.report(first.access, access, listener);",
            "by.report(first.access, access, listener);\n                grave = true;"),
    ROUNDING_NOT_SEEN(
            Trials.DETERMINACY,
            "DeterminacyAnalysis",
            "return commute(a, b, exclusive) && a.rounds();",
            "return false;");

    final Trials noticedBy;
    final String file;
    final String right;
    final String wrong;

    /** A program that shows it, where random ones rarely do; otherwise empty. */
    final String program;

    RaceMutation(Trials noticedBy, String file, String right, String wrong) {
        this(noticedBy, file, right, wrong, "");
    }

    RaceMutation(Trials noticedBy, String file, String right, String wrong, String program) {
        this.noticedBy = noticedBy;
        this.file = file;
        this.right = right;
        this.wrong = wrong;
        this.program = program;
    }
}
