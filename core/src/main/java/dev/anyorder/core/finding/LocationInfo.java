package dev.anyorder.core.finding;

import java.util.List;

/**
 * The location of a finding.
 *
 * @param kind {@code field}, {@code static}, {@code array}, {@code object}, or {@code group} (of fields)
 * @param type declaring class of a field or group, array type {@code int[]}, or class of an object
 * @param name of the field or group; otherwise empty
 * @param length of the array; otherwise -1
 * @param index the first element reported; otherwise -1
 * @param instance {@code Account@1f}; empty for static fields
 * @param allocatedAt empty if unknown
 */
public record LocationInfo(
        String kind, String type, String name, int length, int index, String instance, List<Frame> allocatedAt) {
    public LocationInfo {
        allocatedAt = List.copyOf(allocatedAt);
    }
}
