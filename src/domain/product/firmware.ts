/**
 * The version in the name of a firmware file, number by number: "G6_CU_3.10.s28" has 3 and 10; undefined without one. An
 * extension that begins with a letter is no part of it.
 */
export function versionOf(fileName: string): readonly number[] | undefined {
  const version = /(\d+(?:\.\d+)+)\D*$/.exec(fileName.replace(/\.[a-z]\w*$/i, ''))?.[1];
  return version?.split('.').map(Number);
}

/** Order of two versions: below 0 where `one` is the lower. Numbers that one of them lacks count as 0. */
export function compareVersions(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  for (let place = 0; place < length; place += 1) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The firmware file with the highest version number, as numbers go: 3.10 is above 3.9. A name without a version counts
 * only where no other has one; undefined for no names.
 */
export function highestFirmware(fileNames: readonly string[]): string | undefined {
  return fileNames.toSorted((one, other) =>
    compareVersions(versionOf(other) ?? [-1], versionOf(one) ?? [-1]),
  )[0];
}

/** The firmware of a product: the highest of what is recorded with it and what it has reported. */
export function firmwareOf(product: {
  readonly firmwareFile: { readonly fileName: string } | null;
  readonly events: readonly {
    readonly data: { readonly firmwareFileName?: string | undefined } | null;
  }[];
}): string | undefined {
  const reported = product.events.flatMap(({ data }) => data?.firmwareFileName ?? []);
  return highestFirmware([...(product.firmwareFile ? [product.firmwareFile.fileName] : []), ...reported]);
}
