import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import {
  listMatrixRows,
  type MatrixColumn,
  type AccessMatrices,
  type AccessMatrix,
  type MatrixKind,
  matrixKinds,
} from '~/domain/access/matrix.ts';
import {
  addMatrixEdit,
  applyMatrixEdits,
  mergeMatrixEdits,
  filterEffectiveEdits,
  type MatrixEdits,
} from '~/domain/access/matrixEdits.ts';
import type { OperationSummary } from '~/domain/access/operationSummaries.ts';
import { formatRealm } from '~/domain/access/matrixReview.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import { config } from '~/config.ts';
import { accessLookupQuery, operationSummariesQuery } from '~/queries/access/matrices.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { AccessGrid } from './AccessGrid.tsx';
import { openRoleChangeReview } from './RoleChangeReview.tsx';
import styles from './Roles.module.css';
import { createWordMatcher } from '~/domain/words/search.ts';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import * as z from 'zod/mini';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';

const editsSchema = z.array(
  z.object({
    kind: z.enum(matrixKinds),
    realm: z.string(),
    role: z.string(),
    row: z.string(),
    value: z.string(),
  }),
);
const draftSchema = z.object({ edits: editsSchema, undo: editsSchema, begun: z.boolean() });

type Draft = {
  readonly edits: MatrixEdits;
  /** Edits that undo the last write. */
  readonly undo: MatrixEdits;
  /** True after a partial write: `edits` are then those that remain. */
  readonly begun: boolean;
};

const draftName = 'roleEdits';

function keptDraft(): Draft {
  try {
    return draftSchema.parse(readDraft(draftName));
  } catch {
    return { edits: [], undo: [], begun: false };
  }
}

export function useRoleDraft(): readonly [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(keptDraft);
  const change = (changed: Partial<Draft>): void =>
    setDraft((before) => {
      const next = { ...before, ...changed };
      if (next.edits.length + next.undo.length === 0) removeDraft(draftName);
      else writeDraft(draftName, next);
      return next;
    });
  return [draft, change];
}

export type RoleDraft = ReturnType<typeof useRoleDraft>;

type Props = { readonly kind: MatrixKind; readonly now: AccessMatrices; readonly draft: RoleDraft };

export function RoleMatrix({ kind, now, draft: [draft, change] }: Props) {
  const client = useQueryClient();
  const [parameters] = usePageSearchParams();
  const [onlyChanged, setOnlyChanged] = useState(false);
  const { data: described } = useQuery(operationSummariesQuery());
  const edits = useMemo(() => filterEffectiveEdits(draft.edits, now), [draft.edits, now]);
  const wanted = useMemo(() => applyMatrixEdits(now, edits)[kind], [now, edits, kind]);
  useMarkUnsaved(edits.length > 0);

  const realm = parameters.get('realm') ?? '';
  const search = parameters.get('search') ?? '';
  const all = useMemo(() => [...wanted.values()], [wanted]);
  const columns = useMemo(
    () => all.filter((column) => kind === 'ROLES' || realm === '' || column.realm === realm),
    [all, kind, realm],
  );
  const found = useFoundRows({ kind, now: now[kind], edits, described, search });
  const rows = onlyChanged
    ? found.filter((row) => edits.some((edit) => edit.kind === kind && edit.row === row))
    : found;

  const about = (row: string): string => {
    if (kind !== 'SERVICES' || !described) return '';
    const operation = described.get(row);
    return operation ? roleTexts.operation(operation) : roleTexts.unknown;
  };
  const onSet = (column: MatrixColumn, row: string, value: string): void => {
    const { realm: of, role } = column;
    change({ edits: addMatrixEdit(edits, { kind, realm: of, role, row, value }, now) });
  };
  const review = (): void =>
    openRoleChangeReview({
      client,
      now,
      edits,
      onApply: (undo) =>
        change({ undo: draft.begun ? mergeMatrixEdits(draft.undo, undo) : undo, begun: true }),
      // Written edits are dropped, else they would overwrite a later change of the same cell by another
      // person.
      onWritten: (left) => change({ edits: left, begun: left.length > 0 }),
    });

  return (
    <>
      <Controls kind={kind} columns={all}>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
          />
          {roleTexts.onlyChanged}
        </label>
      </Controls>
      {rows.length === 0 || columns.length === 0 ? (
        <div className="panel">
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
      <RoleDraftBar now={now} edits={edits} undo={draft.undo} change={change} onReview={review} />
    </>
  );
}

type RowsWanted = {
  readonly kind: MatrixKind;
  readonly now: AccessMatrix;
  readonly edits: MatrixEdits;
  readonly described: ReadonlyMap<string, OperationSummary> | undefined;
  readonly search: string;
};

/** Matching rows, including services and object types that no role has access to. */
function useFoundRows({ kind, now, edits, described, search }: RowsWanted): readonly string[] {
  const { data: lookup } = useQuery({ ...accessLookupQuery(), enabled: kind === 'SERVLETS' });
  const all = useMemo(() => {
    const services =
      kind === 'SERVICES' ? [...(described ?? [])].filter(([, { isService }]) => isService) : [];
    const types = kind === 'SERVLETS' ? (lookup ?? []).map(({ cmsObjectType }) => cmsObjectType) : [];
    const added = edits.filter((edit) => edit.kind === kind).map(({ row }) => row);
    return listMatrixRows(kind, now, [...services.map(([id]) => id), ...types, ...added]);
  }, [kind, now, edits, described, lookup]);
  return useMemo(() => {
    const matches = createWordMatcher(search);
    return all.filter((row) => {
      const operation = kind === 'SERVICES' ? described?.get(row) : undefined;
      return matches(row, operation ? roleTexts.operation(operation) : '');
    });
  }, [all, kind, described, search]);
}

type ControlsProps = {
  readonly kind: MatrixKind;
  readonly columns: readonly MatrixColumn[];
  readonly children: ReactNode;
};

function Controls({ kind, columns, children }: ControlsProps) {
  const [parameters, change] = usePageSearchParams();
  const realms = [...new Set(columns.map((column) => column.realm))];
  return (
    <div className="toolbar" role="search">
      <SearchField
        label={roleTexts.search[kind]}
        value={parameters.get('search') ?? ''}
        onSearch={(text) => change({ search: text })}
      />
      {kind !== 'ROLES' && (
        <FilterSelect
          label={roleTexts.realm}
          value={parameters.get('realm') ?? ''}
          neutral=""
          options={['', ...realms]}
          text={(name) => (name === '' ? roleTexts.allRealms : formatRealm(name, config.productCode))}
          onChange={(name) => change({ realm: name })}
        />
      )}
      {children}
      <span className={styles.keys}>{roleTexts.keys}</span>
    </div>
  );
}

type DraftBarProps = {
  readonly now: AccessMatrices;
  readonly edits: MatrixEdits;
  readonly undo: MatrixEdits;
  readonly change: RoleDraft[1];
  readonly onReview: () => void;
};

function RoleDraftBar({ now, edits, undo, change, onReview }: DraftBarProps) {
  const back = filterEffectiveEdits(undo, now);
  if (edits.length === 0 && back.length === 0) return null;
  if (edits.length === 0) {
    return (
      <div className={styles.draft} role="status">
        <span>{roleTexts.reverted}</span>
        <Button variant="default" size="xs" onClick={() => change({ undo: [] })}>
          {roleTexts.forget}
        </Button>
        <Button size="xs" onClick={() => change({ edits: back, undo: [], begun: false })}>
          {roleTexts.revert}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.draft} role="status">
      <span>{roleTexts.collected(edits.length)}</span>
      <Button
        variant="default"
        size="xs"
        onClick={() =>
          openConfirmModal({
            title: roleTexts.discardTitle,
            question: roleTexts.discardQuestion(edits.length),
            action: roleTexts.discard,
            dangerous: true,
            run: async () => change({ edits: [], begun: false }),
          })
        }
      >
        {roleTexts.discard}
      </Button>
      <Button size="xs" onClick={onReview}>
        {roleTexts.review}
      </Button>
    </div>
  );
}
