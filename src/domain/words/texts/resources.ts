import { countText } from '../plurals.ts';
import { byteText, wholeNumber } from '../numbers.ts';

/** Texts of the resources and of one of them. */
export const resourceTexts = {
  resources: 'Resources',
  itself: 'The resource',
  themselves: 'The resources',
  create: 'Create resource',
  createTitle: 'New resource',
  search: 'Search names and content',
  none: 'No resources',
  noneAbout: 'A resource is a named JSON text that programs read.',
  noneFits: 'No resource fits this search.',
  showAll: 'Show all resources',
  count: (found: number, all: number) =>
    found === all ? countText(all, 'resource') : `${wholeNumber(found)} of ${countText(all, 'resource')}`,
  size: (characters: number) => byteText(characters),
  broken: 'Not JSON',
  entries: (count: number) => (count === 1 ? '1 entry' : `${wholeNumber(count)} entries`),
  fields: (count: number) => countText(count, 'field'),
  plain: 'One value',
  name: 'Name',
  nameAbout: 'Letters, digits, underscores, dots and hyphens. It cannot be changed later.',
  data: 'JSON',
  missing: 'There is no such resource',
  missingAbout: 'It may have been deleted.',
  toResources: 'Go to the resources',
  deleteTitle: (name: string) => `Delete · ${name}`,
  deleteQuestion: (name: string) => `Delete the resource ${name} for good?`,
  deleteDeviceErrors: 'It holds the device errors: their pages will be empty.',
  gone: (name: string) => `${name} has been deleted by somebody else.`,
  moved: (name: string) => `${name} has been changed by somebody else since you opened it:`,
  saveOver: 'Save again to replace that as well.',
  deleteAnyway: 'Delete again if it shall go all the same.',
  openErrors: 'Show the device errors',
} as const;

/** Texts of the editor of a resource. */
export const resourceEditorTexts = {
  title: 'Content',
  label: (name: string) => `Content of ${name}`,
  format: 'Format',
  discard: 'Discard changes',
  restored: 'What you typed earlier has been brought back.',
  readOnly: (reason: string) => `Read only. ${reason}`,
  problems: 'Problems',
  problem: (line: number, text: string) => `Line ${wholeNumber(line)}: ${text}`,
  doubts: 'It can be saved, but these parts will not be read as they are written:',
  saveTitle: (name: string) => `Save · ${name}`,
  changes: (count: number) => countText(count, 'change'),
  layoutOnly: 'Only the layout changes; the content stays the same.',
  comparing: 'Looking for the changes',
  notCompared: (reason: string) => `The changes cannot be shown. ${reason}.`,
  notLaidOut: (reason: string) => `It cannot be laid out. ${reason}.`,
  laidOutTooLong: `Laid out, it has more than ${wholeNumber(1_000_000)} characters`,
  unread: 'What is stored is no JSON, so the change cannot be shown part by part.',
  more: (count: number) => `and ${countText(count, 'change')} more`,
  whole: 'the whole value',
  kinds: { ADDED: 'Added', REMOVED: 'Removed', CHANGED: 'Changed', ORDER: 'Order changed' },
  before: 'before',
  after: 'after',
  newer: 'Somebody else has changed this resource since you opened it.',
  loadNewer: 'Show their text',
  versions: 'Versions in this browser',
  noVersions: 'Versions you save here, replace or discard are kept in this browser, the last ten of them.',
  restore: 'Restore',
  restoreOf: (time: string) => `Restore the version of ${time}`,
  how: { STORED: 'Saved', REPLACED: 'Replaced', GIVEN_UP: 'Discarded' },
} as const;

/** Sentences about what has been done with a resource. */
export const resourceDone = {
  created: (name: string) => `${name} has been created`,
  saved: (name: string) => `${name} has been saved`,
  deleted: (name: string) => `${name} has been deleted`,
} as const;
