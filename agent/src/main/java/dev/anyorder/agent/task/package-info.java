/** Who runs what: contexts of threads and jobs, and the edges between them. */
@NullMarked
package dev.anyorder.agent.task;

import org.jspecify.annotations.NullMarked;
