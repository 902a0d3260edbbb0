import { create } from 'zustand';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useSession } from '~/session/session.ts';

type Selection = ReadonlyMap<string, ConfigurationRow>;

/**
 * Rows selected for bulk actions, on any page, as they were when displayed.
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

/** Replaces a selected row by a newer version, once that has been displayed. */
export function updateSelectedRow(row: ConfigurationRow): void {
  if (useRowSelection.getState().rows.has(row.configurationId)) selectRows([row], true);
}

export function clearSelection(): void {
  useRowSelection.setState({ rows: new Map() });
}

// The next person to sign in must not get this selection.
useSession.subscribe(({ phase }) => {
  if (phase === 'LEAVING') clearSelection();
});
