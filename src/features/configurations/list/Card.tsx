import type { ReactElement } from 'react';
import { accountLabel } from '~/domain/account/accounts.ts';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowLink, type RowLinks } from './RowLink.tsx';
import { RowActions } from './RowActions.tsx';
import { RowPicture, useArePicturesFetched } from './RowPicture.tsx';
import { usePersonName } from '~/session/usePersonName.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { FamilyBadge } from '~/ui/FamilyBadge.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import styles from './Card.module.css';

type Props = {
  readonly row: ConfigurationRow;
  readonly choosable: boolean;
  readonly date: string;
  readonly links: RowLinks;
  readonly withState?: boolean;
};

/** A configuration as a card: what it is, whose, who has it, and how it stands. */
export function Card({ row, choosable, date, links, withState = true }: Props): ReactElement {
  const personName = usePersonName();
  const arePicturesFetched = useArePicturesFetched();
  const { configurationId: id, configurationName, configurationDescription, account, assigneeEmail } = row;
  const title = configurationName || configurationDescription;
  const customer = accountLabel(account).name;
  const assignee = assigneeEmail ? personName(assigneeEmail) : configurationListTexts.unassigned;
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        {choosable && <RowCheckbox rows={[row]} label={configurationListTexts.select(id)} />}
        <FamilyBadge family={row.productFamily} size="small" />
        <span className={styles.id}>
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
