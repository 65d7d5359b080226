/** Checks a source file, a jar or a java command line. Nothing here starts the program. */
@NullMarked
package dev.anyorder.cli.launch;

import org.jspecify.annotations.NullMarked;
