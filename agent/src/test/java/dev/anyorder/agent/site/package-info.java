@NullMarked
package dev.anyorder.agent.site;

import org.jspecify.annotations.NullMarked;
