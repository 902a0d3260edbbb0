import { sortVersionsNewestFirst, type CutFile } from './cutFile.ts';
import { createWordMatcher } from '../words/search.ts';

export const cutFileSelections = ['ALL', 'WITHOUT_PART', 'PARTS_WITHOUT'] as const;
export type CutFileFilter = (typeof cutFileSelections)[number];

export const parseCutFileFilter = (text: string | null): CutFileFilter =>
  cutFileSelections.find((each) => each === text) ?? 'ALL';

type Listed = Pick<CutFile, 'name' | 'note' | 'partNumbers'>;

export const filterCutFiles = <Of extends Listed>(
  all: readonly Of[],
  search: string,
  selection: CutFileFilter,
): readonly Of[] => {
  const matches = createWordMatcher(search);
  return all
    .filter(({ partNumbers }) => selection !== 'WITHOUT_PART' || partNumbers.length === 0)
    .filter(({ name, note, partNumbers }) => matches(name, note, ...partNumbers))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

type MilledPart = {
  readonly partNumber: string;
  readonly label: string;
  readonly partType: string;
  readonly partState: string;
};

const cutTypes: ReadonlySet<string> = new Set(
  `BUTTON JOYSTICK LEVER LED POTENTIOMETER TOGGLE_SWITCH TOGGLE_LIFT_TO_SWITCH
  E_STOP DISPLAY CONNECTOR ANTENNA CABLE_GLAND TRANSMITTER`.split(/\s+/),
);

/** Parts in use, of a type that needs a cut-out, without a cut file; `search` filters by number and label. */
export function listPartsWithoutCutFile<Of extends MilledPart>(
  parts: readonly Of[],
  cutFiles: readonly Listed[],
  search = '',
): readonly Of[] {
  const matches = createWordMatcher(search);
  const linked = new Set(cutFiles.flatMap(({ partNumbers }) => partNumbers));
  return parts.filter(
    ({ partNumber, label, partType, partState }) =>
      cutTypes.has(partType) &&
      partState === 'READY' &&
      !linked.has(partNumber) &&
      matches(partNumber, label),
  );
}

export const resolveSelectedVersion = <Of extends { readonly version: string }>(
  versions: readonly Of[],
  wanted: string | null,
): Of | undefined =>
  versions.find(({ version }) => version === wanted) ?? sortVersionsNewestFirst(versions)[0];
