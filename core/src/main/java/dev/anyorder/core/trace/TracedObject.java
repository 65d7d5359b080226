package dev.anyorder.core.trace;

/**
 * An object, or the holder of a class's static fields.
 *
 * @param typeName the name in reports
 * @param length -1 unless an array
 */
public record TracedObject(String type, String typeName, int length) {}
