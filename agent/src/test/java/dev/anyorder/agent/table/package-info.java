@NullMarked
package dev.anyorder.agent.table;

import org.jspecify.annotations.NullMarked;
