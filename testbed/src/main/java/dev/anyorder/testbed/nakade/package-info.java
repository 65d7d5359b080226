/**
 * The programs of seed 002 in the words of the task library: those of its Table 7.1 and of its figures, and the suite that
 * prints what AnyOrder says of them beside what was published.
 */
@NullMarked
package dev.anyorder.testbed.nakade;

import org.jspecify.annotations.NullMarked;
