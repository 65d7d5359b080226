@NullMarked
package dev.anyorder.hooks;

import org.jspecify.annotations.NullMarked;
