import { sortDateFields } from '~/domain/configuration/sortDate.ts';
import type { RowsProps } from './RowsView.tsx';
import { useRowLinks, RowLink, type RowLinks, useKeepsFocus, ReturnToRow } from './RowLink.tsx';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { RowCheckbox, RowActions, RowPicture, useArePicturesFetched } from './RowCells.tsx';
import { usePersonName } from '~/session/usePersonName.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import styles from './CardsView.module.css';

export function CardsView({ rows, choosable, sort }: Omit<RowsProps, 'look'>) {
  const list = useKeepsFocus(rows);
  const links = useRowLinks();
  return (
    <>
      <ul ref={list} className={styles.cards} aria-label={configurationListTexts.title}>
        {rows.map((row) => (
          <li key={row.configurationId}>
            <Card row={row} choosable={choosable} links={links} date={row[sortDateFields[sort].field]} />
          </li>
        ))}
      </ul>
      <ReturnToRow />
    </>
  );
}

type Props = {
  readonly row: ConfigurationRow;
  readonly choosable: boolean;
  readonly date: string;
  readonly links: RowLinks;
  readonly withState?: boolean;
};

export function Card({ row, choosable, date, links, withState = true }: Props) {
  const personName = usePersonName();
  const arePicturesFetched = useArePicturesFetched();
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
        <RowActions row={row} />
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
