package dev.anyorder.core.trace;

/**
 * An object of a recorded run.
 *
 * @param type the binary name of its class, or, of one that holds static fields, its own
 * @param typeName the name as a report writes it
 * @param length the length of an array, otherwise -1
 */
public record TracedObject(String type, String typeName, int length) {}
