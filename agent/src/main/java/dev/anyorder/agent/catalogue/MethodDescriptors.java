package dev.anyorder.agent.catalogue;

/** Parses method descriptors without allocation. */
final class MethodDescriptors {
    private MethodDescriptors() {}

    static int endOfType(String descriptor, int start) {
        int at = start;
        while (descriptor.charAt(at) == '[') {
            at++;
        }
        return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
    }

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
