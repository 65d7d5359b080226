@NullMarked
package dev.anyorder.core.velodrome;

import org.jspecify.annotations.NullMarked;
