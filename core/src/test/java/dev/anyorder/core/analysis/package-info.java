@NullMarked
package dev.anyorder.core.analysis;

import org.jspecify.annotations.NullMarked;
