/** The tasks of threads and jobs. Translates task and synchronisation events into happens-before edges. */
@NullMarked
package dev.anyorder.agent.task;

import org.jspecify.annotations.NullMarked;
