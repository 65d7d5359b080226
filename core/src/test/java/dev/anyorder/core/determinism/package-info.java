@NullMarked
package dev.anyorder.core.determinism;

import org.jspecify.annotations.NullMarked;
