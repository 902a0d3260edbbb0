import { lazy, memo, Suspense, type CSSProperties, type MouseEvent, type ReactElement } from 'react';
import { configurationColumnDefinitions, type ListLayout } from '~/domain/configuration/listColumns.ts';
import type { ConfigurationSort } from '~/domain/configuration/filter.ts';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import {
  getColumnLabel,
  RowCells,
  RowCheckbox,
  RowMenuButton,
  RowPicture,
  useShouldFetchPictures,
} from './RowCells.tsx';
import {
  RowLink,
  configurationRowPath,
  useRowLinkProps,
  type RowLinkPropsGetter,
  useListFocusRetention,
  RestoreRowFocus,
} from './RowLink.tsx';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { ExpandableRow } from '~/ui/ExpandableRow.tsx';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { getIconProps } from '~/ui/iconSprites.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { useDeferredMount } from '~/ui/list/useDeferredMount.ts';
import { useLinkClickHandler } from '~/platform/routing/useLinkClickHandler.ts';
import styles from './RowsView.module.css';

const RowDetails = lazy(async () => ({ default: (await import('./RowDetails.tsx')).RowDetails }));

export type RowsProps = {
  readonly rows: readonly ConfigurationRow[];
  readonly choosable: boolean;
  readonly sort: ConfigurationSort;
  readonly look: ListLayout;
  readonly isLate: boolean;
};

declare module 'react' {
  interface CSSProperties {
    readonly '--columns'?: string;
    readonly '--share'?: string;
  }
}

/** Fixed column widths, independent of content, so that head and rows line up. */
function widthsOf({ columns }: ListLayout): CSSProperties {
  const shown = columns.map((column) => configurationColumnDefinitions[column]);
  return {
    '--columns': shown.map(({ least, share }) => `minmax(${least}px, ${share}fr)`).join(' '),
    '--share': `${shown.reduce((sum, { share }) => sum + share, 0)}fr`,
  };
}

/** Rows of the first paint, which fit a frame; a skeleton stands in for the others. */
const atFirst = 5;

/** Height of a list row, in rows of the loading skeleton. */
const rowHeight = { COMFORTABLE: 1, COMPACT: 0.7 } as const;

export function RowsView({ rows, choosable, sort, look, isLate }: RowsProps) {
  const list = useListFocusRetention(rows);
  const isWhole = useDeferredMount(isLate);
  const shown = isWhole ? rows : rows.slice(0, atFirst);
  const others = rows.length - shown.length;
  const arePicturesFetched = useShouldFetchPictures() && isWhole;
  // Hooks are called once per list instead of in each row, which would delay the first paint.
  const shared = {
    links: useRowLinkProps(),
    follow: useLinkClickHandler(),
    person: usePersonName(),
    arePicturesFetched,
  };
  return (
    <div
      className={styles.panel}
      data-choosable={choosable || undefined}
      data-density={look.density}
      style={widthsOf(look)}
    >
      <div className={styles.head}>
        {choosable && <RowCheckbox rows={rows} label={configurationListTexts.selectPage} />}
        <span data-area="title">{configurationListTexts.configuration}</span>
        <span data-area="meta">
          {look.columns.map((column) => (
            <span key={column}>{getColumnLabel(column, sort)}</span>
          ))}
        </span>
        <span data-area="state">{configurationListTexts.state}</span>
      </div>
      <ul ref={list} aria-label={configurationListTexts.title}>
        {shown.map((row, index) => (
          <li key={row.configurationId} className={index < atFirst ? undefined : styles.later}>
            <Row row={row} choosable={choosable} sort={sort} columns={look.columns} {...shared} />
          </li>
        ))}
        {others > 0 && (
          <li className={styles.others} aria-hidden>
            <ListSkeleton rows={Math.ceil(others * rowHeight[look.density])} />
          </li>
        )}
      </ul>
      {isWhole && <RestoreRowFocus />}
    </div>
  );
}

type RowProps = {
  readonly row: ConfigurationRow;
  readonly choosable: boolean;
  readonly sort: ConfigurationSort;
  readonly columns: ListLayout['columns'];
  readonly links: RowLinkPropsGetter;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly person: (email: string) => string;
  readonly arePicturesFetched: boolean;
};

const Row = memo(function Row(props: RowProps): ReactElement {
  const { row, choosable, sort, columns, links, follow, person, arePicturesFetched } = props;
  const { configurationId: id, configurationName, configurationDescription } = row;
  return (
    <ExpandableRow
      label={id}
      lead={choosable && <RowCheckbox rows={[row]} label={configurationListTexts.select(id)} />}
      icon={
        <span className={styles.pictured} data-area="icon">
          <RowPicture row={row} isFetched={arePicturesFetched} />
          <FamilyBadge family={row.productFamily} />
        </span>
      }
      title={
        <div data-area="title">
          <RowLink row={row} links={links} />
          <span className={styles.soft} title={configurationName || configurationDescription}>
            {configurationName || configurationDescription}
          </span>
        </div>
      }
      meta={
        columns.length > 0 && (
          <div data-area="meta">
            <RowCells row={row} columns={columns} sort={sort} person={person} />
          </div>
        )
      }
      links={
        <a
          className="rowButton"
          data-area="links"
          {...getIconProps('folder')}
          href={configurationRowPath(row, { tab: 'FILES' })}
          aria-label={configurationListTexts.files}
          aria-describedby={`row-${id}`}
          title={configurationListTexts.filesOf(id)}
          onClick={follow}
        />
      }
      state={<StateLabel state={row.configurationState} area="state" />}
      actions={<RowMenuButton row={row} />}
    >
      <Suspense fallback={<p className={styles.soft}>{configurationListTexts.loading}</p>}>
        <RowDetails row={row} />
      </Suspense>
    </ExpandableRow>
  );
});
