/**
 * Turns findings into what people and programs read: text, JSON, and the folder that holds them. It runs inside the
 * watched program, in the bootstrap class loader, so it needs nothing but {@code java.base} and {@code core}.
 */
@NullMarked
package dev.anyorder.report;

import org.jspecify.annotations.NullMarked;
