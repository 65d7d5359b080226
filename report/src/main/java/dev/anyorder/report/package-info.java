@NullMarked
package dev.anyorder.report;

import org.jspecify.annotations.NullMarked;
