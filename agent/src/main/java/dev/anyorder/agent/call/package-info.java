/** What a call of a catalogued method means when it happens: the catalogue's verbs, carried out. */
@NullMarked
package dev.anyorder.agent.call;

import org.jspecify.annotations.NullMarked;
