/** Programs to try AnyOrder on, and what tries it on them: target programs, benchmark kernels. Never published. */
@NullMarked
package dev.anyorder.testbed;

import org.jspecify.annotations.NullMarked;
