package dev.anyorder.core.finding;

import java.util.List;

/**
 * An access of a finding.
 *
 * @param op {@code read}, {@code write}, {@code update}, or a synchronisation such as {@code acquire}
 * @param call the library call, {@code HashMap.put}; empty for fields and arrays
 * @param target the lock, field or object, if it is not the finding's location; otherwise empty
 * @param stack innermost first; only the site if not captured
 * @param stackComplete whether the stack is complete and of this access
 */
public record AccessInfo(
        String op,
        String call,
        String target,
        TaskInfo task,
        Frame site,
        List<Frame> stack,
        boolean stackComplete,
        List<LockInfo> locks) {
    public AccessInfo {
        stack = List.copyOf(stack);
        locks = List.copyOf(locks);
    }

    public AccessInfo holding(List<LockInfo> held) {
        return new AccessInfo(op, call, target, task, site, stack, stackComplete, held);
    }
}
