package dev.anyorder.agent.call;

import dev.anyorder.agent.shadow.FieldShadows;
import dev.anyorder.agent.site.AccessTarget;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** A field with its access target. */
final class VariableField {
    final AccessTarget target;
    final boolean isStatic;
    final boolean isVolatile;
    /** Whether it has a shadow word. */
    final boolean isWatched;

    VariableField(Field field) {
        Class<?> declaring = field.getDeclaringClass();
        isStatic = Modifier.isStatic(field.getModifiers());
        isVolatile = Modifier.isVolatile(field.getModifiers());
        isWatched = !Modifier.isFinal(field.getModifiers())
                && (isStatic || FieldShadows.isThere(declaring, field.getName()));
        target = new AccessTarget(
                isStatic ? AccessTarget.Kind.STATIC : AccessTarget.Kind.FIELD, declaring.getName(), field.getName());
    }
}
