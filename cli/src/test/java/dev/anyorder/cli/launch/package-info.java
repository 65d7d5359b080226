@NullMarked
package dev.anyorder.cli.launch;

import org.jspecify.annotations.NullMarked;
