package dev.anyorder.cli.launch;

import dev.anyorder.core.options.UsageException;
import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.Modifier;

/**
 * Checks that a main class exists, is complete, of a supported version, and has a main method. Does not verify bytecode
 * or follow inheritance.
 */
final class MainClass {
    /** The class file version of Java n is this plus n. */
    private static final int VERSION_OF_JAVA_0 = 44;
    /** Since this version, main may be an instance method. */
    private static final int FREE_MAIN = 25;

    private static final String WITH_ARGUMENTS = "([Ljava/lang/String;)V";

    private MainClass() {}

    static void check(String mainClass, String classPath, int feature) {
        String name = mainClass.replace('.', '/');
        try (ClassPath path = new ClassPath(classPath)) {
            byte[] bytes = path.find(name);
            if (bytes == null) {
                if (!ClassPath.inJdk(name)) {
                    throw new UsageException(
                            "Main class '" + mainClass + "' is not on the class path '" + classPath + "'.");
                }
                return;
            }
            check(mainClass, bytes, feature);
        } catch (IOException e) {
            throw new UsageException("Cannot read main class '" + mainClass + "' from the class path '" + classPath
                    + "': " + e.getMessage() + ".");
        }
    }

    private static void check(String mainClass, byte[] bytes, int feature) {
        ClassFile file;
        try {
            file = ClassFile.read(bytes);
        } catch (EOFException e) {
            throw corrupt(mainClass, "it is truncated");
        } catch (IOException e) {
            throw corrupt(mainClass, String.valueOf(e.getMessage()));
        }
        int needed = file.major() - VERSION_OF_JAVA_0;
        if (needed > feature) {
            throw new UsageException("Main class '" + mainClass + "' needs Java " + needed + ", but this java is "
                    + feature + ". Use a newer java, or compile with --release " + feature + ".");
        }
        if (!file.name().equals(mainClass.replace('.', '/'))) {
            throw new UsageException("The class file of '" + mainClass + "' contains class '"
                    + file.name().replace('/', '.')
                    + "'. Use that name, with the root folder of its package on the class path.");
        }
        if (!hasMain(file, feature) && !mayInheritMain(file, feature)) {
            throw new UsageException("Main class '" + mainClass
                    + "' has no main method. Add public static void main(String[] args), or name another class.");
        }
    }

    private static UsageException corrupt(String mainClass, String why) {
        return new UsageException("Main class '" + mainClass + "' is corrupt: " + why + ". Compile it again.");
    }

    /** Ignores inherited methods. */
    static boolean hasMain(ClassFile file, int feature) {
        for (ClassFile.Method method : file.methods()) {
            boolean classic = Modifier.isStatic(method.access())
                    && Modifier.isPublic(method.access())
                    && method.descriptor().equals(WITH_ARGUMENTS);
            boolean free = feature >= FREE_MAIN
                    && !Modifier.isPrivate(method.access())
                    && (method.descriptor().equals(WITH_ARGUMENTS)
                            || method.descriptor().equals("()V"));
            if (method.name().equals("main") && (classic || free)) {
                return true;
            }
        }
        return false;
    }

    /** Also true for JavaFX's Application, which needs no main. */
    private static boolean mayInheritMain(ClassFile file, int feature) {
        boolean fromInterface = feature >= FREE_MAIN && file.interfaces() > 0;
        return fromInterface || (file.superName() != null && !file.superName().equals("java/lang/Object"));
    }
}
