/**
 * Turns findings into what people and programs read: text, JSON, and the folder that holds them. It also
 * runs inside the watched program, so it needs nothing but {@code java.base} and {@code core}.
 */
@NullMarked
package dev.anyorder.report;

import org.jspecify.annotations.NullMarked;
