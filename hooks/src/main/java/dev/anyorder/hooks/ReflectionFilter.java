package dev.anyorder.hooks;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Hides injected members from the program's reflection. */
public final class ReflectionFilter {
    private ReflectionFilter() {}

    public static Field[] visible(Field[] fields) {
        return visible(fields, "$anyorder$");
    }

    public static Method[] visible(Method[] methods) {
        return visible(methods, "anyorder$bridge$");
    }

    private static <M extends Member> M[] visible(M[] members, String hidden) {
        int kept = 0;
        for (M member : members) {
            if (!member.getName().startsWith(hidden)) {
                kept++;
            }
        }
        if (kept == members.length) {
            return members;
        }
        M[] visible = Arrays.copyOf(members, kept);
        for (int from = members.length - 1; kept > 0; from--) {
            if (!members[from].getName().startsWith(hidden)) {
                visible[--kept] = members[from];
            }
        }
        return visible;
    }
}
