export const configurationPageTexts = {
  list: 'Configurations',
  itself: 'The configuration',
  assignedTo: (person: string) => `Assigned to ${person}`,
  modified: (date: string) => `Modified ${date}`,
  unseenTitle: (id: string) => `${id} cannot be shown`,
  unseen: 'There is no such configuration, or you do not have access to it.',
  toList: 'Go to the configurations',
  tabs: 'Tabs of the configuration',
  actions: 'Actions',
  notPossible: 'Not possible now',
  steps: 'Workflow',
  revisionUnread: (revision: string) => `Revision ${revision} has not been read yet.`,
} as const;

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
  waiting: (label: string) => `${label}.`,
} as const;

export const printTexts = {
  action: 'Print',
  controls: 'Controls',
  count: 'Count',
  customer: 'Customer',
  description: 'Description',
  device: 'Product configuration',
  holes: 'Holes',
  holesOf: (id: string): string => `Holes of ${id}`,
  holesUnread: 'The milling file could not be read.',
  model: 'Model',
  name: 'Name',
  noHoles: 'Nothing to mill.',
  noMillingFile: 'There is no milling file yet.',
  note: 'Note',
  part: 'Part',
  parts: 'Parts',
  printed: (date: string, person: string): string => `Printed ${date}, ${person}`,
  qr: (id: string): string => `QR code of ${id}`,
  revision: (revision: string, state: string): string => `Revision ${revision} (${state})`,
  size: 'Size',
  type: 'Type',
  /** What keeps a sheet from being taken for the truth later on. */
  valid: 'Valid on the day of printing only. The QR code opens what holds now.',
} as const;
