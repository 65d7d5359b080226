/**
 * A run, recorded: the format of the file, what is written into it while the program runs, and how it is read again in an
 * order in which it could have happened.
 */
@NullMarked
package dev.anyorder.core.trace;

import org.jspecify.annotations.NullMarked;
