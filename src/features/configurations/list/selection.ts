import { create } from 'zustand';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useSession } from '~/session/session.ts';

type Selection = ReadonlyMap<string, ConfigurationRow>;

/**
 * Rows chosen for an action on all of them, on whatever page, as they were when they were seen.
 * @session ends with it
 */
export const useSelection = create<{ readonly rows: Selection }>(() => ({ rows: new Map() }));

export function select(rows: readonly ConfigurationRow[], chosen: boolean): void {
  useSelection.setState((state) => {
    const next = new Map(state.rows);
    for (const row of rows) {
      if (chosen) next.set(row.configurationId, row);
      else next.delete(row.configurationId);
    }
    return { rows: next };
  });
}

export function unselect(configurationId: string): void {
  useSelection.setState((state) => ({
    rows: new Map([...state.rows].filter(([id]) => id !== configurationId)),
  }));
}

/** Takes a newer reading of a chosen row for seen. */
export function renewChosen(row: ConfigurationRow): void {
  if (useSelection.getState().rows.has(row.configurationId)) select([row], true);
}

export function clearSelection(): void {
  useSelection.setState({ rows: new Map() });
}

// One person's selection is nothing to the next.
useSession.subscribe(({ phase }) => {
  if (phase === 'LEAVING') clearSelection();
});
