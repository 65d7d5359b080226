package dev.anyorder.core.finding;

/** One site is the finding, whatever other tasks do. */
public record SingleSite() implements Explanation {}
