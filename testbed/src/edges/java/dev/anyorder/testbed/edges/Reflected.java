package dev.anyorder.testbed.edges;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a program can find out about itself. */
public class Reflected {
    static class Plain {
        int number = 1;
        protected String text = "x";
        public long[] array = {1, 2};
        static int shared;
        volatile int vol;
        final int fixed = 3;
    }

    record Point(int x, String y) {
        static int count;
    }

    enum Colour {
        RED,
        GREEN;

        int value;
    }

    interface Face {
        int CONSTANT = 4;
        List<String> LIST = new ArrayList<>();

        default int size() {
            return LIST.size();
        }

        static int constant() {
            return CONSTANT;
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> type : new Class<?>[] {Plain.class, Point.class, Colour.class, Face.class, Reflected.class}) {
            members(type);
        }
        System.out.println(Arrays.toString(Point.class.getRecordComponents()));
        System.out.println(new Point(1, "a").equals(new Point(1, "a")) + " " + new Point(1, "a"));
        System.out.println(new Point(1, "a").hashCode());
        System.out.println(
                Arrays.toString(Colour.values()) + Colour.valueOf("RED").ordinal());
        Field number = Plain.class.getDeclaredField("number");
        Plain plain = new Plain();
        number.setInt(plain, 5);
        System.out.println(plain.number + " " + number.getInt(plain));
        Face proxy = (Face) Proxy.newProxyInstance(
                Reflected.class.getClassLoader(), new Class<?>[] {Face.class}, (self, method, values) -> 42);
        System.out.println(Face.constant() + new Face() {}.size() + proxy.size());
        stack();
        surroundings();
    }

    private static void members(Class<?> type) {
        System.out.println(Modifier.toString(type.getModifiers()) + " " + type.toGenericString());
        for (Field field : type.getDeclaredFields()) {
            System.out.println("  " + field.toGenericString());
        }
        Arrays.stream(type.getDeclaredMethods())
                .map(Method::toGenericString)
                .sorted()
                .forEach(method -> System.out.println("  " + method));
        System.out.println("  " + Arrays.toString(type.getDeclaredConstructors()));
        System.out.println("  " + Arrays.toString(type.getInterfaces()) + type.getSuperclass() + type.getNestHost());
    }

    private static synchronized void stack() {
        for (StackTraceElement frame : new Throwable().getStackTrace()) {
            System.out.println(frame);
        }
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).forEach(System.out::println);
    }

    private static void surroundings() {
        System.out.println(Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .sorted()
                .toList());
        System.out.println(Thread.currentThread() + " " + Thread.activeCount() + " " + new Thread().getName());
        System.out.println(Thread.currentThread().getContextClassLoader() == Reflected.class.getClassLoader());
        System.out.println(Reflected.class.getClassLoader() == ClassLoader.getSystemClassLoader());
        System.out.println(Reflected.class.getModule().isNamed());
    }
}
