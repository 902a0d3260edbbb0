import { wholeNumber } from '../numbers.ts';

/** Words of the sheet that is printed of a configuration. */
export const printTexts = {
  action: 'Print',
  andMore: (count: number): string => `and ${wholeNumber(count)} more, see Portal`,
  controls: 'Controls',
  count: 'Count',
  customer: 'Customer',
  description: 'Description',
  device: 'Product configuration',
  holes: 'Holes',
  holesOf: (id: string): string => `Holes of ${id}`,
  holesUnread: 'The milling file could not be read.',
  model: 'Model',
  name: 'Name',
  noHoles: 'Nothing to mill.',
  noMillingFile: 'There is no milling file yet.',
  note: 'Note',
  part: 'Part',
  parts: 'Parts',
  printed: (date: string, person: string): string => `Printed ${date}, ${person}`,
  qr: (id: string): string => `QR code of ${id}`,
  revision: (revision: string, state: string): string => `Revision ${revision} (${state})`,
  size: 'Size',
  type: 'Type',
  /** What keeps a sheet from being taken for the truth later on. */
  valid: 'Valid on the day of printing only. The QR code opens what holds now.',
} as const;
