@NullMarked
package dev.anyorder.agent.catalogue;

import org.jspecify.annotations.NullMarked;
