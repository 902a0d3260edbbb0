import type { AnyState } from '../configuration/state.ts';

/** Whether there is still work to do on a configuration in a state. */
const isOpen: Record<AnyState, boolean> = {
  CONFIGURING: true,
  WAITING_FOR_APPROVAL: true,
  GENERATING_ARTEFACTS: true,
  APPROVED: true,
  READY_FOR_PRODUCTION: false,
  ARCHIVED: false,
  PLACEHOLDER: true,
  LOCKED: true,
  IN_PRODUCTION: false,
  PRODUCED: false,
};

type Work = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly created: string;
  readonly modified: string;
};

/** Those of the configurations that there is still work to do on, the one begun first in front. */
export const openWork = <Row extends Work>(rows: readonly Row[]): readonly Row[] =>
  rows
    .filter((row) => isOpen[row.configurationState])
    .toSorted((one, other) => Date.parse(one.created) - Date.parse(other.created));

/** The configurations by how long nothing has happened to them, the longest first. */
export const longestWaiting = <Row extends Work>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => Date.parse(one.modified) - Date.parse(other.modified));
