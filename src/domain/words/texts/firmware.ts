import { formatCount, formatBytes, formatWholeNumber } from '../numbers.ts';
import { truncateText } from '../sentences.ts';

export const firmwareSuccessTexts = {
  created: 'The firmware has been created',
  deleted: (name: string): string => `${name} has been deleted`,
  noteSaved: 'The note has been saved',
  releaseNoteSaved: 'The release note has been saved',
  uploaded: (name: string, version: string): string => `Version ${version} of ${name} has been uploaded`,
  withoutNote: (name: string, version: string): string =>
    `Version ${version} of ${name} has been uploaded, its release note not yet`,
  versionDeleted: (name: string, version: string): string => `Version ${version} of ${name} has been deleted`,
} as const;

export const firmwareJobTexts = {
  upload: (name: string, version: string): string => `Upload ${name} ${version}`,
} as const;

export const firmwareListTexts = {
  title: 'Firmware',
  ofType: (type: string): string => `${type} firmware`,
  failed: 'The firmware',
  create: 'Create firmware',
  files: 'All files',
  noFilter: 'Show all',
  search: 'Search firmware',
  type: 'Type',
  allTypes: 'All types',
  family: 'Product family',
  allFamilies: 'All families',
  deviceType: 'Device type',
  allDevices: 'Both device types',
  count: (count: number): string =>
    count === 1 ? '1 firmware' : `${formatWholeNumber(count)} kinds of firmware`,
  none: 'No firmware',
  noneAbout: 'Nothing fits what you look for.',
  noVersion: 'No version yet',
  versions: (count: number): string => formatCount(count, 'version'),
  fileOf: (name: string, version: string): string => `${name} ${version}`,
  kind: (type: string, device: string): string => `${type} · ${device}`,
  ofFamily: (family: string): string => `Firmware of ${family}`,
  filesTitle: 'Firmware files',
  fileCount: (count: number): string => formatCount(count, 'file'),
  noFiles: 'No files',
} as const;

export const firmwarePageTexts = {
  failed: 'The firmware',
  missing: 'There is no such firmware',
  missingAbout: 'It may have been deleted, or the address is not whole.',
  toList: 'To the list of firmware',
  several: (name: string): string => `Firmware called ${name}`,
  facts: 'About',
  type: 'Type',
  family: 'Product family',
  deviceType: 'Device type',
  extension: 'File extension',
  note: 'Note',
  editNote: 'Edit note',
  editNoteTitle: (name: string): string => `Note · ${name}`,
  delete: 'Delete firmware',
  deleteTitle: (name: string): string => `Delete firmware · ${name}`,
  deleteQuestion: (name: string, count: number): string =>
    `Do you want to delete ${name}${count > 0 ? ` with ${count === 1 ? 'its version' : `its ${formatCount(count, 'version')}`}` : ''}? This is permanent and cannot be undone.`,
  actions: (name: string): string => `Actions of ${name}`,
  versions: 'Versions',
  latest: 'Latest',
  upload: 'Upload version',
  noVersions: 'No version yet',
  noVersionsAbout: 'Upload the first one.',
  size: formatBytes,
  sha256: (digits: string): string => `SHA-256 ${digits.slice(0, 12)}…`,
  runBy: (count: number): string => formatCount(count, 'product'),
  runByAbout: (count: number, version: string): string =>
    count === 1
      ? `1 product runs version ${version}`
      : `${formatCount(count, 'product')} run version ${version}`,
  versionActions: (version: string): string => `Actions of version ${version}`,
  editReleaseNote: 'Edit release note',
  editReleaseNoteTitle: (version: string): string => `Release note · version ${version}`,
  releaseNote: 'Release note',
  releaseNoteAbout: 'Markdown: headings, lists, bold, code and links. Pictures are not shown.',
  deleteVersion: 'Delete version',
  deleteVersionTitle: (name: string, version: string): string => `Delete version · ${name} ${version}`,
  deleteVersionQuestion: (version: string): string =>
    `Do you want to delete version ${version} with its file? This is permanent and cannot be undone.`,
  gone: 'It is gone already.',
  changed: 'It has changed meanwhile. Look at it again.',
  overtaken: (now: string): string =>
    now.trim() === ''
      ? 'Somebody else has emptied it meanwhile. Save again to put yours in its place.'
      : `Somebody else has changed it meanwhile, to “${truncateText(now)}”. Save again to put yours in its place.`,
} as const;

export const firmwareUsageTexts = {
  counting: 'Products are being counted',
  run: (count: number, version: string | undefined): string => {
    const what = version === undefined ? 'a version of it' : 'it';
    if (count === 0) return `No product runs ${what}.`;
    return count === 1 ? `1 product runs ${what}:` : `${formatCount(count, 'product')} run ${what}:`;
  },
  products: 'Products that run it',
  productsUnread: 'How many products run it is not known.',
  notWhole: 'The list of products was not read whole: there may be more.',
  otherParts: 'Portal does not know which version of this part products run.',
  readingOrders: 'Orders are being read',
  wait: (count: number): string => {
    if (count === 0) return 'No order waits for it.';
    return count === 1 ? '1 order waits for it:' : `${formatCount(count, 'order')} wait for it:`;
  },
  orders: 'Orders that wait for it',
  ofOrder: (count: number): string => `on ${formatCount(count, 'product')}`,
  ordersUnread: 'Which orders wait for it is not known.',
  more: (count: number): string => `and ${formatWholeNumber(count)} more`,
} as const;

export const releaseNotesTexts = {
  title: 'Release notes',
  from: 'Installed',
  to: 'Chosen',
  fromNothing: 'Nothing installed',
  installed: (version: string): string => `Installed ${version}`,
  chosen: (version: string): string => `Chosen ${version}`,
  about: (count: number, from: string, to: string): string =>
    from === ''
      ? `All ${formatCount(count, 'version')} up to ${to}`
      : `${formatCount(count, 'version')} after ${from}, up to ${to}`,
  none: 'No versions in between',
  noneAbout: 'The chosen version is not above the installed one.',
  noNote: 'No release note.',
  version: (version: string): string => `Version ${version}`,
} as const;

export const firmwareUploadTexts = {
  title: 'Upload firmware file',
  panel: 'New version',
  firmware: 'Firmware',
  chooseFirmware: 'Choose a firmware',
  file: 'File',
  version: 'Version',
  releaseNote: 'Release note',
  releaseNoteAbout: 'Markdown: headings, lists, bold, code and links. Pictures are not shown.',
  preview: 'Preview of the release note',
  avoid: 'Do not create a service order',
  avoidAbout: 'Otherwise one service order updates all products that run an older version.',
  checks: 'Checks before the upload',
  looking: 'The file is being looked into',
  notRead: 'The file could not be read',
  refusedFirst: 'Mend what is refused first.',
  lookFirst: 'The file is still being looked into.',
  confirmation: (name: string): string => `Type ${name} to upload the file to it all the same`,
  confirmFirst: (name: string): string => `Type ${name} first: the file seems to be for another firmware.`,
  levelMark: {
    GOOD: 'Good: ',
    CAUTION: 'Caution: ',
    MISMATCH: 'Refused until it is confirmed: ',
    REFUSED: 'Refused: ',
  },
  sha256: (digits: string): string => `SHA-256 ${digits}`,
  counting: 'Products are being counted',
  notCounted: (avoids: boolean): string =>
    avoids
      ? 'How many products run an older version is not known. No service order will be created for them.'
      : 'How many products run an older version is not known. A service order that updates them will be created.',
  notWhole: 'The list of products was not read whole: there may be more.',
  otherParts: 'Portal does not know which version of this part products run.',
} as const;

export const createFirmwareTexts = {
  title: 'New firmware',
  panel: 'Firmware',
  name: 'Name',
  type: 'Type',
  family: 'Product family',
  deviceType: 'Device type',
  extension: 'File extension',
  note: 'Note',
} as const;
