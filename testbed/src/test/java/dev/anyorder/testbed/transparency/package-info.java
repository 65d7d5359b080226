@NullMarked
package dev.anyorder.testbed.transparency;

import org.jspecify.annotations.NullMarked;
