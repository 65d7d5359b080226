/** What we tell the user, as data. Only {@code report} turns it into words. */
@NullMarked
package dev.anyorder.core.finding;

import org.jspecify.annotations.NullMarked;
