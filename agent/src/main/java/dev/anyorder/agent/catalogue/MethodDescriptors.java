package dev.anyorder.agent.catalogue;

/** Walks over method descriptors without allocating. */
final class MethodDescriptors {
    private MethodDescriptors() {}

    /** The index after the type that begins at {@code start}. */
    static int endOfType(String descriptor, int start) {
        int at = start;
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
    }

    /** How many parameters the method has. */
    static int parameters(String descriptor) {
        int count = 0;
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            at = endOfType(descriptor, at);
            count++;
        }
        return count;
    }
}
