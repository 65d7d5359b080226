/** Class initialisation, construction and publication. */
package dev.anyorder.testbed.targets.init;
