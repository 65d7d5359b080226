/** Finds out where the parts of a picture go. The only place that uses Eclipse ELK. */
@NullMarked
package dev.anyorder.cli.layout;

import org.jspecify.annotations.NullMarked;
