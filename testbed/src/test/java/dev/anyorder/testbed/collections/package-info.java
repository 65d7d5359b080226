/** Random programs of threads that share lists and maps, under the agent and as what their calls read and write. */
@NullMarked
package dev.anyorder.testbed.collections;

import org.jspecify.annotations.NullMarked;
