/** Words of the events that may come next. */
export const nextStepsTexts = {
  title: 'Next steps',
  possible: (revision: string, possible: number, all: number) =>
    `Revision ${revision}: ${possible} of ${all} possible for you now`,
  isPossible: ': possible',
  isNotPossible: ': not possible',
  now: (label: string) => `${label} now`,
  first: 'First:',
  doFirst: (label: string) => `${label} first`,
  requestAccessTo: (label: string) => `Request access to ${label}`,
  /** The label of waiting, as a sentence. */
  waiting: (label: string) => `${label}.`,
} as const;
