/** Analyses a recorded run, with what a live run is analysed by. */
@NullMarked
package dev.anyorder.agent.replay;

import org.jspecify.annotations.NullMarked;
