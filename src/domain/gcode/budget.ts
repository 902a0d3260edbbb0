/** Checked before segments are stored: one short line can ask for a thousand million moves. */

export const maxSegments = 2_000_000;
export const maxSegmentsPerLine = 100_000;
export const maxArcTurns = 1000;

/** Most straight pieces for all arcs of a program together; beyond that, arcs are drawn coarser. */
export const maxArcPieces = 4_000_000;

/** Most events (dwells, tools, stops and the like) recorded of a program. */
export const maxProgramEvents = 200_000;
