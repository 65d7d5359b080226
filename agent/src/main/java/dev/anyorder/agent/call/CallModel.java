package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Base;
import dev.anyorder.agent.catalogue.Meaning;
import dev.anyorder.agent.catalogue.Operand;
import dev.anyorder.agent.catalogue.Row;
import dev.anyorder.agent.catalogue.Verb;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.objectweb.asm.Type;

/** What the calls of one instruction mean, as far as its static type tells. */
public final class CallModel {
    private static final Set<Verb> BEFORE = EnumSet.of(
            Verb.SIGNAL,
            Verb.ARRIVE,
            Verb.RELEASE,
            Verb.ATOMIC,
            Verb.WAITS,
            Verb.READS,
            Verb.WRITES,
            Verb.VOLATILE_WRITE,
            Verb.VOLATILE_UPDATE,
            Verb.CHANCE,
            Verb.ASKS,
            Verb.CHANGES,
            Verb.TAKES,
            Verb.GIVES);
    private static final Set<Verb> AFTER = EnumSet.of(
            Verb.AWAIT,
            Verb.PASS,
            Verb.ACQUIRE,
            Verb.RELEASE,
            Verb.ATOMIC,
            Verb.WAITS,
            Verb.JOINS,
            Verb.READS,
            Verb.WRITES,
            Verb.VOLATILE_READ,
            Verb.VOLATILE_UPDATE,
            Verb.VIEW,
            Verb.CURSOR,
            Verb.WRAPPER,
            Verb.CONDITION,
            Verb.CONFINED,
            Verb.OPTIMISTIC,
            Verb.VALIDATE,
            Verb.MARK);
    private static final Set<Verb> FAILING = EnumSet.of(Verb.WAITS, Verb.JOINS, Verb.PASS);
    private static final Set<Verb> WRAPPING = EnumSet.of(Verb.LOCKED, Verb.RUNS, Verb.ACTION);

    final String name;
    final String descriptor;
    /** Name and descriptor, as a key. */
    final String signature;

    final Row row;
    /** Whether this is about the body of a method that the library calls. */
    final boolean body;

    private final List<Row> candidates;
    private final String text;

    /**
     * @param row what the static type says
     * @param candidates what the class of the receiver may turn out to say
     */
    public CallModel(String owner, String name, String descriptor, Row row, List<Row> candidates, boolean body) {
        this.name = name;
        this.descriptor = descriptor;
        this.signature = (name + descriptor).intern();
        this.row = row;
        this.candidates = candidates;
        this.body = body;
        this.text = owner.substring(Math.max(owner.lastIndexOf('/'), owner.lastIndexOf('$')) + 1) + "." + name;
    }

    /** How a report names the call: {@code HashMap.put}. */
    public String text() {
        return text;
    }

    /** Whether there is something to do before the call. */
    public boolean before() {
        return !body && row.needsReceiver() || uses(BEFORE);
    }

    /** Whether there is something to do after it. */
    public boolean after() {
        return !body && row.needsReceiver()
                || row.meanings().stream()
                        .anyMatch(meaning -> AFTER.contains(meaning.verb()) && !isDoneBefore(meaning));
    }

    /** Whether it is an access to an array, which is told before the call whatever comes of it. */
    private boolean isDoneBefore(Meaning meaning) {
        Operand operand = meaning.operand();
        boolean isAccess = meaning.verb() == Verb.READS || meaning.verb() == Verb.WRITES;
        return isAccess
                && operand != null
                && operand.base() == Base.ARGUMENT
                && argumentType(operand.argument()).charAt(0) == '['
                && !meaning.condition().looksAtResult();
    }

    /** Whether there is something to do when it throws. */
    public boolean failing() {
        return uses(FAILING);
    }

    /** The numbers of the arguments that are functions to be wrapped. */
    public SortedSet<Integer> wrappedArguments() {
        SortedSet<Integer> numbers = new TreeSet<>();
        addWrapped(row, numbers);
        candidates.forEach(candidate -> addWrapped(candidate, numbers));
        return numbers;
    }

    private static void addWrapped(Row row, Set<Integer> numbers) {
        for (Meaning meaning : row.meanings()) {
            Operand operand = meaning.operand();
            if (WRAPPING.contains(meaning.verb()) && operand != null) {
                numbers.add(operand.argument());
            }
        }
    }

    /** Whether calls of it are declared to commute. */
    public boolean commutes() {
        return uses(EnumSet.of(Verb.COMMUTES));
    }

    /** Whether a call of it is declared to be atomic in all that it does. */
    public boolean isBlock() {
        return uses(EnumSet.of(Verb.BLOCK));
    }

    /** Whether a call of it is declared to be deterministic, with all tasks that it creates. */
    public boolean isDeterministic() {
        return uses(EnumSet.of(Verb.DETERMINISTIC));
    }

    /** How many arguments there are. */
    int arguments() {
        return Type.getArgumentTypes(descriptor).length;
    }

    /** The internal name of the type of an argument. */
    String argumentType(int number) {
        return Type.getArgumentTypes(descriptor)[number - 1].getInternalName();
    }

    private boolean uses(Set<Verb> verbs) {
        for (Meaning meaning : row.meanings()) {
            if (verbs.contains(meaning.verb())) {
                return true;
            }
        }
        return false;
    }
}
