/** Checked before anything is kept: a line of a few letters can ask for a thousand million moves. */

export const maxSegments = 2_000_000;
export const maxSegmentsPerLine = 100_000;
export const maxArcTurns = 1000;

/** Most straight pieces that all arcs of a program become together; beyond that they are drawn coarser. */
export const maxArcPieces = 4_000_000;

/** Most dwells, tools, stops and the like that are kept of a program. */
export const maxProgramEvents = 200_000;
