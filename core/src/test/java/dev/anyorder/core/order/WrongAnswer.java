package dev.anyorder.core.order;

/** The engine and the oracle disagree. */
final class WrongAnswer extends AssertionError {
    private static final long serialVersionUID = 1;

    WrongAnswer(Step u, Step v, boolean right, String order) {
        super(u + (right ? " is before " : " is not before ") + v + " in the " + order + " order");
    }
}
