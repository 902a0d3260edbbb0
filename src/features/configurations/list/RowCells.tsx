import { lazy, Suspense, useState } from 'react';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { configurationColumnDefinitions, type ListColumn } from '~/domain/configuration/listColumns.ts';
import type { ConfigurationSort } from '~/domain/configuration/filter.ts';
import { getConfigurationKind, configurationKindLabel } from '~/domain/configuration/id.ts';
import { sortDateFields } from '~/domain/configuration/sortDateFields.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { selectRows, useRowSelection } from './rowSelection.ts';
import { getIconProps } from '~/ui/iconSprites.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { getPlaceholderDrawing, findPictureDevice } from '~/domain/product/deviceShape.ts';
import { modelImageQuery } from '~/queries/files/pictures.ts';
import { useActor } from '~/session/me.ts';
import { ThumbnailPlaceholder, Thumbnail, useIsInitialLoadDone } from '~/widgets/previews/Thumbnail.tsx';
import styles from './RowCells.module.css';

export const getColumnLabel = (column: ListColumn, sort: ConfigurationSort): string =>
  column === 'DATE' ? sortDateFields[sort].label : configurationColumnDefinitions[column].label;

/** `more` is a second line, hidden in the compact density. */
type Cell = ({ readonly text: string } | { readonly moment: string }) & { readonly more?: string };

type CellOf = (row: ConfigurationRow, sort: ConfigurationSort, person: (email: string) => string) => Cell;

const cells: Record<ListColumn, CellOf> = {
  CUSTOMER: ({ account }) => {
    const { name, number } = buildAccountLabel(account);
    return { text: name, more: number };
  },
  ASSIGNEE: ({ assigneeEmail }, _sort, person) => ({
    text: assigneeEmail ? person(assigneeEmail) : configurationListTexts.unassigned,
  }),
  DATE: (row, sort, person) => {
    const { field, by } = sortDateFields[sort];
    return { moment: row[field], more: person(row[by]) };
  },
  PART: ({ partNumber }) => ({ text: partNumber ?? '' }),
  REVISION: ({ revision, revisionState }) => ({ text: revision, more: formatState(revisionState) }),
  KIND: (row) => ({ text: configurationKindLabel[getConfigurationKind(row)] }),
};

type Props = {
  readonly row: ConfigurationRow;
  readonly columns: readonly ListColumn[];
  readonly sort: ConfigurationSort;
  readonly person: (email: string) => string;
};

export const RowCells = ({ row, columns, sort, person }: Props) => (
  <>
    {columns.map((column) => {
      const cell = cells[column](row, sort, person);
      const more = cell.more && <small>{cell.more}</small>;
      const look = { className: styles.cell, 'data-column': column };
      return 'moment' in cell ? (
        <RelativeTime key={column} {...look} date={cell.moment}>
          {more}
        </RelativeTime>
      ) : (
        // The tooltip repeats the text, which may be truncated.
        <div key={column} {...look} title={[cell.text, cell.more].filter(Boolean).join('\n')}>
          {cell.text}
          {more}
        </div>
      );
    })}
  </>
);

type RowCheckboxProps = { readonly rows: readonly ConfigurationRow[]; readonly label: string };

export function RowCheckbox({ rows, label }: RowCheckboxProps) {
  const chosen = useRowSelection(
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
        onChange={(event) => selectRows(rows, event.currentTarget.checked)}
      />
    </label>
  );
}

const RowMenu = lazy(async () => ({
  default: (await import('../actions/ConfigurationActionMenu.tsx')).RowMenu,
}));

/** The menu mounts on first use: a list has many rows. */
export function RowMenuButton({ row }: { readonly row: ConfigurationRow }) {
  const [asked, setAsked] = useState(false);
  const button = (
    <button
      type="button"
      className="rowButton"
      data-area="actions"
      {...getIconProps('dots')}
      aria-label={configurationListTexts.actionsOf(row.configurationId)}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    />
  );
  return asked ? (
    <Suspense fallback={button}>
      <RowMenu row={row}>{button}</RowMenu>
    </Suspense>
  ) : (
    button
  );
}

/** Whether rows may fetch pictures: after the initial load and with permission. Called once per list. */
export function useShouldFetchPictures(): boolean {
  const { allowed } = checkOperations(useActor(), 'productConfigurationImageDownload');
  return useIsInitialLoadDone() && allowed;
}

type RowPictureProps = {
  readonly row: ConfigurationRow;
  /** Whether pictures are fetched; a drawing is shown otherwise. */
  readonly isFetched: boolean;
};

/** Rows without product configurations have a drawing only. */
export function RowPicture({ row, isFetched }: RowPictureProps) {
  const device = isFetched ? findPictureDevice(row.productConfigurations) : undefined;
  return device ? (
    <Thumbnail
      picture={modelImageQuery(device.productConfigurationId, 'PERSPECTIVE')}
      instead={getPlaceholderDrawing(row)}
    />
  ) : (
    <ThumbnailPlaceholder instead={getPlaceholderDrawing(row)} />
  );
}
