package dev.anyorder.core.finding;

/** Whose code a frame runs. Only the user's own frames (and those of the user's libraries) stand out in a report. */
public enum FrameOrigin {
    USER,
    JDK,
    ANYORDER;

    /** Whose the frame is. */
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
