import { formatWholeNumber, formatCount } from '../words/numbers.ts';

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

export const formatMemoryAddress = (address: number): string =>
  `0x${hex(address, address > 0xff_ffff ? 8 : 6)}`;

export const srecordFaultTexts = {
  EMPTY: () => 'The file is empty.',
  TOO_LARGE: (most: string) => `The file is larger than ${most}, more than any device has room for.`,
  SCATTERED: (limit: number) =>
    `The data are in more than ${formatCount(limit, 'separate piece')}. No firmware is like that.`,
  INTEL_HEX: () => 'These are Intel HEX records. Convert the file to S-records first.',
  BINARY: () => 'This is a binary file, not a file of S-records.',
  NOT_RECORDS: () => 'This is not a file of S-records: no line of it begins like one.',
  NOT_A_RECORD: () => 'The line does not begin with S and a digit.',
  UNKNOWN_TYPE: (type: string) => `There are no ${type} records.`,
  NOT_HEX: () => 'The line has characters that are no hexadecimal digits.',
  TOO_FEW: () => 'The count of the line leaves no room for an address and a checksum.',
  SHORT: (missing: number) =>
    `The line is cut off: ${formatCount(missing, 'digit')} of it ${missing === 1 ? 'is' : 'are'} missing.`,
  LONG: (extra: number) => `The line has ${formatCount(extra, 'character')} more than its count says.`,
  CHECKSUM: (found: number, right: number) =>
    `The checksum is ${hex(found, 2)}, but that of the line is ${hex(right, 2)}.`,
  BEYOND: (address: number) =>
    `The data from ${formatMemoryAddress(address)} go beyond the highest address there is.`,
  COUNT: (said: number, found: number) =>
    `The count record says ${formatCount(said, 'data record')}, but there ${found === 1 ? 'is' : 'are'} ${formatWholeNumber(found)}.`,
  AFTER_END: () => 'The line stands after the end record.',
  NO_END: () => 'The end record is missing: the file was cut off.',
  NO_DATA: () => 'The file has no data records.',
  OVERLAP: (from: number, to: number, other: number) =>
    `The data at ${formatMemoryAddress(from)} to ${formatMemoryAddress(to - 1)} are there twice, also from line ${String(other)}.`,
} as const;
export type SRecordFaultKind = keyof typeof srecordFaultTexts;

export const srecordCautionTexts = {
  MIXED: 'The data records have addresses of different widths.',
  END_WIDTH: 'The end record is not the one that belongs to its data records.',
  START: 'The start address lies outside of the data.',
  EXTENSION: (extension: string, format: string) =>
    `The file is called .${extension}, but its records are those of .${format}.`,
} as const;

export type SRecordFault = {
  readonly kind: SRecordFaultKind;
  readonly line: number | null;
  readonly text: string;
};
