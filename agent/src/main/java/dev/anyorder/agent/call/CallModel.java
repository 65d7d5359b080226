package dev.anyorder.agent.call;

import dev.anyorder.agent.catalogue.Meaning;
import dev.anyorder.agent.catalogue.Row;
import dev.anyorder.agent.catalogue.Verb;
import java.util.EnumSet;
import java.util.Set;
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
            Verb.RUNS);
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
            Verb.MARK,
            Verb.RUNS);
    private static final Set<Verb> FAILING = EnumSet.of(Verb.WAITS, Verb.JOINS, Verb.PASS);
    private static final Set<Verb> WRAPPING = EnumSet.of(Verb.LOCKED, Verb.RUNS, Verb.ACTION);

    final String name;
    final String descriptor;
    final Row row;
    private final String text;

    public CallModel(String owner, String name, String descriptor, Row row) {
        this.name = name;
        this.descriptor = descriptor;
        this.row = row;
        this.text = owner.substring(Math.max(owner.lastIndexOf('/'), owner.lastIndexOf('$')) + 1) + "." + name;
    }

    /** How a report names the call: {@code HashMap.put}. */
    public String text() {
        return text;
    }

    /** Whether there is something to do before the call. */
    public boolean before() {
        return row.needsReceiver() || uses(BEFORE);
    }

    /** Whether there is something to do after it. */
    public boolean after() {
        return row.needsReceiver() || uses(AFTER);
    }

    /** Whether there is something to do when it throws. */
    public boolean failing() {
        return uses(FAILING);
    }

    /** The number of the argument to wrap, or 0. */
    public int wrappedArgument() {
        for (Meaning meaning : row.meanings()) {
            if (WRAPPING.contains(meaning.verb()) && meaning.operand() != null) {
                return meaning.operand().argument();
            }
        }
        return 0;
    }

    /** The internal name of the type of the argument to wrap. */
    String wrappedType() {
        return Type.getArgumentTypes(descriptor)[wrappedArgument() - 1].getInternalName();
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
