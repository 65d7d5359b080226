/** Recording: takes down what the tasks of the program do, and their accesses, instead of asking analyses. */
@NullMarked
package dev.anyorder.agent.trace;

import org.jspecify.annotations.NullMarked;
