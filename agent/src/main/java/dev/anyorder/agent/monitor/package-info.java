/** Dispatches the hooks' events to the other packages. Collects and describes findings. */
@NullMarked
package dev.anyorder.agent.monitor;

import org.jspecify.annotations.NullMarked;
