import { artefactKinds, getArtefactLabel } from './artefactKinds.ts';
import type { FileEntry, FileGroup } from './fileGroups.ts';

export type ArtefactCellState = 'READY' | 'PENDING' | 'FAILED' | 'MISSING' | 'NONE';

export type ArtefactMatrixCell = {
  readonly place: FileGroup;
  readonly state: ArtefactCellState;
  readonly file?: FileEntry;
};

export type ArtefactMatrixRow = {
  readonly artefactType: string;
  readonly label: string;
  readonly cells: readonly ArtefactMatrixCell[];
};

function cellState(place: FileGroup, artefactType: string, file: FileEntry | undefined): ArtefactCellState {
  if (!file) return place.missing.includes(artefactType) ? 'MISSING' : 'NONE';
  if (file.state === 'FAILED') return 'FAILED';
  return file.state === 'PENDING' || file.versions.length === 0 ? 'PENDING' : 'READY';
}

function cellOf(place: FileGroup, artefactType: string): ArtefactMatrixCell {
  const file = place.artefacts.find(({ id }) => id === artefactType);
  const state = cellState(place, artefactType, file);
  return file ? { place, state, file } : { place, state };
}

export function buildArtefactMatrix(places: readonly FileGroup[]): readonly ArtefactMatrixRow[] {
  const found = places.flatMap((place) => [...place.expected, ...place.artefacts.map(({ id }) => id)]);
  const catalogue = artefactKinds.map(({ artefactType }) => artefactType);
  const known = catalogue.filter((type) => found.includes(type));
  const others = [...new Set(found.filter((type) => !catalogue.includes(type)))];
  return [...known, ...others].map((artefactType) => ({
    artefactType,
    label: getArtefactLabel(artefactType),
    cells: places.map((place) => cellOf(place, artefactType)),
  }));
}

export function summarizeArtefactMatrix(rows: readonly ArtefactMatrixRow[]): string {
  const states = rows.flatMap(({ cells }) => cells.map(({ state }) => state));
  const count = (state: ArtefactCellState): number => states.filter((each) => each === state).length;
  const wanted = states.length - count('NONE');
  const rest = [
    count('FAILED') && `${count('FAILED')} failed`,
    count('PENDING') && `${count('PENDING')} pending`,
    count('MISSING') && `${count('MISSING')} missing`,
  ].filter(Boolean);
  return [`${count('READY')} of ${wanted} artefacts are there`, ...rest].join(', ');
}
