package dev.anyorder.report;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Describes file system exceptions, whose own message is often only a path. */
final class FileProblems {
    private FileProblems() {}

    static String describe(IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (problem instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (problem instanceof CharacterCodingException) {
            return "it is not text in UTF-8";
        }
        String message = problem instanceof FileSystemException failed ? failed.getReason() : problem.getMessage();
        return message == null ? problem.getClass().getSimpleName() : message;
    }
}
