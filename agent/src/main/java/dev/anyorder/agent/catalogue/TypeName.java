package dev.anyorder.agent.catalogue;

/** Matches simple or full type names against descriptors. */
final class TypeName {
    private TypeName() {}

    /**
     * {@code byte[]} becomes {@code [B}, {@code TimeUnit} {@code LTimeUnit;}, {@code java.util.Map$Entry}
     * {@code Ljava/util/Map$Entry;}.
     */
    static String toDescriptorName(String type) {
        if (type.endsWith("[]")) {
            return "[".concat(toDescriptorName(type.substring(0, type.length() - 2)));
        }
        if (type.endsWith("...")) {
            return "[".concat(toDescriptorName(type.substring(0, type.length() - 3)));
        }
        return switch (type) {
            case "boolean" -> "Z";
            case "byte" -> "B";
            case "char" -> "C";
            case "short" -> "S";
            case "int" -> "I";
            case "long" -> "J";
            case "float" -> "F";
            case "double" -> "D";
            default -> "L".concat(type.replace('.', '/')).concat(";");
        };
    }

    /** @param type may have a simple name */
    static boolean matches(String type, String descriptor, int start, int end) {
        int dimensions = 0;
        while (type.charAt(dimensions) == '[') {
            if (descriptor.charAt(start + dimensions) != '[') {
                return false;
            }
            dimensions++;
        }
        int from = start + dimensions;
        int length = type.length() - dimensions;
        if (descriptor.charAt(from) != 'L' || type.charAt(dimensions) != 'L') {
            return end - from == length && descriptor.charAt(from) == type.charAt(dimensions);
        }
        int tail = end - length + 1;
        if (tail <= from || !descriptor.regionMatches(tail, type, dimensions + 1, length - 1)) {
            return false;
        }
        char before = descriptor.charAt(tail - 1);
        return tail - 1 == from || before == '/' || before == '$';
    }
}
