import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { rowsOf, type Column, type Matrices, type MatrixKind } from '~/domain/access/matrix.ts';
import { collect, edited, openEdits } from '~/domain/access/matrixEdits.ts';
import { realmText } from '~/domain/access/matrixReview.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import { config } from '~/config.ts';
import { summariesOfOperations } from '~/queries/access/matrices.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { useAddressQuery } from '~/ui/useAddressQuery.ts';
import { useUnsaved } from '~/ui/unsaved.ts';
import { AccessGrid } from './AccessGrid.tsx';
import { DraftBar } from './DraftBar.tsx';
import { openReview } from './Review.tsx';
import type { useRoleDraft } from './useRoleDraft.ts';
import styles from './Roles.module.css';

export type RoleDraft = ReturnType<typeof useRoleDraft>;

type Props = { readonly kind: MatrixKind; readonly now: Matrices; readonly draft: RoleDraft };

/** One of the three tables with the collected edits in it. */
export function RoleMatrix({ kind, now, draft: [draft, change] }: Props): ReactElement {
  const client = useQueryClient();
  const [parameters, changeQuery] = useAddressQuery();
  const [onlyChanged, setOnlyChanged] = useState(false);
  const { data: described } = useQuery(summariesOfOperations());
  const edits = useMemo(() => openEdits(draft.edits, now), [draft.edits, now]);
  const wanted = useMemo(() => edited(now, edits)[kind], [now, edits, kind]);
  useUnsaved(edits.length > 0);

  const realm = parameters.get('realm') ?? '';
  const search = parameters.get('search') ?? '';
  const all = useMemo(() => [...wanted.values()], [wanted]);
  const realms = useMemo(() => [...new Set(all.map((column) => column.realm))], [all]);
  const columns = useMemo(
    () => all.filter((column) => kind === 'ROLES' || realm === '' || column.realm === realm),
    [all, kind, realm],
  );
  const rows = useMemo(() => {
    const services =
      kind === 'SERVICES' ? [...(described ?? [])].filter(([, { isService }]) => isService) : [];
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return rowsOf(
      kind,
      wanted,
      services.map(([id]) => id),
    ).filter((row) => {
      const text = `${row} ${kind === 'SERVICES' ? (described?.get(row)?.summary ?? '') : ''}`.toLowerCase();
      const isChanged = edits.some((edit) => edit.kind === kind && edit.row === row);
      return words.every((word) => text.includes(word)) && (!onlyChanged || isChanged);
    });
  }, [kind, wanted, described, search, onlyChanged, edits]);

  const about = (row: string): string => {
    if (kind !== 'SERVICES') return '';
    return described && !described.has(row) ? roleTexts.unknown : (described?.get(row)?.summary ?? '');
  };
  const onSet = (column: Column, row: string, value: string): void => {
    const { realm: of, role } = column;
    change({ edits: collect(edits, { kind, realm: of, role, row, value }, now) });
  };
  const review = (): void => openReview({ client, now, edits, onApply: (undo) => change({ undo }) });

  return (
    <>
      <div className={styles.controls} role="search">
        <SearchField
          label={roleTexts.search[kind]}
          value={search}
          onSearch={(text) => changeQuery({ search: text })}
        />
        {kind !== 'ROLES' && (
          <FilterSelect
            label={roleTexts.realm}
            value={realm}
            neutral=""
            options={['', ...realms]}
            text={(name) => (name === '' ? roleTexts.allRealms : realmText(name, config.productCode))}
            onChange={(name) => changeQuery({ realm: name })}
          />
        )}
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
          />
          {roleTexts.onlyChanged}
        </label>
        <span className={styles.keys}>{roleTexts.keys}</span>
      </div>
      {rows.length === 0 || columns.length === 0 ? (
        <div className={styles.panel}>
          <EmptyState title={roleTexts.none} />
        </div>
      ) : (
        <AccessGrid
          kind={kind}
          now={now[kind]}
          wanted={wanted}
          columns={columns}
          rows={rows}
          about={about}
          onSet={onSet}
        />
      )}
      <DraftBar now={now} edits={edits} undo={draft.undo} change={change} onReview={review} />
    </>
  );
}
