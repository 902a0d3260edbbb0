import type { ReactElement } from 'react';
import { create } from 'zustand';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useSession } from '~/session/session.ts';
import styles from './Choose.module.css';

type Selection = ReadonlyMap<string, ConfigurationRow>;

/** The rows that are chosen for doing something to all of them, on whatever page, as they were when they were seen. */
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

/** Takes one out of the selection, such as when the work it was chosen for is done. */
export function unselect(configurationId: string): void {
  useSelection.setState((state) => ({
    rows: new Map([...state.rows].filter(([id]) => id !== configurationId)),
  }));
}

/** Takes a newer reading of a chosen row for seen, such as when the person has been told what moved. */
export function renewChosen(row: ConfigurationRow): void {
  if (useSelection.getState().rows.has(row.configurationId)) select([row], true);
}

export function clearSelection(): void {
  useSelection.setState({ rows: new Map() });
}

// What one person has chosen is nothing to the next.
useSession.subscribe(({ phase }) => {
  if (phase === 'LEAVING') clearSelection();
});

type Props = { readonly rows: readonly ConfigurationRow[]; readonly label: string };

/** A box that chooses rows for doing something to all of them; half ticked when some are chosen. */
export function Choose({ rows, label }: Props): ReactElement {
  const chosen = useSelection(
    ({ rows: all }) => rows.filter(({ configurationId }) => all.has(configurationId)).length,
  );
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={label}
        checked={rows.length > 0 && chosen === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
        }}
        onChange={(event) => select(rows, event.currentTarget.checked)}
      />
    </label>
  );
}
