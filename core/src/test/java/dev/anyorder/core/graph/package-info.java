@NullMarked
package dev.anyorder.core.graph;

import org.jspecify.annotations.NullMarked;
