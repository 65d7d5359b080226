@NullMarked
package dev.anyorder.agent.monitor;

import org.jspecify.annotations.NullMarked;
