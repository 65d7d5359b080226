package dev.anyorder.core.finding;

/** The access at one site is the finding, whatever other tasks do. */
public record SingleSite() implements Explanation {}
