package dev.whence.kernel;

/**
 * Time of a seek by its distance d in cylinders, a + b √d: the arm accelerates for half of the way and brakes for the other
 * (Ruemmler and Wilkes, An introduction to disk drive modeling, 1994).
 *
 * @param least time to the next cylinder
 * @param most time over the full stroke
 * @param stroke from the first cylinder to the last, in cylinders
 */
public record SeekCurve(long least, long most, long stroke) {
    /** @param distance at least 1 */
    long time(long distance) {
        if (distance <= 1 || stroke <= 1) {
            return least;
        }
        return least + Math.round((most - least) * ((Math.sqrt(distance) - 1) / (Math.sqrt(stroke) - 1)));
    }
}
