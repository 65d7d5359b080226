package dev.anyorder.testbed.edges;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** The same class in two loaders: two classes, with statics and fields of their own. */
public class Loaders {
    public static class Twin {
        private static int made;
        private int number;
        private volatile int vol;

        public Twin() {
            made++;
            number = made;
            vol = made;
        }

        @Override
        public String toString() {
            return "twin " + number + " of " + made + " " + vol;
        }
    }

    static class Own extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(Twin.class.getName())) {
                return super.loadClass(name, resolve);
            }
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = Loaders.class.getClassLoader().getResourceAsStream(file)) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length, Loaders.class.getProtectionDomain());
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        List<Object> all = new ArrayList<>();
        all.add(new Twin());
        Class<?> own = new Own().loadClass(Twin.class.getName());
        for (Class<?> type : new Class<?>[] {own, own, new Own().loadClass(Twin.class.getName())}) {
            all.add(type.getConstructor().newInstance());
        }
        System.out.println(all);
        try {
            System.out.println((Twin) all.get(1));
        } catch (ClassCastException other) {
            System.out.println("another class");
        }
    }
}
