import { formatBytes, formatWholeNumber, formatCount } from '../numbers.ts';
import { joinSentences } from '../sentences.ts';

export const symbolRefusalTexts = {
  noName: 'A name is required.',
  longName: (limit: number) => `A name has at most ${formatWholeNumber(limit)} signs.`,
  signs:
    'A name has letters, digits, blanks, underscores, dots and hyphens only, and begins and ends with a letter or digit.',
  twice: 'Another of these files has this name.',
  empty: 'The file is empty.',
  large: (limit: number) => `A symbol has at most ${formatBytes(limit)}.`,
  type: 'Symbols are PNG or SVG files.',
  damaged: (type: string) => `The file is called ${type} and is none. It may be damaged.`,
  pixels: 'The picture has too many pixels for a symbol.',
  unread: 'The file of this symbol could not be read.',
} as const;

export const symbolArchiveTexts = {
  large: (limit: number) => `An archive of symbols has at most ${formatBytes(limit)}.`,
  unread: 'The archive could not be read. It may be damaged.',
  many: (limit: number) => `Only the first ${formatWholeNumber(limit)} symbols of the archive are taken.`,
  leftOut: (count: number) =>
    `${formatCount(count, 'file')} in the archive that cannot be a symbol left out.`,
  none: 'There is no symbol in the archive.',
} as const;

export const symbolBackgroundTexts = {
  OVERLAY: 'On an overlay',
  YELLOW: 'On yellow',
  LIGHT: 'On light',
  DARK: 'On dark',
} as const;

export const symbolTexts = {
  title: 'Symbols',
  themselves: 'The symbols',
  search: 'Search symbols',
  ground: 'Ground',
  size: 'Size',
  sizeOf: (pixels: number) => `${formatWholeNumber(pixels)} px`,
  upload: 'Upload symbols',
  choose: 'Files of symbols',
  pasted: 'Pasted.svg',
  notDeleted: 'The symbol has not been deleted.',
  deletionUnknown: 'It is not known whether the symbol has been deleted.',
  archiveName: 'Symbols.zip',
  saveAll: 'Download all',
  saveFound: 'Download found',
  drop: 'Drop PNG, SVG or zip files here, or paste a picture.',
  dropHere: 'Drop the files here',
  count: (found: number, all: number) =>
    found === all
      ? formatCount(all, 'symbol')
      : `${formatWholeNumber(found)} of ${formatCount(all, 'symbol')}`,
  none: 'No symbols',
  noneAbout: 'Symbols are printed on overlays beside the controls they are for.',
  noneFits: 'No symbol fits this search.',
  showAll: 'Show all symbols',
  open: (name: string) => `Look at ${name}`,
  actions: (name: string) => `Actions for ${name}`,
  replace: 'Replace',
  replaceFile: (name: string) => `File in the place of ${name}`,
  waiting: 'Looking into the symbol',
  notShown: 'Not shown',
  facts: (type: string, bytes: number) => `${type}, ${formatBytes(bytes)}`,
  sizesTitle: (name: string) => `${name} in all sizes`,
  deleteTitle: (name: string) => `Delete · ${name}`,
  deleteQuestion: (name: string) =>
    `Delete the symbol ${name} for good? Overlays that are printed later go without it.`,
  gone: (name: string) => `${name} is not there any more.`,
  replaced: (name: string) => `${name} has been replaced by somebody else since you saw it.`,
  now: (name: string) => `${name} now`,
  deleteAnyway: 'Press again to delete it all the same.',
} as const;

export const symbolUploadTexts = {
  title: 'Upload symbols',
  nothing: 'There is nothing to upload.',
  looking: 'Looking into the files',
  files: 'Files to upload',
  name: (file: string) => `Name of ${file}`,
  nameLabel: 'Name',
  before: (name: string) => `${name} now`,
  after: 'New',
  replaces: (name: string) => joinSentences([`Takes the place of ${name}`]),
  remove: (file: string) => `Leave out ${file}`,
  action: (count: number, replaced: number) => {
    if (replaced === 0) return `Upload ${formatCount(count, 'symbol')}`;
    return replaced === count
      ? `Replace ${formatCount(count, 'symbol')}`
      : `Upload ${formatWholeNumber(count - replaced)}, replace ${formatWholeNumber(replaced)}`;
  },
  wrong: 'Names have to be changed first; what is wrong stands below each.',
  moved: 'The symbols have been changed by somebody else. Look again at what takes the place of what.',
  outcome: {
    DONE: 'Uploaded',
    REFUSED: 'Not uploaded: the CMS has refused it.',
    UNKNOWN: 'It is not known whether it has arrived.',
  },
  some: (refused: number, unknown: number, all: number) =>
    [
      refused > 0 && `${formatWholeNumber(refused)} of ${formatCount(all, 'symbol')} not uploaded.`,
      unknown > 0 &&
        `Of ${formatWholeNumber(unknown)} of ${formatCount(all, 'symbol')} it is not known whether it has arrived.`,
      'Try again, or close this.',
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
} as const;

export const symbolSuccessTexts = {
  stopped: (done: number, all: number) =>
    `${formatWholeNumber(done)} of ${formatCount(all, 'symbol')} uploaded before it was closed. The others are left as they were.`,
  uploaded: (count: number, name: string) =>
    count === 1 ? `${name} has been uploaded` : `${formatCount(count, 'symbol')} have been uploaded`,
  deleted: (name: string) => `${name} has been deleted`,
} as const;
