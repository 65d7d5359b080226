/** Instruments classes on loading: of the program, the task library and the JDK. Inserted hooks preserve behaviour. */
@NullMarked
package dev.anyorder.agent.transform;

import org.jspecify.annotations.NullMarked;
