@NullMarked
package dev.anyorder.cli.run;

import org.jspecify.annotations.NullMarked;
