/** Performs the effects of catalogued calls at run time. Rules become accesses, edges and lock operations. */
@NullMarked
package dev.anyorder.agent.call;

import org.jspecify.annotations.NullMarked;
