/** Programs that were made up: compiled together, and run as one under the packaged agent. */
@NullMarked
package dev.anyorder.testbed.generated;

import org.jspecify.annotations.NullMarked;
