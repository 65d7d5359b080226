package dev.anyorder.core.determinism;

/**
 * A mistake that one could make with blocks that are to be deterministic: where, what stands there once, and what instead. Those
 * that begin with a rule of Figures 4 and 5 leave that rule out, or a part of it.
 */
enum DeterminismMutation {
    CF_END_LEFT_OUT("DeterminismTask", "scope = ended.outer;", ""),
    CF_ACQUIRE_NOT_COMPARED(
            "DeterminismTask",
            "return meet((OperationHistory) history, step, inside, kind, In.LOGICAL);",
            "return history;"),
    CF_ACQUIRE_TO_READ_AS_IF_TO_WRITE(
            "DeterminismTask",
            "return meet((OperationHistory) history, step, inside, kind,",
            "return meet((OperationHistory) history, step, inside, AccessKind.WRITE,"),
    CF_RELEASE_FORGOTTEN(
            "DeterminismTask",
            "return meet((OperationHistory) history, step, inside, kind, In.LOGICAL);",
            "return meet((OperationHistory) history, step, inside, kind, In.LOGICAL) == null ? null : history;"),
    CF_READ_NOT_COMPARED("AccessKind", "(changes || other.changes) &&", "changes && other.changes &&"),
    CF_READ_FORGETS_WRITES("OperationHistory", "now.kind.standsFor(each.kind) && running", "running"),
    CF_WRITE_NOT_COMPARED_WITH_READS("AccessKind", "(changes || other.changes) &&", "changes &&"),
    CF_WRITE_NOT_COMPARED_WITH_WRITES("AccessKind", "(changes || other.changes) &&", "changes != other.changes &&"),
    CF_FORK_IS_A_STRANGER(
            "DeterminismTask",
            "return new DeterminismTask(graph, inside, BlockPredecessors.NOTHING);",
            "return new DeterminismTask(graph, null, inside.own);"),
    CF_JOIN_ORDERS_NOTHING(
            "OperationHistory",
            "running.contains(now.scope) && each.isBefore(now.step, order);",
            "running.contains(now.scope);"),
    CF_BEGIN_IS_NO_NEW_BLOCK("OperationHistory", "scope.outermost == other.outermost && kind", "kind"),
    CF_ORDERED_ONES_REPORTED(
            "DeterminismTask",
            "if (each.isAgainst(inside, kind) && !each.isBefore(step, order)) {",
            "if (each.isAgainst(inside, kind)) {"),
    CF_INNER_BLOCKS_ARE_ONE_WITH_OUTER_ONES("OperationHistory", "running.contains(now.scope) && each", "each"),
    REENTRANT_LOCKS_COUNT("DeterminismTask", "|| hasEnded || step.locks().has(lock, !kind.changes())", ""),
    KNOWN_IN_ANOTHER_STEP("OperationHistory", "!(each.step == step && each.scope", "!(each.scope"),
    KNOWN_THOUGH_WRITTEN_SINCE(
            "VariableHistory", "(isChanged || !kind.changes() && isRead) && OperationHistory", "OperationHistory"),
    KNOWN_THOUGH_READ_SINCE("VariableHistory", "(isWritten || isUpdated) && reads == null;", "isWritten || isUpdated;"),
    KNOWN_THOUGH_UPDATED_SINCE(
            "VariableHistory", "boolean isRead = updates == null && reads", "boolean isRead = reads"),
    WRITTEN_THOUGH_UPDATED_SINCE(
            "VariableHistory", "boolean isWritten = updates == null && writes", "boolean isWritten = writes"),
    UPDATED_THOUGH_OF_ANOTHER_FAMILY(
            "CommutingUpdates", "return kind.isOfFamily(family) && rest == null && by", "return by"),
    CF_UPDATES_IN_CONFLICT("AccessKind", "&& (rounds || !isOfFamily(other.family))", ""),
    CF_ROUNDING_IN_NO_CONFLICT("AccessKind", "(rounds || !isOfFamily(other.family))", "!isOfFamily(other.family)"),
    CF_UPDATE_FORGETS_WRITES("AccessKind", "return changes && family == null || equals", "return changes || equals"),
    XS_BEGIN_FORGETS_WHAT_WAS_BEFORE(
            "DeterminismTask",
            "new OutermostBlock(graph, predecessors.fresh())",
            "new OutermostBlock(graph, BlockPredecessors.NOTHING)"),
    XS_END_FORGETS_WHAT_WAS_INSIDE(
            "DeterminismTask", "predecessors = ended.isOver()", "predecessors = ended.isOver() || before.size() == 0"),
    XS_END_THOUGH_TASKS_GO_ON("DeterministicBlock", "if (--members == 0) {", "if (--members >= 0) {"),
    XS_ACQUIRE_ORDERS_NOTHING("DeterminismTask", "after((PublishedPredecessors) token, EdgeCause.LOCK);", ""),
    XS_RELEASE_LEAVES_NOTHING(
            "DeterminismTask",
            "return now.size() == 0 ? null : new PublishedPredecessors(now, graph.where(), null);",
            "return hasEnded ? new PublishedPredecessors(now, graph.where(), null) : null;"),
    XS_READ_AFTER_NO_WRITE("DeterminismTask", "after(touched.writes(), EdgeCause.WRITE);", ""),
    XS_READ_FORGOTTEN(
            "DeterminismTask",
            "return isKnown ? reads : PublishedPredecessors.merged(reads, new PublishedPredecessors(now, graph.where(), null));",
            "return reads;"),
    XS_ONLY_THE_LAST_READ(
            "DeterminismTask",
            "return isKnown ? reads : PublishedPredecessors.merged(reads,",
            "return isKnown ? reads : PublishedPredecessors.merged(null,"),
    XS_WRITE_AFTER_NO_READ("DeterminismTask", "after(touched.reads(), EdgeCause.READ);", ""),
    XS_WRITE_FORGOTTEN(
            "DeterminismTask",
            "new VariableHistory(mark(), null, null, met)",
            "new VariableHistory(touched.writes(), null, null, met)"),
    XS_UPDATES_IN_ONE_ORDER("DeterminismTask", "if (!kind.isOfFamily(each.family())) {", "if (each != null) {"),
    XS_AFTER_NO_UPDATE("DeterminismTask", "after(each.by(), EdgeCause.WRITE);", ""),
    XS_UPDATE_FORGOTTEN(
            "CommutingUpdates",
            "new CommutingUpdates(family, PublishedPredecessors.both(all.by, now), all.rest)",
            "all"),
    XS_UPDATE_FORGETS_OTHERS(
            "CommutingUpdates",
            ": new CommutingUpdates(all.family, all.by, with(all.rest, family, now));",
            ": new CommutingUpdates(family, now, null);"),
    PERMITS_ARE_A_LOCK("PermitHistory", "new AccessKind(true, PermitHistory.class, false);", "AccessKind.WRITE;"),
    PERMITS_GIVEN_BACK_UNNOTICED(
            "PermitHistory", "return each.as(AccessKind.WRITE, withoutOlder(rest, each));", "return each;"),
    PERMITS_GIVEN_BACK_BY_ANYBODY("PermitHistory", "|| !each.isBefore(step, In.LOGICAL)", ""),
    PERMITS_GIVEN_BACK_AFTER_BOTH("PermitHistory", "&& !other.isBefore(step, In.LOGICAL)", ""),
    PERMITS_OF_OTHER_BLOCKS("PermitHistory", "|| each.scope().outermost != inside.outermost", ""),
    XS_FORK_IN_NOT_COUNTED("DeterminismTask", "inside.enter();", ""),
    XS_FORK_OUT_HANDS_ON_NOTHING(
            "DeterminismTask",
            "return new DeterminismTask(graph, null, child);",
            "return new DeterminismTask(graph, null, BlockPredecessors.NOTHING);"),
    XS_JOIN_ORDERS_NOTHING("DeterminismTask", "after((PublishedPredecessors) token, EdgeCause.JOIN);", ""),
    XS_SIGNALS_ORDER_NOTHING("DeterminismTask", "after((PublishedPredecessors) token, EdgeCause.SIGNAL);", ""),
    XS_OUTSIDE_HANDS_ON_NOTHING(
            "DeterminismTask",
            "predecessors = predecessors.has(from) ? predecessors : predecessors.with(from, EdgePath.to(path, link(what, cause)));",
            ""),
    XS_INSIDE_IS_A_CIRCLE("DeterminismTask", "? path != null", "? from != null"),
    XS_ONLY_CIRCLES_OF_TWO("DeterminismTask", "inside.outermost.after(from, here);", ""),
    XS_ONLY_DIRECT_CIRCLES("CycleFinder", "if (seen.add(from.outermost)) {", "if (block != null) {"),
    XS_OVER_MEANS_FORGOTTEN(
            "BlockPredecessors",
            "fresh = fresh.with(before.scope(k), EdgePath.on(before.way(k), ways[i]));",
            "fresh = fresh.with(scopes[i], ways[i]).with(before.scope(k), null).size() > 99 ? fresh : NOTHING;"),
    OUTERMOST_ENDS_NAMED("CycleFinder", "block == null || common != block && block.contains(common)", "block == null"),
    MERGED_MARKS_LOSE_THE_OLDER(
            "PublishedPredecessors",
            "return rest.covers(predecessors) ? rest :",
            "return predecessors.size() > 0 ? rest :"),
    MERGED_MARKS_TAKE_OUTSIDE_FOR_INSIDE(
            "PublishedPredecessors",
            "== scope && (publishedPredecessors.predecessors.way(i) == null) == isInside",
            "== scope");

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
                || file.equals("PermitHistory");
    }

    DeterminismMutation(String file, String right, String wrong) {
        this.file = file;
        this.right = right;
        this.wrong = wrong;
    }
}
