import { formatCount, formatBytes } from '../numbers.ts';
import { truncateText } from '../sentences.ts';

export const appSuccessTexts = {
  created: (version: string): string => `Version ${version} has been created`,
  saved: 'The app has been saved',
  uploaded: (version: string): string => `The file of version ${version} has been uploaded`,
  deleted: (version: string): string => `Version ${version} has been deleted`,
  platformDeleted: (platform: string): string => `${platform} has been deleted`,
} as const;

export const appTexts = {
  title: 'Apps',
  about: 'Apps for computers. Those for iOS and Android come from their stores.',
  failed: 'The apps',
  none: 'No version yet',
  noneAbout: 'Create the first one with its file.',
  offered: (version: string): string => `Users get ${version}`,
  offersNothing: 'Users get nothing',
  versions: 'Versions',
  versionCount: (count: number): string => formatCount(count, 'version'),
  version: (version: string): string => `Version ${version}`,
  seen: 'What users see',
  seenNothing: 'Users of this platform are offered no app.',
  noMessage: 'No message',
  enabled: 'Enabled',
  disabled: 'Disabled',
  current: 'Offered to users',
  noFile: 'No file yet',
  size: formatBytes,
  create: 'New version',
  createTitle: (platform: string): string => `New version · ${platform}`,
  versionField: 'Version',
  message: 'Message to users',
  enable: 'Enabled',
  enableAbout: 'Only enabled versions are offered to users.',
  file: 'File',
  enableVersion: 'Enable',
  disableVersion: 'Disable',
  enableTitle: (version: string): string => `Enable version ${version}`,
  disableTitle: (version: string): string => `Disable version ${version}`,
  actions: (name: string): string => `Actions of ${name}`,
  deleteVersion: 'Delete version',
  deleteVersionTitle: (platform: string, version: string): string =>
    `Delete version · ${platform} ${version}`,
  deleteVersionQuestion: (version: string): string =>
    `Do you want to delete version ${version} with its file? This is permanent and cannot be undone.`,
  deletePlatform: 'Delete all versions',
  deletePlatformTitle: (platform: string): string => `Delete all versions · ${platform}`,
  deletePlatformQuestion: (platform: string, count: number): string =>
    `Do you want to delete ${count === 1 ? 'the only version' : `all ${formatCount(count, 'version')}`} of ${platform}? This is permanent and cannot be undone.`,
  gone: 'It is gone already.',
  changed: 'It has changed meanwhile. Look at it again.',
  overtaken: (enabled: boolean, message: string): string =>
    `It has been changed meanwhile: it is ${enabled ? 'enabled' : 'disabled'}, ${message === '' ? 'without a message' : `with the message “${truncateText(message)}”`}. Save again to put yours in its place.`,
  missing: 'There is no such app',
  missingAbout: 'It may have been deleted, or the address is not whole.',
  typed: 'Your message, which was not saved',
  toList: 'To the list of apps',
  facts: 'About',
  replaceFile: 'Upload file',
  replaceAbout: 'It replaces the file that is there.',
  uploadJob: (platform: string, version: string): string => `Upload ${platform} ${version}`,
  archive: 'In the archive',
  looking: 'The archive is being looked into',
  notRead: 'The archive could not be read',
  lookFirst: 'The archive is still being looked into.',
  archiveFacts: (count: number, size: number): string =>
    `${formatCount(count, 'file')}, ${formatBytes(size)} unpacked`,
  moreFiles: (count: number): string => `and ${formatCount(count, 'more file')}`,
} as const;

export const latestAppTexts = {
  title: 'Apps',
  about: 'Modulate loads parameters into remote controls. For iOS and Android it comes from their stores.',
  none: 'There are no apps to download now.',
} as const;
