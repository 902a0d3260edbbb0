/** Checked before anything is kept: a line of a few letters can ask for a thousand million moves. */

export const mostSegments = 2_000_000;
export const mostOfLine = 100_000;
export const mostTurns = 1000;

/** Most straight pieces that all arcs of a program become together; beyond that they are drawn coarser. */
export const mostPieces = 4_000_000;

/** Most dwells, tools, stops and the like that are kept of a program. */
export const mostEvents = 200_000;
