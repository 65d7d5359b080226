package dev.anyorder.agent.catalogue;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The methods that user code can call on a class of the running JDK. */
final class JdkMethods {
    private JdkMethods() {}

    static Class<?> load(String internalName) {
        try {
            return Class.forName(internalName.replace('/', '.'), false, JdkMethods.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError("this JDK has no class " + internalName, e);
        }
    }

    /** All public and protected methods and constructors, inherited ones too, by name and descriptor. */
    static Map<String, Executable> callable(Class<?> type) {
        Map<String, Executable> methods = new LinkedHashMap<>();
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            methods.put(key(constructor), constructor);
        }
        collect(type, methods);
        collect(Object.class, methods);
        return methods;
    }

    private static void collect(Class<?> type, Map<String, Executable> methods) {
        for (Method method : type.getDeclaredMethods()) {
            int modifiers = method.getModifiers();
            if ((Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers)) && !method.isSynthetic()) {
                methods.putIfAbsent(key(method), method);
            }
        }
        if (type.getSuperclass() != null) {
            collect(type.getSuperclass(), methods);
        }
        for (Class<?> implemented : type.getInterfaces()) {
            collect(implemented, methods);
        }
    }

    /** The public methods that the class does not just have from {@code Object}. */
    static List<Method> published(Class<?> type) {
        List<Method> methods = new ArrayList<>();
        for (Executable callable : callable(type).values()) {
            if (callable instanceof Method method
                    && Modifier.isPublic(method.getModifiers())
                    && method.getDeclaringClass() != Object.class
                    && !isStaticOfAnotherInterface(method, type)) {
                methods.add(method);
            }
        }
        return methods;
    }

    private static boolean isStaticOfAnotherInterface(Method method, Class<?> type) {
        return Modifier.isStatic(method.getModifiers())
                && method.getDeclaringClass().isInterface()
                && method.getDeclaringClass() != type;
    }

    static String name(Executable method) {
        return method instanceof Constructor<?> ? "<init>" : method.getName();
    }

    static String descriptor(Executable method) {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> parameter : method.getParameterTypes()) {
            text.append(parameter.descriptorString());
        }
        Class<?> result = method instanceof Method m ? m.getReturnType() : void.class;
        return text.append(')').append(result.descriptorString()).toString();
    }

    private static String key(Executable method) {
        String descriptor = descriptor(method);
        return name(method) + descriptor.substring(0, descriptor.indexOf(')') + 1);
    }
}
