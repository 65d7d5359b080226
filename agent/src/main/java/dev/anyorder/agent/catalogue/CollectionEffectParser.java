package dev.anyorder.agent.catalogue;

import dev.anyorder.core.analysis.AccessOp;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parses {@code reads|writes|updates [COMPONENT..] [if [not] result | if unused]}, {@code checks COMPONENT..},
 * {@code acts COMPONENT..} and {@code value WORD}.
 */
final class CollectionEffectParser {
    private static final Map<String, AccessOp> OPS =
            Map.of("reads", AccessOp.READ, "writes", AccessOp.WRITE, "updates", AccessOp.UPDATE);

    private final Set<Component> touched = EnumSet.noneOf(Component.class);
    private final Set<Component> checks = EnumSet.noneOf(Component.class);
    private final Set<Component> acts = EnumSet.noneOf(Component.class);
    private @Nullable AccessOp op;
    private CollectionEffect.When when = CollectionEffect.When.ALWAYS;
    private @Nullable ValueEffect value;

    void parse(TokenReader tokens) {
        String action = tokens.take("An action", "Start with 'reads', 'writes' or 'updates'.");
        if (op == null) {
            op = OPS.get(action);
            if (op == null) {
                throw tokens.error("'" + action + "' is not an action. Start with 'reads', 'writes' or 'updates'.");
            }
            components(tokens, touched);
            when = when(tokens);
            return;
        }
        switch (action) {
            case "checks" -> components(tokens, checks);
            case "acts" -> components(tokens, acts);
            case "value" -> value = value(tokens);
            default -> throw tokens.error("'" + action + "' is not an action. Write 'checks', 'acts' or 'value'.");
        }
    }

    private void components(TokenReader tokens, Set<Component> into) {
        for (String next = tokens.peek(); next != null; next = tokens.peek()) {
            Component component = Component.of(next);
            if (component == null) {
                return;
            }
            tokens.take(next);
            into.add(component);
            touched.add(component);
        }
    }

    private static CollectionEffect.When when(TokenReader tokens) {
        if (!tokens.take("if")) {
            return CollectionEffect.When.ALWAYS;
        }
        if (tokens.take("unused")) {
            return CollectionEffect.When.IF_UNUSED;
        }
        boolean isNegated = tokens.take("not");
        if (!tokens.take("result")) {
            throw tokens.error("Invalid condition. Write 'if result', 'if not result' or 'if unused'.");
        }
        return isNegated ? CollectionEffect.When.IF_NOT_RESULT : CollectionEffect.When.IF_RESULT;
    }

    private static ValueEffect value(TokenReader tokens) {
        String word = tokens.take("A value effect", "Example: 'value set'.");
        for (ValueEffect effect : ValueEffect.values()) {
            if (effect.text().equals(word)) {
                return effect;
            }
        }
        throw tokens.error("'" + word + "' is not a value effect. Known: read, set, set-if-absent, removed, combined,"
                + " computed.");
    }

    CollectionEffect rule(ClassSection section, MethodPattern pattern, ModelLine line) {
        AccessOp access = op == null ? AccessOp.READ : op;
        return new CollectionEffect(section, pattern, line, access, when, touched, checks, acts, value);
    }
}
