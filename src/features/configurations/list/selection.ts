import { create } from 'zustand';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useSession } from '~/session/session.ts';

type Selection = ReadonlyMap<string, ConfigurationRow>;

/** What is chosen to do something to, on whatever page it was, as it was when it was chosen. */
export const useSelection = create<{ readonly rows: Selection }>(() => ({ rows: new Map() }));

/** Chooses rows, or no longer. */
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

/** Takes one out of the selection, such as when what it was chosen for is done. */
export function unselect(configurationId: string): void {
  useSelection.setState((state) => ({
    rows: new Map([...state.rows].filter(([id]) => id !== configurationId)),
  }));
}

export function clearSelection(): void {
  useSelection.setState({ rows: new Map() });
}

// What one person has chosen is nothing to the next.
useSession.subscribe(({ phase }) => {
  if (phase === 'LEAVING') clearSelection();
});
