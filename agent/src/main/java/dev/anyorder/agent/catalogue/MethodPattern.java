package dev.anyorder.agent.catalogue;

import java.util.ArrayList;
import java.util.List;

/**
 * A method pattern: {@code poll(long,TimeUnit)}. A parameter is a simple or full type name, or {@code *}; {@code ..} at
 * the end stands for more. {@code new} is the constructor, {@code *} any method.
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

    /** Throws {@link IllegalArgumentException} with a sentence for the user. */
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
                            "'" + text
                                    + "' has an invalid parameter list. Use types, * for any type, and .. at the end for any further parameters.");
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

    /** As in a class file; {@code *} for any. */
    public String name() {
        return name;
    }

    int minimum() {
        return parameters.size();
    }

    /** Whether further parameters are allowed. */
    boolean open() {
        return open;
    }

    /** The higher rank is more specific and wins. */
    int rank() {
        return rank;
    }

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

    @Override
    public String toString() {
        return text;
    }
}
