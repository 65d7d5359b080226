/** Random programs in the words of the task library, live and as graphs that are kept. */
@NullMarked
package dev.anyorder.testbed.library;

import org.jspecify.annotations.NullMarked;
