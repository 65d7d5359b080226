package dev.anyorder.api;

/**
 * A phaser and how a new task is to use it: {@link TaskPhaser#inMode}.
 *
 * @param phaser the phaser
 * @param mode what the task does with it
 */
public record PhaserUse(TaskPhaser phaser, PhaserMode mode) {}
