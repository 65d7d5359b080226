/** The places in the program that the hooks speak of, by number. */
@NullMarked
package dev.anyorder.agent.site;

import org.jspecify.annotations.NullMarked;
