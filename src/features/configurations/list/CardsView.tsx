import { sortDateFields } from '~/domain/configuration/sortDateFields.ts';
import type { RowsProps } from './RowsView.tsx';
import {
  useRowLinkProps,
  RowLink,
  type RowLinkPropsGetter,
  useListFocusRetention,
  RestoreRowFocus,
} from './RowLink.tsx';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { RowCheckbox, RowMenuButton, RowPicture, useShouldFetchPictures } from './RowCells.tsx';
import { usePersonName } from '~/session/usePersonName.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import styles from './CardsView.module.css';

export function CardsView({ rows, choosable, sort }: Omit<RowsProps, 'look'>) {
  const list = useListFocusRetention(rows);
  const links = useRowLinkProps();
  return (
    <>
      <ul ref={list} className={styles.cards} aria-label={configurationListTexts.title}>
        {rows.map((row) => (
          <li key={row.configurationId}>
            <ConfigurationCard
              row={row}
              choosable={choosable}
              links={links}
              date={row[sortDateFields[sort].field]}
            />
          </li>
        ))}
      </ul>
      <RestoreRowFocus />
    </>
  );
}

type Props = {
  readonly row: ConfigurationRow;
  readonly choosable: boolean;
  readonly date: string;
  readonly links: RowLinkPropsGetter;
  readonly withState?: boolean;
};

export function ConfigurationCard({ row, choosable, date, links, withState = true }: Props) {
  const personName = usePersonName();
  const arePicturesFetched = useShouldFetchPictures();
  const { configurationId: id, configurationName, configurationDescription, account, assigneeEmail } = row;
  const title = configurationName || configurationDescription;
  const customer = buildAccountLabel(account).name;
  const assignee = assigneeEmail ? personName(assigneeEmail) : configurationListTexts.unassigned;
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        {choosable && <RowCheckbox rows={[row]} label={configurationListTexts.select(id)} />}
        <FamilyBadge family={row.productFamily} size="small" />
        <span className="grow">
          <RowLink row={row} links={links} />
        </span>
        <RowMenuButton row={row} />
      </div>
      <div className={styles.what}>
        <RowPicture row={row} isFetched={arePicturesFetched} />
        <span className={styles.name} title={title}>
          {title}
        </span>
        <span className={styles.soft} title={customer}>
          {customer}
        </span>
      </div>
      {withState && (
        <div className={styles.state}>
          <StateLabel state={row.configurationState} size="small" />
        </div>
      )}
      <div className={styles.bottom}>
        <span className={styles.soft} title={assignee}>
          {assignee}
        </span>
        <RelativeTime className={styles.soft} date={date} />
      </div>
    </div>
  );
}
