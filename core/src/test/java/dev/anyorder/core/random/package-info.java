/** What tests with random programs have in common. */
@NullMarked
package dev.anyorder.core.random;

import org.jspecify.annotations.NullMarked;
