package dev.anyorder.cli.launch;

import java.io.DataInputStream;
import java.io.IOException;

/** The names in a constant pool. */
final class ConstantPool {
    private static final int UTF8 = 1;
    private static final int CLASS = 7;

    private final Object[] entries;

    private ConstantPool(Object[] entries) {
        this.entries = entries;
    }

    static ConstantPool read(DataInputStream in) throws IOException {
        Object[] entries = new Object[in.readUnsignedShort()];
        for (int i = 1; i < entries.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case UTF8 -> entries[i] = in.readUTF();
                case CLASS -> entries[i] = in.readUnsignedShort();
                case 8, 16, 19, 20 -> in.readUnsignedShort();
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.readInt();
                case 15 -> in.readNBytes(3);
                case 5, 6 -> {
                    in.readLong();
                    i++;
                }
                default -> throw new IOException("constant " + i + " has the unknown tag " + tag);
            }
        }
        return new ConstantPool(entries);
    }

    String text(int index) throws IOException {
        if (index < entries.length && entries[index] instanceof String text) {
            return text;
        }
        throw new IOException("constant " + index + " is not a string");
    }

    String className(int index) throws IOException {
        if (index < entries.length && entries[index] instanceof Integer name) {
            return text(name);
        }
        throw new IOException("constant " + index + " is not a class");
    }
}
