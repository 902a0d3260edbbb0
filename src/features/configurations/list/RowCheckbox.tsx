import type { ReactElement } from 'react';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import styles from './RowCheckbox.module.css';
import { select, useSelection } from './selection.ts';

type Props = { readonly rows: readonly ConfigurationRow[]; readonly label: string };

/** Checkbox that chooses rows for an action on all of them; half ticked when some are chosen. */
export function RowCheckbox({ rows, label }: Props): ReactElement {
  const chosen = useSelection(
    ({ rows: all }) => rows.filter(({ configurationId }) => all.has(configurationId)).length,
  );
  return (
    <label className={styles.choose} data-area="lead">
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
