@NullMarked
package dev.anyorder.agent;

import org.jspecify.annotations.NullMarked;
