/**
 * A small ray tracer: many short-lived vectors and rays, a scene that all threads read, one shared total.
 */
@NullMarked
package dev.anyorder.testbed.kernels.raytracer;

import org.jspecify.annotations.NullMarked;
