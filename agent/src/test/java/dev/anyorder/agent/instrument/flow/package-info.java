/** Tests of control flow and data flow on methods made up for them. */
@NullMarked
package dev.anyorder.agent.instrument.flow;

import org.jspecify.annotations.NullMarked;
