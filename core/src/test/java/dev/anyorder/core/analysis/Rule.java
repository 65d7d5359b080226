package dev.anyorder.core.analysis;

import dev.anyorder.core.order.Graph;

/** What the analyses are to find, said over pairs of accesses and without any history. */
enum Rule {
    FASTTRACK {
        @Override
        boolean before(Graph graph, Touch u, Touch v) {
            return graph.observed(u.node(), v.node());
        }

        @Override
        boolean conflict(Access a, Access b) {
            return a.op.writes() || b.op.writes();
        }
    },
    GRAPH {
        @Override
        boolean before(Graph graph, Touch u, Touch v) {
            return graph.observed(u.node(), v.node());
        }

        @Override
        boolean conflict(Access a, Access b) {
            return (a.op.writes() || b.op.writes()) && !(a.atomic && b.atomic);
        }
    },
    RACE {
        @Override
        boolean conflict(Access a, Access b) {
            boolean apart = a.atomic && b.atomic || a.step.locks().excludes(b.step.locks());
            return (a.op.writes() || b.op.writes()) && !apart;
        }
    },
    DETERMINACY {
        @Override
        boolean conflict(Access a, Access b) {
            return (a.op.writes() || b.op.writes()) && !commute(a, b);
        }

        @Override
        boolean rounding(Access a, Access b) {
            return commute(a, b) && (a.op == AccessOp.FLOAT_ADD || a.op == AccessOp.FLOAT_MULTIPLY);
        }

        private boolean commute(Access a, Access b) {
            boolean apart = a.atomic && b.atomic || a.step.locks().excludes(b.step.locks());
            boolean isFamily = a.op == b.op || isTestOf(a.op, b.op) || isTestOf(b.op, a.op);
            return isFamily && a.op != AccessOp.WRITE && a.op != AccessOp.UPDATE && apart;
        }

        private static boolean isTestOf(AccessOp test, AccessOp update) {
            return test.name().equals(update.name() + "_TEST");
        }
    };

    /** Whether two accesses are in conflict if they are not ordered. */
    abstract boolean conflict(Access a, Access b);

    /** Whether they are in conflict only as far as rounding goes. */
    boolean rounding(Access a, Access b) {
        return false;
    }

    boolean before(Graph graph, Touch u, Touch v) {
        return graph.logical(u.node(), v.node());
    }
}
