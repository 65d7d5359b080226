@NullMarked
package dev.anyorder.cli;

import org.jspecify.annotations.NullMarked;
