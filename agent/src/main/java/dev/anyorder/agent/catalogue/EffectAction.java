package dev.anyorder.agent.catalogue;

/**
 * What a call does. Each constant says what is done before the call, what after it, and with which operand.
 *
 * <p>Rules for all of them. <b>After</b> means after the normal return unless something else is said. An operand that
 * is {@code null} means that nothing is done. A {@linkplain EffectCondition condition} that looks at the result is decided
 * after the call. What happens before the call is done in the order of the row's meanings, and so is what happens
 * after it. A call that leaves with {@code InterruptedException} is, besides, an {@link #AWAIT} of the running thread;
 * no row says so. An operand that is a {@linkplain #VIEW view} stands for what it is a view of.
 *
 * <p>An access may say what it does to the state of its operand, its {@linkplain StateEffect effect}: {@code as add}. An
 * effect that changes the state is an update, nothing else, if anybody looks at the result of the call; what is called
 * unused below is a result that the next instruction drops, or no result at all.
 */
public enum EffectAction {
    /** Nothing is done. The row only says that this was considered, and hides the rows of supertypes. */
    NONE("none", Shape.ALONE),

    /**
     * The call creates, starts or chains tasks. Nothing is done here: the hooks inside the JDK see the task itself.
     * Listed so that the catalogue names every method of the classes it knows.
     */
    TASK("task", Shape.ALONE),

    /**
     * Before the call: what the task did so far is handed to whoever awaits the operand later. Signals add up. Also
     * done when the call fails later: an edge too many, never one too few. With a condition that looks at the result:
     * the same, the condition is ignored.
     */
    SIGNAL("signal", Shape.ONE),

    /**
     * After the call: an order edge from every earlier signal of the operand (and every earlier volatile write of it)
     * to here. A {@code Map.Entry} of the JDK stands for itself, its key and its value.
     */
    AWAIT("await", Shape.ONE),

    /** Before the call: the task arrives at the current generation of the barrier. Does not wait. */
    ARRIVE("arrive", Shape.ONE),

    /**
     * After the call: an order edge from all arrivals of the generation that this call waited for, and of none of a
     * later generation. A generation is over when the first party passes after it.
     */
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
     * The method is synchronized on the operand. Before the call, as one piece while its monitor is really held:
     * acquire it, make the {@link #READS} and {@link #WRITES} of the row, release it. A write with a condition that
     * looks at the result is made in any case: afterwards the monitor is not held any more. After the call: an order edge
     * from every release of it so far. It is not held during the call, so that nobody waits longer than without us; a
     * function that the method calls while it holds the monitor is {@link #LOCKED}.
     */
    SYNCHRONIZED("synchronized", Shape.ONE),

    /**
     * Before the call: the lock is released as often as the task holds it. After it, however it ends: acquired again as
     * often, then an {@link #AWAIT} of the operand, so that what a notifier {@linkplain #SIGNAL signalled} is ordered
     * before. The lock is the operand's monitor, or for a {@linkplain #CONDITION condition} the lock that it belongs
     * to.
     */
    WAITS("waits", Shape.ONE),

    /**
     * After the call, also when it throws anything but {@code InterruptedException} or {@code TimeoutException}: if the
     * operand (a thread, a future, a forked task, a subtask) has ended by now, an order edge from its end and from
     * every earlier signal of it to here; otherwise nothing. At the entry of a body likewise. {@link OperandPart#TASKS} of an executor, pool or scope: all
     * tasks that were handed to it and have ended. {@link OperandPart#ELEMENTS}: each of them; an element that is the
     * {@code Callable} of a task stands for that task.
     */
    JOINS("joins", Shape.ONE),

    /**
     * Before the call: the state of the operand is read. Which event that is depends on the {@link ThreadSafety} of the
     * operand (of what it is a view of): for {@link ThreadSafety#UNSAFE} and {@link ThreadSafety#SYNCHRONIZED} objects and for arrays a
     * read of the location; for {@link ThreadSafety#CONCURRENT} ones an {@link #AWAIT}, both before and after the call; for
     * an object without a nature nothing. {@link OperandPart} says how much of the state.
     */
    READS("reads", Shape.ONE),

    /**
     * Before the call: the state of the operand is written. For {@link ThreadSafety#UNSAFE} and {@link ThreadSafety#SYNCHRONIZED} objects
     * and for arrays a write of the location; for {@link ThreadSafety#CONCURRENT} ones a {@link #SIGNAL}; else nothing. A
     * condition that looks at the result moves the write to after the call. With an effect that commutes, an unused result
     * and a lock held (that of {@link #SYNCHRONIZED} too): in place of it, whatever its condition, and in place of the row's
     * reads of the operand, one access with this effect before the call. Without a lock nothing commutes.
     */
    WRITES("writes", Shape.ONE),

    /**
     * After the call: as the read of a volatile field. The operand stands for the one value that it holds; with
     * {@link OperandPart#CELL} each cell is a variable of its own. If the operand is a {@link OperandBase#VARIABLE}, this is besides
     * an access to that field or array element, which conflicts with plain accesses of it and not with volatile ones.
     * The same holds for the next two. With an effect, in these three: besides, an atomic access of the operand's state
     * (of the cell with {@link OperandPart#CELL}), made before the edge, for analyses that {@linkplain
     * dev.anyorder.core.analysis.Analysis#wantsAtomic follow} such; of a variable the effect is what it does there.
     */
    VOLATILE_READ("volatile-read", Shape.ONE),

    /** Before the call: as the write of a volatile field. */
    VOLATILE_WRITE("volatile-write", Shape.ONE),

    /**
     * Both: before the call a volatile write, after it a volatile read, of one atomic operation. If the condition looks
     * at the result and is false, only the read, and not even that if the result is unused. If the result is unused, the read is an edge in the observed order only:
     * the task has learnt nothing; unless a function that is not known to {@linkplain #COMBINES combine} was given the
     * value.
     */
    VOLATILE_UPDATE("volatile-update", Shape.ONE),

    /**
     * After the call: the first operand is a view of the second; every access to it is an access to that one, its locks
     * are that one's locks, its nature is that one's unless its class has a nature of its own. An object keeps the first
     * link that it was given; a link to itself, or to an object that has neither a nature nor a link and is no array
     * and no lock, need not be kept. The second operand may be {@code from argN}: cell 0 of the view is cell N of the other;
     * {@code shape of}: the view's cells are in another order, so that an access to one of them counts only as a read
     * of the shape.
     */
    VIEW("view", Shape.OF),

    /**
     * After the call: the first operand walks over the second (iterator, stream, spliterator). As {@link #VIEW}, but it
     * has a state of its own too ({@link OperandPart#CURSOR}), and is not protected by the monitor of a guarded object: over a
     * {@link ThreadSafety#SYNCHRONIZED} one its nature is {@link ThreadSafety#UNSAFE}.
     */
    CURSOR("cursor", Shape.OF),

    /**
     * After the call: the first operand is a wrapper with a monitor of its own around the second. As {@link #VIEW} for
     * {@link #READS} and {@link #WRITES}; locks stay those of the wrapper.
     */
    WRAPPER("wrapper", Shape.OF),

    /** After the call: the first operand is a condition of the second, a lock. See {@link #WAITS}. */
    CONDITION("condition", Shape.OF),

    /**
     * The first operand, a {@code Runnable}, is run by the last party that arrives at the second, a barrier. Around its
     * run: {@link #PASS} before, {@link #ARRIVE} (of the generation that is being left) after.
     */
    ACTION("action", Shape.OF),

    /**
     * The first operand, a function, is called by this method, in this task, zero or more times. Around each call of
     * the function: before, an {@link #AWAIT} of the second operand and of every reference that the function is given;
     * after, a {@link #SIGNAL} of the second operand and of the reference that the function returns. Do it by handing a
     * wrapper of the same functional interface to the method. A function that is known to {@linkplain #COMBINES combine}
     * looks at nothing else: its awaits are edges in the observed order only, and if the result of the call is unused,
     * so are those of the result.
     */
    RUNS("runs", Shape.ON),

    /**
     * As {@link #RUNS}, and the function is called while a lock is held that belongs to the second operand: acquire at
     * the function's entry, release at its exit. For a {@link ThreadSafety#SYNCHRONIZED} object the lock is its monitor. With
     * {@code at argN} it is a lock of the second operand and that key: equal keys have equal locks, so use the key's
     * hash; one lock for all keys would hide races between different ones.
     */
    LOCKED("locked", Shape.BY),

    /**
     * After the call: the result belongs to the running thread. Accesses to it by tasks that ran on this thread, one
     * after the other, do not conflict.
     */
    CONFINED("confined", Shape.ONE),

    /**
     * After the call, if the result is not zero: an optimistic read section of the lock begins. The reads that the task
     * makes from here on are held back until {@link #VALIDATE} decides about them. If the section ends without it, by
     * the next acquire of the same lock or at the end of the method, they are ordinary reads: the program may have used
     * what nobody validated. Not checking them at all is allowed, and misses that.
     */
    OPTIMISTIC("optimistic", Shape.ONE),

    /**
     * After the call: the optimistic section of the lock ends. If the result is true, its reads count as made under the
     * lock in shared mode; if it is false, they are forgotten, for the program does not use them. Without an open
     * section nothing is done.
     */
    VALIDATE("validate", Shape.ONE),

    /** After the call: the object is remembered as marked, for {@link EffectCondition.Kind#MARKED}. */
    MARK("mark", Shape.ONE),

    /**
     * Nothing is done at a call. The method is a function that combines two values, in the way that the word says, and
     * does nothing else: where a reference to it ({@code Integer::sum}) is the last argument of a call, and the row of
     * that call asks for it ({@code as arg2}), this is what the call does.
     */
    COMBINES("combines", Shape.EFFECT),

    /**
     * For bodies only: calls of the method commute with each other, and with all others of which that is said. What they
     * read and write belongs to the family {@code declared}. The same as the annotation {@code @Commutes}.
     */
    COMMUTES("commutes", Shape.ALONE),

    /**
     * For bodies only: all that a call of the method does is to be atomic. The
     * same as the annotation {@code @Atomic}.
     */
    ATOMIC("atomic", Shape.ALONE),

    /**
     * For bodies only: a call of the method, with all tasks that it creates, does the same in every schedule. The same as the
     * annotation {@code @Deterministic}.
     */
    DETERMINISTIC("deterministic", Shape.ALONE),

    /**
     * Before the call: what it will return, or do, depends on more than the program and its input: on the time, on random numbers, on
     * who was faster. Has no place in what is to be deterministic, and means nothing elsewhere.
     */
    NONDETERMINISTIC("nondeterministic", Shape.ALONE),

    /**
     * Before the call: it looks at the operand, an object at which tasks meet, or one of its ends. In what is to be deterministic, who
     * {@linkplain #MODIFIES modifies} it must come before or after. Makes no order, and means nothing elsewhere.
     */
    QUERIES("queries", Shape.ONE),

    /**
     * Before the call: it changes what the operand is to others who come to it, or one of its ends. In what is to be deterministic, all
     * others who {@linkplain #QUERIES query} or change it must come before or after; with an effect that commutes and an unused
     * result, not those with the same effect. Makes no order, and means nothing elsewhere.
     */
    MODIFIES("modifies", Shape.ONE),

    /**
     * Before the call: the task is about to take permits of the operand, one of several that are alike. In what is to be
     * deterministic, two must not take any in no order if one of them {@linkplain #GIVES_PERMITS gives} some back, as with a lock.
     * Makes no order, and means nothing elsewhere.
     */
    TAKES_PERMITS("takes-permits", Shape.ONE),

    /** Before the call: the task is about to give permits of the operand. See {@link #TAKES_PERMITS}. */
    GIVES_PERMITS("gives-permits", Shape.ONE);

    /** How a meaning with this verb is written. */
    enum Shape {
        /** The verb alone. */
        ALONE(""),
        /** {@code verb operand}. */
        ONE(""),
        /** {@code verb operand [shared|any]}. */
        LOCK(""),
        /** {@code verb effect}. */
        EFFECT(""),
        /** {@code verb operand of operand}. */
        OF("of"),
        /** {@code verb operand on operand}. */
        ON("on"),
        /** {@code verb operand by operand}. */
        BY("by");

        private final String preposition;

        Shape(String preposition) {
            this.preposition = preposition;
        }

        /** The word between the two operands; empty if there are not two. */
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

    /** The word in a catalogue file. */
    public String text() {
        return text;
    }

    Shape shape() {
        return shape;
    }

    /** Whether it is an access, of which an {@link StateEffect} can be said. */
    boolean accesses() {
        return switch (this) {
            case WRITES, VOLATILE_READ, VOLATILE_WRITE, VOLATILE_UPDATE, MODIFIES -> true;
            default -> false;
        };
    }

    /**
     * Whether doing it twice for one call, at the call site and again inside an instrumented override, is harmless. If
     * not, the class of the receiver decides whether the row holds, see {@link CallRule#needsReceiver()}.
     */
    boolean repeatable() {
        return switch (this) {
            case ACQUIRE, RELEASE, SYNCHRONIZED, WAITS, ARRIVE, PASS, READS, WRITES, OPTIMISTIC, VALIDATE -> false;
            default -> true;
        };
    }
}
