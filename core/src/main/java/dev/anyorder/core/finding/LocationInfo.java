package dev.anyorder.core.finding;

import java.util.List;

/**
 * The location that a finding is about.
 *
 * @param kind {@code field}, {@code static}, {@code array}, {@code object}, or {@code group} (of fields)
 * @param type for a field or a group the binary name of its declaring class; for an array its type, {@code int[]}; for an
 *     object its class
 * @param name the name of the field or the group; otherwise an empty string
 * @param length the array's length, or -1
 * @param index the array element (the first one seen), or -1
 * @param instance which object, {@code Account@1f}; empty for static fields
 * @param allocatedAt where the object was allocated; empty when not known
 */
public record LocationInfo(
        String kind, String type, String name, int length, int index, String instance, List<Frame> allocatedAt) {
    public LocationInfo {
        allocatedAt = List.copyOf(allocatedAt);
    }
}
