package dev.anyorder.report.picture;

/**
 * A finding in a picture.
 *
 * @param id the id of the finding
 * @param severity how much it matters
 * @param headline what it is, in a line
 * @param because why nothing orders the two, or empty
 * @param conflictPair the nodes of the two accesses that its report shows
 */
public record PictureFinding(String id, String severity, String headline, String because, ConflictPair conflictPair) {}
