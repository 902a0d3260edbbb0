import { formatCount, formatBytes } from '../numbers.ts';

export const filesTabTexts = {
  addFile: 'Add file',
  addFileHere: (place: string): string => `Add file to ${place}`,
  addFileTo: (revision: string): string => `Add file to ${revision}`,
  addFiles: 'Add files',
  addFilesTo: (revision: string): string => `Add files to ${revision}`,
  actionsOf: (name: string): string => `Actions of ${name}`,
  addFilesVerb: 'add files',
  administratorsOnly: 'Administrators only',
  allRevisions: 'All revisions',
  allVersions: (version: string, name: string): string => `${version}, all versions of ${name}`,
  artefact: 'Artefact',
  artefacts: 'Artefacts',
  artefactsByPlace: 'Artefacts by place',
  askDelete: (name: string, versions: number): string =>
    `Do you want to delete ${name}${versions > 1 ? ` with its ${formatCount(versions, 'version')}` : ''}? This is permanent and cannot be undone.`,
  attachments: 'Attachments',
  /** The content of a cell of the matrix: "Failed · v3", or the version alone. */
  cell: (state: string, version: number): string => (state === '' ? `v${version}` : `${state} · v${version}`),
  cellFacts: (size: number | null | undefined, date: string): string =>
    typeof size === 'number' ? `${formatBytes(size)} · ${date}` : date,
  compareWith: (revision: string): string => `Compare with ${revision}`,
  deleteTitle: (name: string): string => `Delete file · ${name}`,
  deleted: (name: string): string => `${name} has been deleted`,
  downloadVersion: (version: number): string => `Download version ${version}`,
  employeesOnly: 'Employees only',
  exporting: (name: string): string => `Export ${name}`,
  generateFilesOf: (id: string): string => `Generate the files of ${id}`,
  list: 'List',
  lookAtVersion: (version: number, name: string): string => `Look at version ${version} of ${name}`,
  matrix: 'Matrix',
  /** An action on a revision that is not the one shown: "Generate files of 0C". */
  ofRevision: (action: string, revision: string): string => `${action} of ${revision}`,
  noFiles: 'No files yet',
  noFilesText: 'Add a file, or generate the artefacts.',
  noAttachments: 'No attachments yet',
  notDownloaded: (what: string): string => `${what} could not be downloaded`,
  notInWorkingRevision: (place: string): string => `${place} is not in the working revision.`,
  ofPlace: (label: string, place: string): string => `${label} of ${place}`,
  packing: (index: number, count: number, path: string): string =>
    `${index} of ${formatCount(count, 'file')}, now ${path}`,
  received: 'Received',
  sent: 'Sent',
  /** `total` is undefined where the size of the transfer is not known. */
  transferred: (verb: string, loaded: number, total: number | undefined): string =>
    `${verb} ${formatBytes(loaded)}${total ? ` of ${formatBytes(total)}` : ''}`,
  uploadVersion: 'Upload a version of',
  uploadVersionTitle: (name: string): string => `Upload a version · ${name}`,
  version: (version: number): string => `Version ${version}`,
  versionOf: (version: number, name: string): string => `version ${version} of ${name}`,
  viewCell: (name: string, shown: string): string => `View ${name}: ${shown}`,
  viewVersion: (version: number): string => `View version ${version}`,
  views: 'Views of the files',
  /** Accessible name of the button that shows the reasons against actions on files. */
  whyNot: 'Why not? Actions on files',
  whyNotTitle: 'Not possible now',
  withReason: (action: string, reason: string): string => `${action}: ${reason}`,
} as const;
