package dev.anyorder.api;

/** A phaser and the mode of a new task in it: {@link TaskPhaser#inMode}. */
public record PhaserUse(TaskPhaser phaser, PhaserMode mode) {}
