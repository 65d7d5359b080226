package dev.anyorder.agent.catalogue;

/**
 * The action of an effect: what happens before and after the call.
 *
 * <p><b>After</b> means after a normal return, unless stated. A {@code null} operand has no effect.
 * {@linkplain EffectCondition Conditions} on the result are evaluated after the call. Effects keep their order. Every
 * {@code InterruptedException} is also an {@link #AWAIT} of the current thread. A {@linkplain #VIEW view} stands for
 * the underlying object.
 *
 * <p>An access may have a {@linkplain StateEffect state effect}: {@code as add}. If the result is used, a changing
 * effect is a plain update. A result that the next instruction drops is unused.
 */
public enum EffectAction {
    /** No effect; overrides the rules of supertypes. */
    NONE("none", Shape.ALONE),

    /** Creates, starts or chains tasks. Hooks inside the JDK observe these. */
    TASK("task", Shape.ALONE),

    /**
     * Before: publishes the task's clock to later awaits. Signals merge. Conditions on the result and exceptions are
     * ignored: an edge too many, never too few.
     */
    SIGNAL("signal", Shape.ONE),

    /**
     * After: an edge from every earlier signal and volatile write. A JDK {@code Map.Entry} stands for itself, its key
     * and its value.
     */
    AWAIT("await", Shape.ONE),

    /** Before: arrives at the barrier's current generation. */
    ARRIVE("arrive", Shape.ONE),

    /** After: an edge from all arrivals of the awaited generation. The first pass ends it. */
    PASS("pass", Shape.ONE),

    /**
     * After the call: the task holds the lock, in the row's {@linkplain RuleLockMode mode}. Locks may be held several times.
     * In the observed order this is an edge from earlier releases; in the logical order it is none.
     */
    ACQUIRE("acquire", Shape.LOCK),

    /**
     * Before the call: the task gives the lock back once, in the row's mode. A task may hold a lock in both modes (a
     * writer that goes on as a reader): giving back one of them makes its edge even while the other is held. With a
     * condition that looks at the result: the edge to later acquires is made before the call in any case; the lock is
     * taken off the held ones after it, if the condition is true. {@link RuleLockMode#ANY} gives back whichever mode the task
     * holds (exclusive first), and nothing if it holds none.
     */
    RELEASE("release", Shape.LOCK),

    /**
     * Synchronized on the operand. Before, under the monitor: all {@link #READS} and {@link #WRITES} of the rule.
     * After: an edge from every release so far. The agent does not hold the monitor during the call, so no thread waits
     * longer. Functions under the monitor are {@link #LOCKED}.
     */
    SYNCHRONIZED("synchronized", Shape.ONE),

    /**
     * Before: releases the lock completely. After, also on an exception: acquires it as often, then
     * {@linkplain #AWAIT awaits} the operand, which orders the notifier's {@link #SIGNAL}. The lock is the operand's
     * monitor or the {@linkplain #CONDITION condition}'s lock.
     */
    WAITS("waits", Shape.ONE),

    /**
     * After, except on {@code InterruptedException} and {@code TimeoutException}; or at the entry of a body. If the
     * operand (thread, future, task) has ended: an edge from its end and its signals. {@link OperandPart#TASKS}: all
     * ended tasks of the executor, pool or scope. {@link OperandPart#ELEMENTS}: each; a {@code Callable} stands for its
     * task.
     */
    JOINS("joins", Shape.ONE),

    /**
     * Before: reads the state of arrays, {@link ThreadSafety#UNSAFE} and {@link ThreadSafety#SYNCHRONIZED} objects. For
     * {@link ThreadSafety#CONCURRENT} ones an {@link #AWAIT}, before and after. For others no effect.
     */
    READS("reads", Shape.ONE),

    /**
     * Before, or after the call if it has a condition on the result: writes the state. For
     * {@link ThreadSafety#CONCURRENT} objects a {@link #SIGNAL}. A commuting effect under a lock with an unused result
     * replaces all the rule's accesses to the operand. Without a lock nothing commutes.
     */
    WRITES("writes", Shape.ONE),

    /**
     * After: a volatile read of the operand or its {@link OperandPart#CELL}. A {@link OperandBase#VARIABLE} is also
     * accessed as a location, which conflicts only with plain accesses. A state effect adds an atomic access before the
     * edge, for analyses that {@linkplain dev.anyorder.core.analysis.Analysis#wantsAtomic need} it. So do the next two.
     */
    VOLATILE_READ("volatile-read", Shape.ONE),

    /** Before: a volatile write. */
    VOLATILE_WRITE("volatile-write", Shape.ONE),

    /**
     * An atomic volatile write before and read after. If a condition on the result is false, only the read, if the
     * result is used. With an unused result the read is an observed edge only, unless a function that does not
     * {@linkplain #COMBINES combine} received the value.
     */
    VOLATILE_UPDATE("volatile-update", Shape.ONE),

    /**
     * After: the first operand is a view of the second, with its state and locks. Its class may have its own thread
     * safety. The first link wins. {@code from argN}: the view begins at that cell. {@code shape of}: the order of
     * cells differs, so cell accesses only read the shape.
     */
    VIEW("view", Shape.OF),

    /**
     * After: the first operand iterates over the second: a {@link #VIEW} with its own state
     * ({@link OperandPart#CURSOR}). Not protected by the monitor of a {@link ThreadSafety#SYNCHRONIZED} object.
     */
    CURSOR("cursor", Shape.OF),

    /** After: a {@link #VIEW} for {@link #READS} and {@link #WRITES}, with its own monitor. */
    WRAPPER("wrapper", Shape.OF),

    /** After: the first operand is a condition of the second, a lock. See {@link #WAITS}. */
    CONDITION("condition", Shape.OF),

    /**
     * The last party at the second operand, a barrier, runs the first: after a {@link #PASS}, before an {@link #ARRIVE}
     * in the generation that ends.
     */
    ACTION("action", Shape.OF),

    /**
     * The method runs the first operand, a function, in this task. Each run {@linkplain #AWAIT awaits} the second
     * operand and the inputs, then {@linkplain #SIGNAL signals} the second operand and the result. If the function
     * {@linkplain #COMBINES combines}, the awaits are observed edges only; with an unused result, so are those of the
     * result.
     */
    RUNS("runs", Shape.ON),

    /**
     * As {@link #RUNS}, under a lock of the second operand. With {@code at argN} one lock per hash of that key: a
     * common lock would hide races between keys.
     */
    LOCKED("locked", Shape.BY),

    /** After: the result belongs to the current thread. Accesses by tasks of this thread do not conflict. */
    CONFINED("confined", Shape.ONE),

    /**
     * After: begins an optimistic section of the lock, which buffers reads. Another section or the end of the task
     * records them. {@link #VALIDATE}, an acquire of the lock and every publication of the task's clock drop them.
     */
    OPTIMISTIC("optimistic", Shape.ONE),

    /**
     * After: ends the optimistic section and drops its reads: they were valid or stay unused. If the result is true, an
     * edge from the lock's earlier releases.
     */
    VALIDATE("validate", Shape.ONE),

    /** After: marks the object, for {@link EffectCondition.Kind#MARKED}. */
    MARK("mark", Shape.ONE),

    /**
     * No effect at a call: the method only combines two values. A call that takes it ({@code Integer::sum}) as last
     * argument, with {@code as arg2}, has this effect.
     */
    COMBINES("combines", Shape.EFFECT),

    /** Bodies only: calls commute with all others so declared. As {@code @Commutes}. */
    COMMUTES("commutes", Shape.ALONE),

    /** Bodies only: a call is an atomic block. As {@code @Atomic}. */
    ATOMIC("atomic", Shape.ALONE),

    /** Bodies only: a call, with its tasks, is a deterministic block. As {@code @Deterministic}. */
    DETERMINISTIC("deterministic", Shape.ALONE),

    /**
     * Before: a nondeterministic source, such as time or random numbers. An error in a deterministic block, no effect
     * elsewhere.
     */
    NONDETERMINISTIC("nondeterministic", Shape.ALONE),

    /**
     * Before: reads an object that tasks contend for, or one end. In a deterministic block it conflicts with unordered
     * {@link #MODIFIES}. Adds no edge; no effect elsewhere.
     */
    QUERIES("queries", Shape.ONE),

    /**
     * Before: modifies an object that tasks contend for, or one end. In a deterministic block it conflicts with
     * unordered {@link #QUERIES} and {@code modifies}, except the same commuting effect with unused results. Adds no
     * edge; no effect elsewhere.
     */
    MODIFIES("modifies", Shape.ONE),

    /**
     * Before: takes permits. In a deterministic block, two unordered takes conflict if one of the tasks
     * {@linkplain #GIVES_PERMITS gives} some back. Adds no edge; no effect elsewhere.
     */
    TAKES_PERMITS("takes-permits", Shape.ONE),

    /** Before: gives permits. See {@link #TAKES_PERMITS}. */
    GIVES_PERMITS("gives-permits", Shape.ONE);

    /** The syntax of an action. */
    enum Shape {
        ALONE(""),
        /** {@code action operand}. */
        ONE(""),
        /** {@code action operand [shared|any]}. */
        LOCK(""),
        /** {@code action effect}. */
        EFFECT(""),
        /** {@code action operand of operand}. */
        OF("of"),
        /** {@code action operand on operand}. */
        ON("on"),
        /** {@code action operand by operand}. */
        BY("by");

        private final String preposition;

        Shape(String preposition) {
            this.preposition = preposition;
        }

        String preposition() {
            return preposition;
        }
    }

    private final String text;
    private final Shape shape;

    EffectAction(String text, Shape shape) {
        this.text = text;
        this.shape = shape;
    }

    public String text() {
        return text;
    }

    Shape shape() {
        return shape;
    }

    /** Whether it may have a {@link StateEffect}. */
    boolean accesses() {
        return switch (this) {
            case WRITES, VOLATILE_READ, VOLATILE_WRITE, VOLATILE_UPDATE, MODIFIES -> true;
            default -> false;
        };
    }

    /**
     * Whether repeating it inside an instrumented override is harmless. If not, see {@link CallRule#needsReceiver()}.
     */
    boolean repeatable() {
        return switch (this) {
            case ACQUIRE, RELEASE, SYNCHRONIZED, WAITS, ARRIVE, PASS, READS, WRITES, OPTIMISTIC, VALIDATE -> false;
            default -> true;
        };
    }
}
