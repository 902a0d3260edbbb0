/** Words of files that are not as somebody saw them. */
export const movedFileTexts = {
  another: (file: string): string => `${file}, another file`,
  file: (name: string, place: string | undefined, version: number): string =>
    [
      place === undefined ? name : `${name} of ${place}`,
      version > 0 ? `version ${version}` : 'without a file',
    ].join(', '),
  none: 'None',
  what: 'Files',
} as const;
