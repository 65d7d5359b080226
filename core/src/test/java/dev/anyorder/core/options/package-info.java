@NullMarked
package dev.anyorder.core.options;

import org.jspecify.annotations.NullMarked;
