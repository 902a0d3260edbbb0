import { byVersion } from '../product/version.ts';

/** A version of a cut file: its outline as an SVG, and the size it is said to have, in mm. */
export type CutFileVersion = {
  readonly version: string;
  readonly note: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
};

/** A vector outline in versions, and the parts it is linked to. */
export type CutFile = {
  readonly name: string;
  readonly note: string;
  readonly versions: readonly CutFileVersion[];
  readonly partNumbers: readonly string[];
};

type Versioned = { readonly version: string };

/** Versions of a cut file, the newest first: by the numbers in them, and what is no number last. */
export const newestFirst = <Of extends Versioned>(versions: readonly Of[]): readonly Of[] =>
  versions.toSorted(
    (one, other) => byVersion(other.version, one.version) || other.version.localeCompare(one.version),
  );

/** The newest version of a cut file, which is the one that is milled; undefined where there is none. */
export const newestCutFileVersion = <Of extends Versioned>(versions: readonly Of[]): Of | undefined =>
  newestFirst(versions)[0];

/** The name of the version after these: one above the highest number; "1" for the first. */
export function nextVersion(versions: readonly Versioned[]): string {
  const numbers = versions.flatMap(({ version }) => {
    const number = Number.parseInt(version, 10);
    return Number.isSafeInteger(number) ? [number] : [];
  });
  return String(Math.max(0, ...numbers) + 1);
}

/** The cut file of a name but for capitals, by which no two differ; undefined where there is none. */
export const cutFileNamed = <Of extends Pick<CutFile, 'name'>>(
  cutFiles: readonly Of[],
  name: string,
): Of | undefined => cutFiles.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());

/** The cut files that a part is linked to, by name. */
export const cutFilesOf = <Of extends Pick<CutFile, 'name' | 'partNumbers'>>(
  cutFiles: readonly Of[],
  partNumber: string,
): readonly Of[] =>
  cutFiles
    .filter(({ partNumbers }) => partNumbers.includes(partNumber))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Longest side of an outline, in mm; longer ones fit no mill. */
export const longestSide = 10_000;

/** Whether a number can be a side of an outline, in mm. */
export const isSaidSize = (size: number): boolean => Number.isFinite(size) && size > 0 && size <= longestSide;

/** A length in mm as somebody types it, with either decimal mark; not a number for anything that is none. */
export function typedLength(text: string): number {
  const given = text.trim().replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
}

/** Largest source of a drawing that is read, in characters. */
export const largestDrawing = 2_000_000;

/** Most that a stored side may differ from the real one, in mm. */
const slack = 0.05;

type Size = { readonly width: number; readonly height: number };

/** The size that a version is said to have, in mm; undefined where a side is not known. */
export const findSize = (version: {
  readonly width: number | null;
  readonly height: number | null;
}): Size | undefined =>
  version.width === null || version.height === null
    ? undefined
    : { width: version.width, height: version.height };

/** Whether the size a version is said to have is that of its outline. */
export const isSameSize = (said: Size, real: Size): boolean =>
  Math.abs(said.width - real.width) <= slack && Math.abs(said.height - real.height) <= slack;
