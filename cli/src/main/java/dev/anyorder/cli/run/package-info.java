/** Starts the program under the agent, forwards signals, and chooses the exit status. */
@NullMarked
package dev.anyorder.cli.run;

import org.jspecify.annotations.NullMarked;
