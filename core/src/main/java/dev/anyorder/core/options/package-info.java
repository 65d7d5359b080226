/**
 * The option table of the command line, the agent, {@code --help} and the documentation, and the checks of values. Has
 * no dependencies, because the agent loads it first.
 */
@NullMarked
package dev.anyorder.core.options;

import org.jspecify.annotations.NullMarked;
