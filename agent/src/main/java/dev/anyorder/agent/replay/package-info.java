/** Runs the analyses of a live run on a trace. Also builds its task graph. */
@NullMarked
package dev.anyorder.agent.replay;

import org.jspecify.annotations.NullMarked;
