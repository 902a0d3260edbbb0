import { artefactKinds, artefactLabel } from './artefactKinds.ts';
import type { FileEntry, FilePlace } from './places.ts';

export type CellState = 'READY' | 'PENDING' | 'FAILED' | 'MISSING' | 'NONE';

export type MatrixCell = { readonly place: FilePlace; readonly state: CellState; readonly file?: FileEntry };

export type MatrixRow = {
  readonly artefactType: string;
  readonly label: string;
  readonly cells: readonly MatrixCell[];
};

function cellState(place: FilePlace, artefactType: string, file: FileEntry | undefined): CellState {
  if (!file) return place.missing.includes(artefactType) ? 'MISSING' : 'NONE';
  if (file.state === 'FAILED') return 'FAILED';
  return file.state === 'PENDING' || file.versions.length === 0 ? 'PENDING' : 'READY';
}

function cellOf(place: FilePlace, artefactType: string): MatrixCell {
  const file = place.artefacts.find(({ id }) => id === artefactType);
  const state = cellState(place, artefactType, file);
  return file ? { place, state, file } : { place, state };
}

export function artefactMatrix(places: readonly FilePlace[]): readonly MatrixRow[] {
  const found = places.flatMap((place) => [...place.expected, ...place.artefacts.map(({ id }) => id)]);
  const catalogue = artefactKinds.map(({ artefactType }) => artefactType);
  const known = catalogue.filter((type) => found.includes(type));
  const others = [...new Set(found.filter((type) => !catalogue.includes(type)))];
  return [...known, ...others].map((artefactType) => ({
    artefactType,
    label: artefactLabel(artefactType),
    cells: places.map((place) => cellOf(place, artefactType)),
  }));
}

export function matrixSummary(rows: readonly MatrixRow[]): string {
  const states = rows.flatMap(({ cells }) => cells.map(({ state }) => state));
  const count = (state: CellState): number => states.filter((each) => each === state).length;
  const wanted = states.length - count('NONE');
  const rest = [
    count('FAILED') && `${count('FAILED')} failed`,
    count('PENDING') && `${count('PENDING')} pending`,
    count('MISSING') && `${count('MISSING')} missing`,
  ].filter(Boolean);
  return [`${count('READY')} of ${wanted} artefacts are there`, ...rest].join(', ');
}
