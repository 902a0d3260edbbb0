import { formatWholeNumber, formatCount } from '../numbers.ts';
import { formatConjunction } from '../lists.ts';

export const revisionComparisonTexts = {
  after: 'After',
  before: 'Before',
  backTo: (id: string): string => `Back to ${id}`,
  fileIn: (name: string, revision: string): string => `${name} in ${revision}`,
  cannotBeCompared: (name: string): string => `${name} cannot be compared`,
  cannotBeComparedText: 'One of the revisions has no such file, or you do not have access to it.',
  choose: 'Choose the revisions to compare above.',
  field: 'Field',
  fields: 'Fields',
  inRevision: (revision: string, text: string): string => `${revision}: ${text}`,
  none: '–',
  noRevision: (revision: string): string => `There is no revision ${revision}`,
  pair: (name: string, place: string, isSame: boolean): string =>
    `${name} · ${place}${isSame ? ' (same)' : ''}`,
  revisions: 'The revisions',
  shareOf: (before: string, after: string): string => `Part of ${before} that lies over ${after}`,
  stamps: 'State, note and date of both revisions',
  summary: 'Summary',
  swap: 'Swap the revisions',
  title: 'Compare revisions',
} as const;

export const revisionChangeTexts = {
  first: 'First revision: there is nothing to compare it with.',
  more: (count: number): string => `and ${formatCount(count, 'more change')}`,
  reading: 'Reading wiring, bill of materials and holes',
  reason: 'Reason given',
  noReason: 'No reason was given.',
  since: (base: string): string => `Changes since ${base}`,
  unread: (base: string): string => `Revision ${base} could not be read, so the changes are not known.`,
} as const;

export const fileComparisonTexts = {
  allCompared: 'All contents have been compared.',
  compareContents: (count: number): string => `Compare the content of ${formatCount(count, 'file')}`,
  comparing: (count: number): string => `Comparing ${formatCount(count, 'file')}`,
  compared: (done: number, count: number): string =>
    `${formatWholeNumber(done)} of ${formatWholeNumber(count)}`,
  differing: 'Only files that differ',
  regenerated: (count: number): string =>
    count === 1
      ? '1 file was only regenerated: show'
      : `${formatWholeNumber(count)} files were only regenerated: show`,
  file: 'File',
  moreFiles: (count: number): string => `${formatCount(count, 'more file')}: show`,
  partlyCompared: 'Only dates and sizes were compared so far.',
  remade: (count: number): string =>
    count === 1
      ? '1 file was regenerated with the same content.'
      : `${formatWholeNumber(count)} files were regenerated with the same content.`,
  sameFiles: (count: number): string =>
    count === 1 ? '1 file is the same: show' : `${formatWholeNumber(count)} files are the same: show`,
  title: 'Artefacts and attachments',
  unreadable: (place: string): string => `${place}, could not be read`,
  version: (version: number): string => `Version ${version}`,
} as const;

export const fileComparisonResultTexts = {
  ADDED: 'Added',
  REMOVED: 'Removed',
  OTHER: 'Changed',
  REMADE: 'Regenerated',
  REMADE_SAME: 'Regenerated, same content',
  SAME: 'Same',
} as const;

export const bomComparisonTexts = {
  allChanges: (count: number): string => `All changes (${formatWholeNumber(count)})`,
  byItself: 'by itself',
  choice: 'The bill of materials to compare',
  comparedAsText: (name: string, revision: string, reason: string): string =>
    `${name} of ${revision} is compared as text. ${reason}`,
  exportSheet: 'Export sheet',
  findField: 'Find a number, label or place',
  former: (place: string): string => `before ${place}`,
  item: 'Item',
  kind: (kind: string, count: number): string => `${kind} (${formatWholeNumber(count)})`,
  kindField: 'Kind of change',
  madeOf: (parts: number): string => `made of ${formatCount(parts, 'item')}`,
  more: (count: number): string => `${formatCount(count, 'more change')}: show`,
  noDescription: 'without a description',
  notFound: 'No change has this in its number, label or place.',
  notListed: (count: number): string =>
    `${formatCount(count, 'more change')} ${count === 1 ? 'is' : 'are'} not listed, here and in the sheet: the bills differ too much.`,
  /** `path`: item numbers down to the assembly; `label`: its name. */
  place: (path: readonly string[], label: string | undefined): string =>
    `in ${path.join(' › ')}${label ? ` ${label}` : ''}`,
  quantity: (quantity: number | string, item: string | undefined): string =>
    `${quantity} x${item === undefined ? '' : ` ${item}`}`,
  same: 'Both bills of materials list the same items.',
  sheetName: (subject: string, before: string, after: string): string =>
    `${subject}_${before}-${after}_BOM changes.csv`,
  title: 'Bill of materials',
  unread: (text: string): string => `“${text}”`,
  uses: (count: number): string => `which goes into ${formatWholeNumber(count)} assemblies`,
  view: 'View',
  views: 'Parts',
} as const;

export const documentComparisonTexts = {
  choice: 'The document to compare',
  cannotBeShown: (name: string, revision: string, reason: string): string =>
    `${name} of ${revision} cannot be shown. ${reason}`,
  noPage: (revision: string, page: number): string => `${revision} has no page ${page}.`,
  over: 'Over each other',
  pageOf: (name: string, revision: string, page: number): string => `${name} in ${revision}, page ${page}`,
  same: 'The documents are the same, byte by byte.',
  see: 'See both pages at once',
  seeText: 'The documents page by page, over each other or side by side.',
  show: 'Show the documents',
  sideBySide: 'Side by side',
  title: 'Documents',
} as const;

export const pictureComparisonTexts = {
  choice: 'The picture to compare',
  damaged: (revision: string): string => `${revision}: The picture is damaged.`,
  refused: (reason: string): string => `The pictures cannot be laid over each other. ${reason}`,
  same: 'The pictures are the same, byte by byte.',
  title: 'Pictures',
} as const;

export const millingComparisonTexts = {
  choice: 'The milling code to compare',
  clickPath: 'Click on the path to see its line.',
  line: (line: number, revision: string): string => `Line ${line} of ${revision}:`,
  made: 'The CMS makes a program of both milling files, for your milling machine.',
  nothingToMill: (revisions: readonly string[]): string =>
    `There is nothing to mill in ${formatConjunction(revisions)}`,
  same: (before: string, after: string): string => `The programs of ${before} and ${after} are the same.`,
  see: 'See what is milled differently',
  seeText: 'The tool paths of both programs, over each other.',
  show: 'Show the tool paths',
  title: 'Milling',
} as const;

export const textComparisonTexts = {
  added: 'added',
  changeBefore: 'Change before',
  changes: (count: number): string => formatCount(count, 'change'),
  choice: 'The text to compare',
  current: (index: number, count: number): string => `${index} of ${count}`,
  folded: (count: number): string => `${formatCount(count, 'unchanged line')}: show`,
  lineByLine: (name: string): string => `${name}, line by line`,
  linesAdded: 'lines added',
  linesRemoved: 'lines removed',
  more: (count: number): string => `${formatCount(count, 'more line')}: show`,
  nextChange: 'Next change',
  stamps: (count: number): string =>
    count === 1
      ? '1 line differs only in a date, version or checksum, and is not shown as a change.'
      : `${formatCount(count, 'line')} differ only in dates, versions or checksums, and are not shown as changes.`,
  onlyEnds: 'No line differs. Only how lines end or letters are encoded does.',
  removed: 'removed',
  same: 'The files are the same, byte by byte.',
  title: 'Text',
} as const;

export const textComparisonRefusalTexts = {
  TOO_LARGE:
    'These texts are too large to be compared here. Download them from the files of their revisions.',
  TOO_DIFFERENT: 'These texts differ from beginning to end.',
} as const;
