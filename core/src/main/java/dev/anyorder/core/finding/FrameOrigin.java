package dev.anyorder.core.finding;

/** Whose code a frame runs. Reports emphasise user code, which includes libraries. */
public enum FrameOrigin {
    USER,
    JDK,
    ANYORDER;

    public static FrameOrigin of(Frame frame) {
        String name = frame.className();
        if (startsWithAny(name, "java.", "javax.", "jdk.", "sun.")) {
            return JDK;
        }
        boolean ours = name.startsWith("dev.anyorder.");
        return ours && !startsWithAny(name, "dev.anyorder.testbed.", "dev.anyorder.examples.") ? ANYORDER : USER;
    }

    private static boolean startsWithAny(String name, String... prefixes) {
        for (String prefix : prefixes) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }
}
