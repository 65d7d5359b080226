package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.List;

/**
 * Which methods of a class a row is about: {@code poll(long,TimeUnit)}. A parameter is a type by its simple or full
 * name, {@code *} for any one, and as the last {@code ..} for any more. The name {@code new} is the constructor, the
 * name {@code *} any method. What is returned does not count.
 */
public final class MethodPattern {
    private static final String ONE = "*";
    private static final String REST = "..";

    private final String text;
    private final String name;
    private final List<String> parameters;
    private final boolean open;
    private final int rank;

    private MethodPattern(String text, String name, List<String> parameters, boolean open) {
        this.text = text;
        this.name = name;
        this.parameters = parameters;
        this.open = open;
        int typed = 0;
        for (String parameter : parameters) {
            if (!parameter.equals(ONE)) {
                typed++;
            }
        }
        this.rank = (open ? 0 : 1000) + 10 * typed + parameters.size();
    }

    /** Reads {@code name(type,type)}; throws {@link IllegalArgumentException} with a sentence if it is not one. */
    static MethodPattern parse(String text) {
        int open = text.indexOf('(');
        if (open < 1 || !text.endsWith(")") || text.indexOf('(', open + 1) >= 0) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not a method. Write it as name(Type,Type), without spaces.");
        }
        String name = text.substring(0, open);
        List<String> parameters = new ArrayList<>();
        boolean rest = false;
        String list = text.substring(open + 1, text.length() - 1);
        if (!list.isEmpty()) {
            for (String parameter : list.split(",", -1)) {
                if (rest || parameter.isEmpty()) {
                    throw new IllegalArgumentException(
                            "'" + text + "' has a bad parameter list. Name a type, or * for any one; .. comes last.");
                }
                if (parameter.equals(REST)) {
                    rest = true;
                } else {
                    parameters.add(parameter.equals(ONE) ? ONE : TypeName.toDescriptorName(parameter));
                }
            }
        }
        return new MethodPattern(text, name.equals("new") ? "<init>" : name, List.copyOf(parameters), rest);
    }

    /** The name of the method in a class file; {@code *} for any. */
    public String name() {
        return name;
    }

    /** How many parameters are named. */
    int minimum() {
        return parameters.size();
    }

    /** Whether there may be more parameters than those named. */
    boolean open() {
        return open;
    }

    /** The higher, the more is said: of two patterns that match, the one with the higher rank is meant. */
    int rank() {
        return rank;
    }

    /** Whether it matches a method of that name in a class file. */
    public boolean matches(String method, String descriptor) {
        return (name.equals("*") || name.equals(method)) && matches(descriptor);
    }

    boolean matches(String descriptor) {
        int at = 1;
        for (String parameter : parameters) {
            if (descriptor.charAt(at) == ')') {
                return false;
            }
            int end = MethodDescriptors.endOfType(descriptor, at);
            if (!parameter.equals(ONE) && !TypeName.matches(parameter, descriptor, at, end)) {
                return false;
            }
            at = end;
        }
        return open || descriptor.charAt(at) == ')';
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MethodPattern that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** As it was written. */
    @Override
    public String toString() {
        return text;
    }
}
