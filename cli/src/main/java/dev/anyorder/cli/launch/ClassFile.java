package dev.anyorder.cli.launch;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outline of a class file. Rejects truncated files and trailing bytes; skips the code of methods.
 *
 * @param major 61 for Java 17
 * @param name the internal name
 * @param superName the internal name, or null
 * @param interfaces their number
 * @param methods all declared methods
 */
record ClassFile(int major, String name, @Nullable String superName, int interfaces, List<Method> methods) {
    record Method(int access, String name, String descriptor) {}

    private static final int NEWEST_KNOWN_LAYOUT = 80;

    static ClassFile read(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        if (in.readInt() != 0xCAFEBABE) {
            throw new IOException("it is not a class file");
        }
        in.readUnsignedShort();
        int major = in.readUnsignedShort();
        if (major < 45 || major > NEWEST_KNOWN_LAYOUT) {
            return new ClassFile(major, "", null, 0, List.of());
        }
        ConstantPool pool = ConstantPool.read(in);
        in.readUnsignedShort();
        String name = pool.className(in.readUnsignedShort());
        int superIndex = in.readUnsignedShort();
        String superName = superIndex == 0 ? null : pool.className(superIndex);
        int interfaces = in.readUnsignedShort();
        skip(in, 2L * interfaces);
        members(in, pool);
        List<Method> methods = members(in, pool);
        attributes(in);
        if (in.read() >= 0) {
            throw new IOException("data follows its end");
        }
        return new ClassFile(major, name, superName, interfaces, methods);
    }

    private static List<Method> members(DataInputStream in, ConstantPool pool) throws IOException {
        List<Method> members = new ArrayList<>();
        for (int i = in.readUnsignedShort(); i > 0; i--) {
            int access = in.readUnsignedShort();
            members.add(new Method(access, pool.text(in.readUnsignedShort()), pool.text(in.readUnsignedShort())));
            attributes(in);
        }
        return members;
    }

    private static void attributes(DataInputStream in) throws IOException {
        for (int i = in.readUnsignedShort(); i > 0; i--) {
            in.readUnsignedShort();
            skip(in, Integer.toUnsignedLong(in.readInt()));
        }
    }

    private static void skip(DataInputStream in, long bytes) throws IOException {
        if (bytes > in.available() || in.skipBytes((int) bytes) != bytes) {
            throw new IOException("it is truncated");
        }
    }
}
