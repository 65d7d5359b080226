@NullMarked
package dev.anyorder.agent.call;

import org.jspecify.annotations.NullMarked;
