/**
 * The one table of options that the command line, the agent, {@code --help} and the documentation share, and the
 * checks of what a user wrote. Plain Java without dependencies: the agent loads it before everything else.
 */
@NullMarked
package dev.anyorder.core.options;

import org.jspecify.annotations.NullMarked;
