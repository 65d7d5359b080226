/**
 * The nine programs of Table 7.1 of seed 003, with tasks of Java: what is known of their races is compared with what is
 * found.
 */
@NullMarked
package dev.anyorder.testbed.tasksanitizer;

import org.jspecify.annotations.NullMarked;
