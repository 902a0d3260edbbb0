import { IconFolder } from '@tabler/icons-react';
import { lazy, memo, Suspense, type MouseEvent, type ReactElement } from 'react';
import { accountLabel } from '~/domain/account/accounts.ts';
import type { ConfigurationSort } from '~/domain/configuration/filter.ts';
import { longDate, shortDate } from '~/domain/words/dates.ts';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowActions } from './RowActions.tsx';
import { RowLink, rowAddress, useRowLinks, type RowLinks } from './RowLink.tsx';
import { useKeepsFocus } from './useKeepsFocus.ts';
import { useReturnToRow } from './useReturnToRow.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { ExpandableRow } from '~/ui/ExpandableRow.tsx';
import { FamilyBadge } from '~/ui/FamilyBadge.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { useFollow } from '~/ui/useFollow.ts';
import styles from './RowsView.module.css';

const RowDetails = lazy(async () => ({ default: (await import('./RowDetails.tsx')).RowDetails }));

export type RowsProps = {
  readonly rows: readonly ConfigurationRow[];
  /** Whether rows can be selected, for an action on many of them. */
  readonly choosable: boolean;
  readonly sort: ConfigurationSort;
};

const sortedBy: Record<
  ConfigurationSort,
  { readonly label: string; readonly field: 'created' | 'modified' }
> = {
  BY_CREATED_DATE_DESC: { label: configurationListTexts.created, field: 'created' },
  BY_MODIFIED_DATE_DESC: { label: configurationListTexts.modified, field: 'modified' },
};

/** Configurations as rows that unfold. */
export function RowsView({ rows, choosable, sort }: RowsProps): ReactElement {
  useReturnToRow();
  const list = useKeepsFocus(rows);
  const personName = usePersonName();
  const ways = { links: useRowLinks(), follow: useFollow() };
  return (
    <div className={styles.panel} data-choosable={choosable || undefined}>
      <div className={styles.head}>
        {choosable && (
          <span data-area="lead">
            <RowCheckbox rows={rows} label={configurationListTexts.selectPage} />
          </span>
        )}
        <span data-area="title">{configurationListTexts.configuration}</span>
        <span data-area="meta">{configurationListTexts.customer}</span>
        <span data-area="activity">{configurationListTexts.withAssignee(sortedBy[sort].label)}</span>
        <span data-area="state">{configurationListTexts.state}</span>
      </div>
      <ul ref={list} aria-label={configurationListTexts.title}>
        {rows.map((row) => (
          <li key={row.configurationId}>
            <Row
              row={row}
              choosable={choosable}
              date={row[sortedBy[sort].field]}
              assignee={row.assigneeEmail ? personName(row.assigneeEmail) : configurationListTexts.unassigned}
              {...ways}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RowProps = {
  readonly row: ConfigurationRow;
  readonly choosable: boolean;
  readonly date: string;
  readonly assignee: string;
  readonly links: RowLinks;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

const Row = memo(function Row({ row, choosable, date, assignee, links, follow }: RowProps): ReactElement {
  const { configurationId: id, configurationName, configurationDescription, account } = row;
  const { name, number } = accountLabel(account);
  return (
    <ExpandableRow
      label={id}
      lead={choosable && <RowCheckbox rows={[row]} label={configurationListTexts.select(id)} />}
      icon={<FamilyBadge family={row.productFamily} />}
      title={
        <>
          <RowLink row={row} links={links} />
          <span className={styles.soft} title={configurationName || configurationDescription}>
            {configurationName || configurationDescription}
          </span>
        </>
      }
      meta={
        <>
          <span className={styles.text} title={name}>
            {name}
          </span>
          <span className={`${styles.soft} number`}>{number}</span>
        </>
      }
      activity={
        <>
          <time className={styles.text} dateTime={date} title={longDate(date)}>
            {shortDate(date)}
          </time>
          <span className={styles.soft} title={assignee}>
            {assignee}
          </span>
        </>
      }
      links={
        <a
          className={styles.files}
          href={rowAddress(row, { tab: 'FILES' })}
          aria-label={configurationListTexts.files}
          aria-describedby={`row-${id}`}
          title={configurationListTexts.filesOf(id)}
          onClick={follow}
        >
          <IconFolder size={17} aria-hidden />
        </a>
      }
      state={<StateLabel state={row.configurationState} />}
      actions={<RowActions row={row} />}
    >
      <Suspense fallback={<p className={styles.soft}>{configurationListTexts.loading}</p>}>
        <RowDetails row={row} />
      </Suspense>
    </ExpandableRow>
  );
});
