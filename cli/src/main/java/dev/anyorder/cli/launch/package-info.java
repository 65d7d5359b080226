/**
 * What is to be started, checked before it is: a source file, a jar, or a java command line as the user wrote it. Every
 * mistake is a sentence; nothing here starts the program.
 */
@NullMarked
package dev.anyorder.cli.launch;

import org.jspecify.annotations.NullMarked;
