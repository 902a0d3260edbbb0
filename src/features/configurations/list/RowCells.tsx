import type { ReactElement } from 'react';
import { accountLabel } from '~/domain/account/accounts.ts';
import { listColumn, type ListColumn } from '~/domain/configuration/columns.ts';
import type { ConfigurationSort } from '~/domain/configuration/filter.ts';
import { configurationKind, configurationKindLabel } from '~/domain/configuration/id.ts';
import { sortDate } from '~/domain/configuration/sortDate.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import styles from './RowCells.module.css';

/** The name of a column over its cells: the date is the one the list is sorted by. */
export const headOf = (column: ListColumn, sort: ConfigurationSort): string =>
  column === 'DATE' ? sortDate[sort].label : listColumn[column].label;

/** A text or a moment, and words below it, which low rows have no room for. */
type Cell = ({ readonly text: string } | { readonly moment: string }) & { readonly more?: string };

type CellOf = (row: ConfigurationRow, sort: ConfigurationSort, person: (email: string) => string) => Cell;

const cells: Record<ListColumn, CellOf> = {
  CUSTOMER: ({ account }) => {
    const { name, number } = accountLabel(account);
    return { text: name, more: number };
  },
  ASSIGNEE: ({ assigneeEmail }, _sort, person) => ({
    text: assigneeEmail ? person(assigneeEmail) : configurationListTexts.unassigned,
  }),
  DATE: (row, sort, person) => {
    const { field, by } = sortDate[sort];
    return { moment: row[field], more: person(row[by]) };
  },
  PART: ({ partNumber }) => ({ text: partNumber ?? '' }),
  REVISION: ({ revision, revisionState }) => ({ text: revision, more: stateText(revisionState) }),
  KIND: (row) => ({ text: configurationKindLabel[configurationKind(row)] }),
};

type Props = {
  readonly row: ConfigurationRow;
  readonly columns: readonly ListColumn[];
  readonly sort: ConfigurationSort;
  /** The name an address shows as. */
  readonly person: (email: string) => string;
};

/** The cells of a row in the chosen columns. */
export function RowCells({ row, columns, sort, person }: Props): ReactElement {
  return (
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
          // All that it says, as it may be longer than there is room for.
          <div key={column} {...look} title={[cell.text, cell.more].filter(Boolean).join('\n')}>
            {cell.text}
            {more}
          </div>
        );
      })}
    </>
  );
}
