@NullMarked
package dev.anyorder.testbed;

import org.jspecify.annotations.NullMarked;
