import { formatCount } from '../numbers.ts';

export const accessAreaTexts = {
  tabsOf: 'Roles, lists and access',
  tabs: {
    SERVICES: 'Services',
    SERVLETS: 'Servlets',
    ROLES: 'Roles',
    BLACKLIST: 'Blacklist',
    WHITELIST: 'Whitelist',
    EFFECTIVE: 'Access of a person',
  },
} as const;

export const roleTexts = {
  titles: { SERVICES: 'Services', SERVLETS: 'Servlets', ROLES: 'Roles of the realms' },
  about: {
    SERVICES: 'The operations that a role may call, realm by realm.',
    SERVLETS: 'The types of objects that a role may read and write, realm by realm.',
    ROLES: 'The roles that can be given in each realm.',
  },
  themselves: 'The roles',
  refused: 'The roles could not be read',
  search: { SERVICES: 'Search operations', SERVLETS: 'Search object types', ROLES: 'Search roles' },
  rowHead: { SERVICES: 'Operation', SERVLETS: 'Object type', ROLES: 'Role' },
  realm: 'Realm',
  allRealms: 'All realms',
  onlyChanged: 'Only changes',
  none: 'Nothing fits this search.',
  export: 'Export',
  import: 'Import',
  fileName: 'roles.json',
  cell: (column: string, row: string, value: string) => `${column}: ${row}: ${value}`,
  changedCell: (cell: string, before: string) => `${cell}, changed from ${before}`,
  marks: { HELD: '✓', READ: 'Read', WRITE: 'Write', BOTH: 'Read and write' } as Readonly<
    Record<string, string>
  >,
  keys: 'Arrow keys move, Space changes.',
  unknown: 'not known to Portal',
  /** Summary of an operation, after Portal's name for it where that differs from its id. */
  operation: ({
    portalName,
    summary,
  }: {
    readonly portalName: string | undefined;
    readonly summary: string;
  }) => [portalName ?? '', summary].filter(Boolean).join(': '),

  collected: (count: number) => `${formatCount(count, 'change')} not applied yet`,
  review: 'Review',
  discard: 'Discard',
  discardTitle: 'Discard the changes',
  discardQuestion: (count: number) => `Discard ${formatCount(count, 'change')}? Nothing has been sent.`,
  revert: 'Revert',
  reverted: 'What was applied last can be taken back.',
  forget: 'Keep it',

  reviewTitle: 'Review the changes',
  gains: (what: string) => `Gains: ${what}`,
  loses: (what: string) => `Loses: ${what}`,
  changes: 'Changes by realm and role',
  ownLoss: 'You hold one of these roles: you lose this yourself, and may not be able to take it back.',
  typeWord: (word: string) => `This touches ${word}. Type ${word} to confirm.`,
  wrongWord: (word: string) => `Type ${word} first`,
  apply: 'Apply',
  resume: 'Continue',
  applied: (count: number) =>
    `${formatCount(count, 'change')} applied; they hold from everybody's next call on`,
  stepFailed: 'A step has failed. The steps before it are done; Continue goes on with this one.',
  stopped: (done: number, all: number) =>
    `${done} of ${formatCount(all, 'step')} done before the review was closed. The other changes are still collected.`,
  moved: 'Somebody has changed the roles since you saw them.',
  movedCell: (column: string, row: string, before: string, after: string) =>
    `${column}: ${row}: ${before} → ${after}`,
  movedEdited: (cell: string) => `${cell} (you are changing it too)`,
  movedOn: 'Your changes are made on top of that. Apply again if you still mean them.',
  nothingLeft: 'Nothing is left to change: somebody has done it.',

  importTitle: 'The file cannot be imported',
  importUnread: 'The file could not be read, or is larger than 20 MB.',
  importNothing: 'The file changes nothing',
  importNothingAbout: 'Everything in it is as it is now.',
  imported: (count: number) => `${formatCount(count, 'change')} taken from the file; review them`,
} as const;
