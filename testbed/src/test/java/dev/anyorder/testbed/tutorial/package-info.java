/** The code of {@code docs/tutorial.md}. */
@NullMarked
package dev.anyorder.testbed.tutorial;

import org.jspecify.annotations.NullMarked;
