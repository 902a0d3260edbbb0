/** The texts of the scanner's panel in the header. */
export const scannerTexts = {
  listening:
    'Scan a label on any page: a configuration opens, a product configuration downloads its milling program, a machine becomes your default.',
  off: 'Keys go to another window or to a shown document. Click on the page to scan.',
  nothingRead: 'Nothing',
  openPage: 'Open the scan page',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
} as const;
