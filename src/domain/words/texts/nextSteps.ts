/** Words of the events that may come next. */
export const nextStepsTexts = {
  title: 'Next steps',
  possible: (revision: string, possible: number, all: number) =>
    `Revision ${revision}: ${possible} of ${all} steps are possible for you now. These are not, or lack something:`,
  next: (step: string) => `Next: ${step}`,
  possibleNow: (steps: string) => `Possible now: ${steps}`,
  nothing: 'Nothing is possible for you now',
  /** The reason, after the step that it is about. */
  because: (reason: string) => `— ${reason}`,
  inFull: (says: string, reason: string) => `${says} — ${reason}`,
  whyNot: 'Why not?',
  /** The same where the next step is possible. */
  toMind: 'What is missing?',
  isPossible: ': possible',
  isNotPossible: ': not possible',
  first: 'First:',
  doFirst: (label: string) => `${label} first`,
  requestAccessTo: (label: string) => `Request access to ${label}`,
  /** The label of waiting, as a sentence. */
  waiting: (label: string) => `${label}.`,
} as const;
