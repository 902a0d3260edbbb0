export const versionNumbers = (version: string): readonly number[] | undefined =>
  /^\d+(?:\.\d+)*$/.test(version) ? version.split('.').map(Number) : undefined;

export const byVersion = (one: string, other: string): number =>
  compareVersions(versionNumbers(one) ?? [-1], versionNumbers(other) ?? [-1]);

export const highestFirst = <Of extends { readonly version: string }>(all: readonly Of[]): readonly Of[] =>
  all.toSorted((one, other) => byVersion(other.version, one.version));

export const highest = <Of extends { readonly version: string }>(all: readonly Of[]): Of | undefined =>
  highestFirst(all)[0];

/** The one of a version in whatever spelling, "3.0" being "3.00" and "3"; undefined where there is none. */
export const sameVersion = <Of extends { readonly version: string }>(
  all: readonly Of[],
  version: string,
): Of | undefined => all.find((each) => byVersion(each.version, version) === 0);

export function versionError(version: string): string | undefined {
  if (version.trim() === '') return 'A version is required';
  return versionNumbers(version.trim())
    ? undefined
    : 'A version is numbers with dots between them, for instance 3.10';
}

export const versionInName = (fileName: string): string | undefined => versionOf(fileName)?.join('.');

/** "G6_CU_3.10.s28" has 3 and 10; undefined without one. An extension that begins with a letter is no part of it. */
export function versionOf(fileName: string): readonly number[] | undefined {
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

/** As numbers go: 3.10 is above 3.9. A name without a version counts only where no other has one. */
export function highestFirmware(fileNames: readonly string[]): string | undefined {
  return fileNames.toSorted((one, other) =>
    compareVersions(versionOf(other) ?? [-1], versionOf(one) ?? [-1]),
  )[0];
}

export function firmwareOf(product: {
  readonly firmwareFile: { readonly fileName: string } | null;
  readonly events: readonly {
    readonly data: { readonly firmwareFileName?: string | undefined } | null;
  }[];
}): string | undefined {
  const reported = product.events.flatMap(({ data }) => data?.firmwareFileName ?? []);
  return highestFirmware([...(product.firmwareFile ? [product.firmwareFile.fileName] : []), ...reported]);
}
