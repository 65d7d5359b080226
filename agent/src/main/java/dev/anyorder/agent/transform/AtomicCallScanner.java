package dev.anyorder.agent.transform;

import org.objectweb.asm.ClassReader;

/** Whether a class declares a block of code to be atomic: it calls {@code Tasks.atomic}. Its constants tell, its code is not read. */
final class AtomicCallScanner {
    private static final String OWNER = "dev/anyorder/api/Tasks";
    private static final String NAME = "atomic";

    /** The tag of a constant that names a method. */
    private static final int METHOD = 10;

    private AtomicCallScanner() {}

    static boolean isIn(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            // The second half of a long or a double is no item.
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
