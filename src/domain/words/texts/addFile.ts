/** Words of adding one file to a configuration or product configuration. */
export const addFileTexts = {
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
