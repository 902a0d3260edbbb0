/**
 * Bounds on what a program may ask for, checked before anything is kept of it. A line of a few letters can ask for a
 * thousand million moves; a program that is written out never comes near any of these.
 */

/** Most segments that are kept of a program, at about 70 bytes each. */
export const mostSegments = 2_000_000;

/** Most segments that one line may multiply into: pecks × repeats. */
export const mostOfLine = 100_000;

/** Most turns of one arc. */
export const mostTurns = 1000;

/** Most straight pieces that all arcs of a program become together; beyond that they are drawn coarser. */
export const mostPieces = 4_000_000;

/** Most dwells, tools, stops and the like that are kept of a program. */
export const mostEvents = 200_000;
