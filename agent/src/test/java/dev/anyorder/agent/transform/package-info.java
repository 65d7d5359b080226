@NullMarked
package dev.anyorder.agent.transform;

import org.jspecify.annotations.NullMarked;
