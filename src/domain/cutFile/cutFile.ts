import { compareVersionTexts } from '../product/version.ts';

export type CutFileVersion = {
  readonly version: string;
  readonly note: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
};

export type CutFile = {
  readonly name: string;
  readonly note: string;
  readonly versions: readonly CutFileVersion[];
  readonly partNumbers: readonly string[];
};

type Versioned = { readonly version: string };

export const sortVersionsNewestFirst = <Of extends Versioned>(versions: readonly Of[]): readonly Of[] =>
  versions.toSorted(
    (one, other) =>
      compareVersionTexts(other.version, one.version) || other.version.localeCompare(one.version),
  );

/** The newest version of a cut file, which is the one that is milled. */
export const findNewestCutFileVersion = <Of extends Versioned>(versions: readonly Of[]): Of | undefined =>
  sortVersionsNewestFirst(versions)[0];

export function getNextCutFileVersion(versions: readonly Versioned[]): string {
  const numbers = versions.flatMap(({ version }) => {
    const number = Number.parseInt(version, 10);
    return Number.isSafeInteger(number) ? [number] : [];
  });
  return String(Math.max(0, ...numbers) + 1);
}

export const findCutFile = <Of extends Pick<CutFile, 'name'>>(
  cutFiles: readonly Of[],
  name: string,
): Of | undefined => cutFiles.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());

export const filterCutFilesByPart = <Of extends Pick<CutFile, 'name' | 'partNumbers'>>(
  cutFiles: readonly Of[],
  partNumber: string,
): readonly Of[] =>
  cutFiles
    .filter(({ partNumbers }) => partNumbers.includes(partNumber))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Maximum side of an outline: longer ones fit no mill. */
export const maxSideMm = 10_000;

export const isValidSide = (size: number): boolean => Number.isFinite(size) && size > 0 && size <= maxSideMm;

/** A typed length in mm, with a decimal point or comma; NaN for any other text. */
export function parseLengthInput(text: string): number {
  const given = text.trim().replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
}

/** Maximum length of a drawing's source, in characters. */
export const maxDrawingLength = 2_000_000;

const slack = 0.05;

type Size = { readonly width: number; readonly height: number };

export const findCutFileSize = (version: {
  readonly width: number | null;
  readonly height: number | null;
}): Size | undefined =>
  version.width === null || version.height === null
    ? undefined
    : { width: version.width, height: version.height };

export const isSameSize = (said: Size, real: Size): boolean =>
  Math.abs(said.width - real.width) <= slack && Math.abs(said.height - real.height) <= slack;
