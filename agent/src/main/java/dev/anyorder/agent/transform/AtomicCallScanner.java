package dev.anyorder.agent.transform;

import org.objectweb.asm.ClassReader;

/** Finds calls of {@code Tasks.atomic} in the constant pool, without reading code. */
final class AtomicCallScanner {
    private static final String OWNER = "dev/anyorder/api/Tasks";
    private static final String NAME = "atomic";

    /** The tag of {@code CONSTANT_Methodref}. */
    private static final int METHOD = 10;

    private AtomicCallScanner() {}

    static boolean isIn(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            // The second entry of a long or double is no item.
            if (at > 0 && reader.readByte(at - 1) == METHOD && isCall(reader, at, buffer)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCall(ClassReader reader, int method, char[] buffer) {
        int nameAndType = reader.getItem(reader.readUnsignedShort(method + 2));
        return OWNER.equals(reader.readClass(method, buffer)) && NAME.equals(reader.readUTF8(nameAndType, buffer));
    }
}
