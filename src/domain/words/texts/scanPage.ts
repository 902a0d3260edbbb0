export const scanPageTexts = {
  title: 'Scan',
  about: 'Scan a label on any page. The result is shown here, large enough to read from two metres.',
  ready: 'Ready to scan',
  hold: 'Hold the scanner to a label.',
  noKeyboard: 'Not listening: keys go to another window. Click on the page to scan.',
  none: '–',
  picture: (id: string) => `Picture of ${id}`,
  actions: 'Last scan and machine',
  changeMachine: 'Change machine',
  openFiles: 'Open files',
  dryRun: 'Dry run',
  runAgain: 'Run again',
  partUsage: 'Part usage',
  filesOf: (configurationId: string) => `Open the files of ${configurationId}`,
  dryRunOf: (id: string) => `Dry run of ${id}`,
  runAgainOf: (id: string) => `Run again ${id}`,
  usageOf: (partNumber: string) => `Usage of part ${partNumber}`,
  label: 'Label',
  examples:
    'A configuration is an id such as OU1234, C012345 or 12345_S. With a part number before it, such as P00003-OU1234, it is a product configuration, and its milling program is downloaded. The label of a milling machine, such as MACHINE-1, makes it the one that programs are made for.',
  scanner: 'Scanner',
  type: 'Type a label',
  example: 'P00003-OU1234',
  lookUp: 'Look up',
  sound: 'Sound',
  stay: 'Stay on this page',
  stayAbout: 'A configuration is only looked up; open it with “Open files”.',
  session: 'This session',
  empty: 'Nothing scanned yet',
  emptyAbout: 'Every scan of this session is listed here.',
  scans: 'Scans',
  exportCsv: 'Export CSV',
  nothingRead: 'Nothing',
  noCamera: 'This browser cannot read codes with the camera; a scanner works.',
  startCamera: 'Use the camera',
  stopCamera: 'Stop the camera',
  cameraPicture: 'Picture of the camera',
  cameraUnusable: 'The camera cannot be used: there is none, or it may not be used here.',
} as const;

export const scannerTexts = {
  listening:
    'Scan a label on any page: a configuration opens, a product configuration downloads its milling program, a machine becomes your default.',
  off: 'Keys go to another window or to a shown document. Click on the page to scan.',
  nothingRead: 'Nothing',
  openPage: 'Open the scan page',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
} as const;

/** The reasons of scans that led nowhere. */
export const scanRunTexts = {
  cancelled: 'Cancelled.',
  lastScan: 'Last scan',
  noActiveRevision: (configurationId: string) => `${configurationId} has no active revision.`,
} as const;
