/** Versions of the application of every device, in the order they came out. */
export const firmwareVersions = [
  '1.4',
  '2.0',
  '2.9',
  '2.10',
  '3.0',
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '3.5',
  '3.6',
] as const;

/** The name of the file of a version. */
export const firmwareFile = (name: string, version: string): string => `${name}_${version}.s28`;
