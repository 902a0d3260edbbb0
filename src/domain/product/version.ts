import { compareVersions, versionOf } from './firmware.ts';

/** The numbers of a version, "3.10" is 3 and 10; undefined where it is no version. */
export const versionNumbers = (version: string): readonly number[] | undefined =>
  /^\d+(?:\.\d+)*$/.test(version) ? version.split('.').map(Number) : undefined;

/** Order of two versions by their numbers: below 0 where `one` is the lower. What is no version is below all. */
export const byVersion = (one: string, other: string): number =>
  compareVersions(versionNumbers(one) ?? [-1], versionNumbers(other) ?? [-1]);

/** Things with a version, the highest first. */
export const highestFirst = <Of extends { readonly version: string }>(all: readonly Of[]): readonly Of[] =>
  all.toSorted((one, other) => byVersion(other.version, one.version));

/** The one with the highest version; undefined where there are none. */
export const highest = <Of extends { readonly version: string }>(all: readonly Of[]): Of | undefined =>
  highestFirst(all)[0];

/** The one of a version in whatever spelling, "3.0" being "3.00" and "3"; undefined where there is none. */
export const sameVersion = <Of extends { readonly version: string }>(
  all: readonly Of[],
  version: string,
): Of | undefined => all.find((each) => byVersion(each.version, version) === 0);

/** The fault of a version as it is typed; undefined where it has none. */
export function versionError(version: string): string | undefined {
  if (version.trim() === '') return 'A version is required';
  return versionNumbers(version.trim())
    ? undefined
    : 'A version is numbers with dots between them, for instance 3.10';
}

/** The version in the name of a file, "3.10" of "G6_CU_3.10.s28"; undefined where there is none. */
export const versionInName = (fileName: string): string | undefined => versionOf(fileName)?.join('.');
