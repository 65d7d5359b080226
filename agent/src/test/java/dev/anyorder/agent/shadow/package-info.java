@NullMarked
package dev.anyorder.agent.shadow;

import org.jspecify.annotations.NullMarked;
