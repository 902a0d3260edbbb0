export const parseVersion = (version: string): readonly number[] | undefined =>
  /^\d+(?:\.\d+)*$/.test(version) ? version.split('.').map(Number) : undefined;

export const compareVersionTexts = (one: string, other: string): number =>
  compareVersions(parseVersion(one) ?? [-1], parseVersion(other) ?? [-1]);

export const sortByVersion = <Of extends { readonly version: string }>(all: readonly Of[]): readonly Of[] =>
  all.toSorted((one, other) => compareVersionTexts(other.version, one.version));

export const findHighestVersion = <Of extends { readonly version: string }>(
  all: readonly Of[],
): Of | undefined => sortByVersion(all)[0];

/** The entry of the same version in any spelling ("3.0", "3.00" and "3" are equal); undefined without one. */
export const findSameVersion = <Of extends { readonly version: string }>(
  all: readonly Of[],
  version: string,
): Of | undefined => all.find((each) => compareVersionTexts(each.version, version) === 0);

export function validateVersion(version: string): string | undefined {
  if (version.trim() === '') return 'A version is required';
  return parseVersion(version.trim())
    ? undefined
    : 'A version is numbers with dots between them, for instance 3.10';
}

export const extractVersionText = (fileName: string): string | undefined =>
  parseFileVersion(fileName)?.join('.');

/**
 * Numbers of the version in a file name: 3 and 10 in "G6_CU_3.10.s28"; undefined without one. An extension
 * that begins with a letter is no part of it.
 */
export function parseFileVersion(fileName: string): readonly number[] | undefined {
  const version = /(\d+(?:\.\d+)+)\D*$/.exec(fileName.replace(/\.[a-z]\w*$/i, ''))?.[1];
  return version?.split('.').map(Number);
}

export function compareVersions(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  for (let place = 0; place < length; place += 1) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Name of the file with the highest version, by number: 3.10 is above 3.9. A name without a version counts
 * only where no other has one.
 */
export function findHighestFirmware(fileNames: readonly string[]): string | undefined {
  return fileNames.toSorted((one, other) =>
    compareVersions(parseFileVersion(other) ?? [-1], parseFileVersion(one) ?? [-1]),
  )[0];
}

export function getProductFirmware(product: {
  readonly firmwareFile: { readonly fileName: string } | null;
  readonly events: readonly {
    readonly data: { readonly firmwareFileName?: string | undefined } | null;
  }[];
}): string | undefined {
  const reported = product.events.flatMap(({ data }) => data?.firmwareFileName ?? []);
  return findHighestFirmware([...(product.firmwareFile ? [product.firmwareFile.fileName] : []), ...reported]);
}
