import { formatConjunction } from '../lists.ts';
import { formatCount } from '../numbers.ts';

export const addFilesTexts = {
  add: (count: number): string => (count === 0 ? 'Add files' : `Add ${formatCount(count, 'file')}`),
  added: (name: string): string => `${name} has been added`,
  andMore: (first: string, more: number): string => `${first}, and ${more} more`,
  announcedOtherwise: (name: string, differences: readonly string[]): string =>
    `${name} is there already and waits for its file, ${differences.join(', ')}. The file has not been stored in it. Delete it on the FILES tab, or choose another name.`,
  sent: (running: number, added: number, missing: readonly string[]): string =>
    [
      running > 0 && `${formatCount(running, 'file')} on ${running === 1 ? 'its' : 'their'} way.`,
      added > 0 && `${formatCount(added, 'file')} added.`,
      missing.length > 0 && `Not added: ${formatConjunction(missing)}.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  employeesOnly: 'Visible to employees only',
  employeesOnlyText:
    'Switched off, everyone who may see the configuration sees the attachments, as they do artefacts anyway.',
  file: 'File',
  files: 'Files',
  hasNewVersion: (name: string): string => `${name} has a new version`,
  job: (name: string, fileName: string): string => `${name}: ${fileName}`,
  leaveOut: (fileName: string): string => `Leave out ${fileName}`,
  nameOf: (fileName: string): string => `Name of ${fileName}`,
  noFile: 'You must upload a file',
  noneFits: 'None of the files can be added as they are.',
  onWay: (name: string, place: string): string => `${name} · ${place}`,
  placeOf: (fileName: string): string => `Where ${fileName} goes`,
  revisionOnly: (revision: string): string => `Only for revision ${revision}`,
  revisionOnlyText: 'Switched off, the files belong to all revisions.',
  soon: 'The files are added once the configuration has been read.',
  title: (revision: string, id: string): string => `Add files to ${revision} · ${id}`,
  waiting: 'Waiting for its turn',
} as const;

export const announcementTexts = {
  revisions: (only: string | undefined): string =>
    only === undefined ? 'for all revisions' : `only for revision ${only}`,
  staffOnly: (staffOnly: boolean): string =>
    staffOnly ? 'visible to employees only' : 'visible to customers as well',
  type: (label: string): string => `as a file of type ${label}`,
} as const;

export const addFileFormTexts = {
  title: (revision: string, place: string) => `Add file to ${revision} · ${place}`,
  action: 'Add file',
  name: 'Name',
  artefactOrName: 'Choose an artefact, or type a name for an attachment.',
  onlyName: 'A name for the attachment.',
  staffOnly: 'Visible to employees only',
  aboutStaffOnly: 'Switched off, everyone who may see the configuration sees the file.',
  revisionOnly: (revision: string) => `Only for revision ${revision}`,
  aboutRevisionOnly: 'Switched off, the file belongs to all revisions.',
} as const;
