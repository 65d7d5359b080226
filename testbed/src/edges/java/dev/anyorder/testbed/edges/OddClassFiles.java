package dev.anyorder.testbed.edges;

import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;

/** Class files that no compiler of today writes; they are made when the programs are compiled. */
public class OddClassFiles {
    public static void main(String[] args) throws Exception {
        for (int version = 45; version <= 50; version++) {
            run("odd.Version" + version);
            run("odd.Subroutine" + version);
        }
        run("odd.Future");
        run("odd.Truncated");
        run("odd.Garbage");
        run("odd.WrongName");
        run("odd.WrongTypes");
        run("odd.WrongCall");
    }

    private static void run(String name) throws Exception {
        try {
            Class<?> type = Class.forName(name);
            Thread thread = new Thread(() -> {
                try {
                    System.out.println(name + " gives "
                            + type.getMethod("run", Object.class).invoke(null, new Object()));
                } catch (InvocationTargetException thrown) {
                    System.out.println(name + " throws " + thrown.getCause());
                } catch (ReflectiveOperationException absent) {
                    System.out.println(absent);
                }
            });
            thread.start();
            thread.join();
        } catch (LinkageError refused) {
            // What a verifier says of code depends on where it stands.
            System.out.println(
                    name + " is refused: " + (refused instanceof VerifyError ? refused.getClass() : refused));
        }
        try (InputStream in = OddClassFiles.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
            System.out.println(in.readAllBytes().length);
        }
    }
}
