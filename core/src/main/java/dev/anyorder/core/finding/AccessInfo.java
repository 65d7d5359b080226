package dev.anyorder.core.finding;

import java.util.List;

/**
 * One of the accesses of a finding.
 *
 * @param op {@code read}, {@code write} or {@code update}; of an operation that synchronises {@code acquire}, {@code signal}, …
 * @param call the library call that made the access, {@code HashMap.put}; empty for a field or array access
 * @param target the lock, field or object that it operates on, if that is not the location of the finding; otherwise empty
 * @param task the task that made it
 * @param site where
 * @param stack how the task came there, innermost first; only the site when the rest was not kept
 * @param stackComplete whether the stack is that of this access, whole
 * @param locks the locks that were held
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

    /** The same access, with more known of its locks. */
    public AccessInfo holding(List<LockInfo> held) {
        return new AccessInfo(op, call, target, task, site, stack, stackComplete, held);
    }
}
