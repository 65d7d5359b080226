package dev.anyorder.testbed.edges;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.function.Function;

/** Every byte of what is serialised, and what it becomes again. */
public class Serialised {
    static class Plain implements Serializable {
        int number = 1;
        protected String text = "x";
        public long[] array = {1, 2};
        transient int left = 4;
        static int shared;
        volatile int vol = 9;
        Plain self;
    }

    static class Sub extends Plain {
        Object object = "z";
    }

    static class Own implements Serializable {
        transient Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
        int size = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeObject("written by hand");
            out.writeInt(map.get("a"));
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            System.out.println(in.readObject());
            map = new HashMap<>(Map.of("a", in.readInt()));
        }
    }

    static class External implements Externalizable {
        int number = 5;

        public External() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            number = in.readInt();
        }
    }

    record Point(int x, String y) implements Serializable {
        static int count;
    }

    enum Colour {
        RED,
        GREEN {
            int saturation = 3;

            @Override
            int get() {
                return saturation;
            }
        };

        int value;

        int get() {
            return value;
        }
    }

    private static byte[] write(Object it) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(it);
        }
        return bytes.toByteArray();
    }

    @SuppressWarnings("unchecked")
    private static <T> T again(T it) throws IOException, ClassNotFoundException {
        byte[] bytes = write(it);
        if (!it.getClass().isHidden()) {
            System.out.println(HexFormat.of().formatHex(bytes));
        }
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> type : new Class<?>[] {
            Plain.class, Sub.class, Own.class, External.class, Point.class, Colour.class, Colour.GREEN.getClass()
        }) {
            ObjectStreamClass described = ObjectStreamClass.lookup(type);
            System.out.println(
                    type + " " + described.getSerialVersionUID() + " " + Arrays.toString(described.getFields()));
        }
        Sub sub = new Sub();
        sub.self = sub;
        sub.number = 77;
        Sub read = again(sub);
        System.out.println(read.number + read.text + read.array[1] + read.left + read.vol + read.object);
        System.out.println(read.self == read);
        System.out.println(again(new Own()).map);
        System.out.println(again(new External()).number);
        System.out.println(again(new Point(3, "q")));
        System.out.println(again(Colour.GREEN).get());
        Runnable lambda = (Runnable & Serializable) () -> System.out.println("a lambda");
        again(lambda).run();
        Function<Map<String, String>, Integer> reference =
                (Function<Map<String, String>, Integer> & Serializable) Map::size;
        System.out.println(again(reference).apply(Map.of("a", "b")));
    }
}
