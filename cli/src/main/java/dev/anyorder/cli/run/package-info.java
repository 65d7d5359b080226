/** Starting the program under the agent, passing signals on, and deciding the exit status. */
@NullMarked
package dev.anyorder.cli.run;

import org.jspecify.annotations.NullMarked;
