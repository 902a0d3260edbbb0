import { create } from 'zustand';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useSession } from '~/session/session.ts';

type Selection = ReadonlyMap<string, ConfigurationRow>;

/**
 * Rows chosen for an action on all of them, on whatever page, as they were when they were seen.
 * @session ends with it
 */
export const useRowSelection = create<{ readonly rows: Selection }>(() => ({ rows: new Map() }));

export function selectRows(rows: readonly ConfigurationRow[], chosen: boolean): void {
  useRowSelection.setState((state) => {
    const next = new Map(state.rows);
    for (const row of rows) {
      if (chosen) next.set(row.configurationId, row);
      else next.delete(row.configurationId);
    }
    return { rows: next };
  });
}

export function deselectRow(configurationId: string): void {
  useRowSelection.setState((state) => ({
    rows: new Map([...state.rows].filter(([id]) => id !== configurationId)),
  }));
}

/** Takes a newer reading of a chosen row for seen. */
export function updateSelectedRow(row: ConfigurationRow): void {
  if (useRowSelection.getState().rows.has(row.configurationId)) selectRows([row], true);
}

export function clearSelection(): void {
  useRowSelection.setState({ rows: new Map() });
}

// One person's selection is nothing to the next.
useSession.subscribe(({ phase }) => {
  if (phase === 'LEAVING') clearSelection();
});
