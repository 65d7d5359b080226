package dev.anyorder.report;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Describes an exception of the file system; its own message is often only a path. */
public final class FileProblems {
    private FileProblems() {}

    public static String describe(IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (problem instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (problem instanceof CharacterCodingException) {
            return "not UTF-8 text";
        }
        String message = problem instanceof FileSystemException failed ? failed.getReason() : problem.getMessage();
        return message == null ? problem.getClass().getSimpleName() : message;
    }
}
