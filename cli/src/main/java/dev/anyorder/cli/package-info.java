/** The {@code anyorder} command: one class per subcommand, and its options. */
@NullMarked
package dev.anyorder.cli;

import org.jspecify.annotations.NullMarked;
