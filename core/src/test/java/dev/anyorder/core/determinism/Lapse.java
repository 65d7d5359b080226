package dev.anyorder.core.determinism;

/**
 * A mistake that one could make with blocks that are to be deterministic: where, what stands there once, and what instead. Those
 * that begin with a rule of Figures 4 and 5 leave that rule out, or a part of it.
 */
enum Lapse {
    CF_END_LEFT_OUT("Performer", "scope = ended.outer;", ""),
    CF_ACQUIRE_NOT_COMPARED(
            "Performer", "return meet((Met) history, step, inside, use, In.LOGICAL);", "return history;"),
    CF_ACQUIRE_TO_READ_AS_IF_TO_WRITE(
            "Performer",
            "return meet((Met) history, step, inside, use,",
            "return meet((Met) history, step, inside, Use.WRITE,"),
    CF_RELEASE_FORGOTTEN(
            "Performer",
            "return meet((Met) history, step, inside, use, In.LOGICAL);",
            "return meet((Met) history, step, inside, use, In.LOGICAL) == null ? null : history;"),
    CF_READ_NOT_COMPARED("Use", "(changes || other.changes) &&", "changes && other.changes &&"),
    CF_READ_FORGETS_WRITES("Met", "now.use.standsFor(each.use) && running", "running"),
    CF_WRITE_NOT_COMPARED_WITH_READS("Use", "(changes || other.changes) &&", "changes &&"),
    CF_WRITE_NOT_COMPARED_WITH_WRITES("Use", "(changes || other.changes) &&", "changes != other.changes &&"),
    CF_FORK_IS_A_STRANGER(
            "Performer",
            "return new Performer(graph, inside, Past.NOTHING);",
            "return new Performer(graph, null, inside.own);"),
    CF_JOIN_ORDERS_NOTHING(
            "Met", "running.contains(now.scope) && each.isBefore(now.step, order);", "running.contains(now.scope);"),
    CF_BEGIN_IS_NO_NEW_BLOCK("Met", "scope.transaction == other.transaction && use", "use"),
    CF_ORDERED_ONES_REPORTED(
            "Performer",
            "if (each.isAgainst(inside, use) && !each.isBefore(step, order)) {",
            "if (each.isAgainst(inside, use)) {"),
    CF_INNER_BLOCKS_ARE_ONE_WITH_OUTER_ONES("Met", "running.contains(now.scope) && each", "each"),
    REENTRANT_LOCKS_COUNT("Performer", "|| hasEnded || step.locks().has(lock, !use.changes())", ""),
    KNOWN_IN_ANOTHER_STEP("Met", "!(each.step == step && each.scope", "!(each.scope"),
    KNOWN_THOUGH_WRITTEN_SINCE("Touched", "(isChanged || !use.changes() && isRead) && Met", "Met"),
    KNOWN_THOUGH_READ_SINCE("Touched", "(isWritten || isUpdated) && reads == null;", "isWritten || isUpdated;"),
    KNOWN_THOUGH_UPDATED_SINCE("Touched", "boolean isRead = updates == null && reads", "boolean isRead = reads"),
    WRITTEN_THOUGH_UPDATED_SINCE(
            "Touched", "boolean isWritten = updates == null && writes", "boolean isWritten = writes"),
    UPDATED_THOUGH_OF_ANOTHER_FAMILY("Updates", "return use.isOfFamily(family) && rest == null && by", "return by"),
    CF_UPDATES_IN_CONFLICT("Use", "&& (rounds || !isOfFamily(other.family))", ""),
    CF_ROUNDING_IN_NO_CONFLICT("Use", "(rounds || !isOfFamily(other.family))", "!isOfFamily(other.family)"),
    CF_UPDATE_FORGETS_WRITES("Use", "return changes && family == null || equals", "return changes || equals"),
    XS_BEGIN_FORGETS_WHAT_WAS_BEFORE(
            "Performer", "new Transaction(graph, past.fresh())", "new Transaction(graph, Past.NOTHING)"),
    XS_END_FORGETS_WHAT_WAS_INSIDE("Performer", "past = ended.isOver()", "past = ended.isOver() || before.size() == 0"),
    XS_END_THOUGH_TASKS_GO_ON("Scope", "if (--members == 0) {", "if (--members >= 0) {"),
    XS_ACQUIRE_ORDERS_NOTHING("Performer", "after((Left) mark, Cause.LOCK);", ""),
    XS_RELEASE_LEAVES_NOTHING(
            "Performer",
            "return now.size() == 0 ? null : new Left(now, graph.where(), null);",
            "return hasEnded ? new Left(now, graph.where(), null) : null;"),
    XS_READ_AFTER_NO_WRITE("Performer", "after(touched.writes(), Cause.WRITE);", ""),
    XS_READ_FORGOTTEN(
            "Performer",
            "return isKnown ? reads : Left.merged(reads, new Left(now, graph.where(), null));",
            "return reads;"),
    XS_ONLY_THE_LAST_READ(
            "Performer", "return isKnown ? reads : Left.merged(reads,", "return isKnown ? reads : Left.merged(null,"),
    XS_WRITE_AFTER_NO_READ("Performer", "after(touched.reads(), Cause.READ);", ""),
    XS_WRITE_FORGOTTEN(
            "Performer", "new Touched(mark(), null, null, met)", "new Touched(touched.writes(), null, null, met)"),
    XS_UPDATES_IN_ONE_ORDER("Performer", "if (!use.isOfFamily(each.family())) {", "if (each != null) {"),
    XS_AFTER_NO_UPDATE("Performer", "after(each.by(), Cause.WRITE);", ""),
    XS_UPDATE_FORGOTTEN("Updates", "new Updates(family, Left.both(all.by, now), all.rest)", "all"),
    XS_UPDATE_FORGETS_OTHERS(
            "Updates",
            ": new Updates(all.family, all.by, with(all.rest, family, now));",
            ": new Updates(family, now, null);"),
    PERMITS_ARE_A_LOCK("Permits", "new Use(true, Permits.class, false);", "Use.WRITE;"),
    PERMITS_GIVEN_BACK_UNNOTICED("Permits", "return each.as(Use.WRITE, withoutOlder(rest, each));", "return each;"),
    PERMITS_GIVEN_BACK_BY_ANYBODY("Permits", "|| !each.isBefore(step, In.LOGICAL)", ""),
    PERMITS_GIVEN_BACK_AFTER_BOTH("Permits", "&& !other.isBefore(step, In.LOGICAL)", ""),
    PERMITS_OF_OTHER_BLOCKS("Permits", "|| each.scope().transaction != inside.transaction", ""),
    XS_FORK_IN_NOT_COUNTED("Performer", "inside.enter();", ""),
    XS_FORK_OUT_HANDS_ON_NOTHING(
            "Performer",
            "return new Performer(graph, null, child);",
            "return new Performer(graph, null, Past.NOTHING);"),
    XS_JOIN_ORDERS_NOTHING("Performer", "after((Left) mark, Cause.JOIN);", ""),
    XS_SIGNALS_ORDER_NOTHING("Performer", "after((Left) mark, Cause.SIGNAL);", ""),
    XS_OUTSIDE_HANDS_ON_NOTHING(
            "Performer", "past = past.has(from) ? past : past.with(from, Way.to(way, link(what, cause)));", ""),
    XS_INSIDE_IS_A_CIRCLE("Performer", "? way != null", "? from != null"),
    XS_ONLY_CIRCLES_OF_TWO("Performer", "inside.transaction.after(from, here);", ""),
    XS_ONLY_DIRECT_CIRCLES("Search", "if (seen.add(from.transaction)) {", "if (block != null) {"),
    XS_OVER_MEANS_FORGOTTEN(
            "Past",
            "fresh = fresh.with(before.scope(k), Way.on(before.way(k), ways[i]));",
            "fresh = fresh.with(scopes[i], ways[i]).with(before.scope(k), null).size() > 99 ? fresh : NOTHING;"),
    OUTERMOST_ENDS_NAMED("Search", "block == null || common != block && block.contains(common)", "block == null"),
    MERGED_MARKS_LOSE_THE_OLDER("Left", "return rest.covers(past) ? rest :", "return past.size() > 0 ? rest :"),
    MERGED_MARKS_TAKE_OUTSIDE_FOR_INSIDE("Left", "== scope && (left.past.way(i) == null) == isInside", "== scope");

    final String file;
    final String right;
    final String wrong;

    /**
     * Whether random plays do not look for it: only the innermost block that is named would be another one; or it is about permits
     * or rounding.
     */
    boolean isForShortPlays() {
        return this == CF_INNER_BLOCKS_ARE_ONE_WITH_OUTER_ONES
                || this == OUTERMOST_ENDS_NAMED
                || this == CF_ROUNDING_IN_NO_CONFLICT
                || file.equals("Permits");
    }

    Lapse(String file, String right, String wrong) {
        this.file = file;
        this.right = right;
        this.wrong = wrong;
    }
}
