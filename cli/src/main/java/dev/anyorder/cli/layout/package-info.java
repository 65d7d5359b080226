/** Places nodes and edges. Only this package uses Eclipse ELK. */
@NullMarked
package dev.anyorder.cli.layout;

import org.jspecify.annotations.NullMarked;
