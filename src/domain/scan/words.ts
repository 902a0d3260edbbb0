import type { VerdictTone } from './verdict.ts';

/** The state of the scanner: READY before the first scan, OFF while keys go elsewhere, else the last verdict. */
export type ScannerState = VerdictTone | 'READY' | 'OFF';

export const scannerStates: Record<ScannerState, string> = {
  READY: 'ready',
  OFF: 'not listening',
  WAITING: 'working',
  GOOD: 'last scan done',
  CAUTION: 'last scan needs attention',
  BAD: 'last scan failed',
};

/** The texts of the scanner's panel in the header. */
export const trayWords = {
  LISTENING:
    'Scan a label on any page: a configuration opens, a product configuration downloads its milling program.',
  OFF: 'Keys go to another window or to a shown document. Click on the page to scan.',
  NOTHING_READ: 'Nothing',
  OPEN_PAGE: 'Open the scan page',
  SOUND_ON: 'Sound is on',
  SOUND_OFF: 'Sound is off',
} as const;

/** The texts of the scan page. */
export const pageWords = {
  TITLE: 'Scan',
  ABOUT: 'Scan a label on any page. The result is shown here, large enough to read from two metres.',
  READY: 'Ready to scan',
  HOLD: 'Hold the scanner to a label.',
  NO_KEYBOARD: 'Click on the page first: keys go to another window.',
  LABEL: 'Label',
  PART_USAGE: 'Part usage',
  EXAMPLES:
    'A configuration is an id such as OU1234, C012345 or 12345_S. With a part number before it, such as P00003-OU1234, it is a product configuration, and its milling program is downloaded.',
  SCANNER: 'Scanner',
  TYPE: 'Type a label',
  EXAMPLE: 'P00003-OU1234',
  LOOK_UP: 'Look up',
  SOUND: 'Sound',
  STAY: 'Stay on this page',
  STAY_ABOUT: 'A configuration is only looked up; open it from the list below.',
} as const;

/** The texts of the camera. */
export const cameraWords = {
  NONE: 'This browser cannot read codes with the camera; a scanner works.',
  START: 'Use the camera',
  STOP: 'Stop the camera',
  PICTURE: 'Picture of the camera',
  UNUSABLE: 'The camera cannot be used: there is none, or it may not be used here.',
} as const;

/** The texts of the list of scans. */
export const logWords = {
  TITLE: 'This session',
  EMPTY: 'Nothing scanned yet',
  EMPTY_ABOUT: 'Every scan of this session is listed here.',
  LIST: 'Scans',
  EXPORT: 'Export CSV',
  OPEN: 'Open',
  DRY_RUN: 'Dry run',
  RUN_AGAIN: 'Run again',
} as const;
