/** The {@code anyorder} command: one class for each of its commands, and how they read what the user wrote. */
@NullMarked
package dev.anyorder.cli;

import org.jspecify.annotations.NullMarked;
