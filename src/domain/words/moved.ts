/** One thing that is not as the person saw it. */
export type Moved = { readonly what: string; readonly before: string; readonly now: string };

/** A fact with its words before and now, where they differ; what is empty is told as a dash. */
export const movedFact = (what: string, before: string, now: string): readonly Moved[] =>
  before === now ? [] : [{ what, before: before || '–', now: now || '–' }];

/** Lines that say what has moved, each with what it was and what it is: "State: Configuring → Archived". */
export const movedText = (moved: readonly Moved[]): readonly string[] =>
  moved.map(({ what, before, now }) => `${what}: ${before} → ${now}`);
