import { Link } from 'react-router';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { canHavePendingRevision } from '~/domain/revision/pendingRevision.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { paths } from '~/paths.ts';
import { type ConfigurationRow, firstConfigurationsQuery } from '~/queries/configurations/configurations.ts';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import styles from './Home.module.css';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { maxCardRows } from '~/domain/home/cards.ts';
import { isFallback } from '~/queries/fallback.ts';
import type { CardRead } from './CardBody.tsx';

type Props = {
  readonly label: string;
  readonly rows: readonly ConfigurationRow[];
  /** `since`: ISO date the age is counted from; `text`: the same in words. */
  readonly age: (row: ConfigurationRow) => { readonly since: string; readonly text: string };
  readonly withState?: boolean;
};

const addressOf = (row: ConfigurationRow): string =>
  canHavePendingRevision(row)
    ? paths.workingConfiguration(row.configurationId)
    : paths.configuration(row.configurationId);

export function WorkConfigurationList({ label, rows, age, withState = true }: Props) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.configurationId}>
          <Link className={styles.row} to={addressOf(row)}>
            <FamilyBadge family={row.productFamily} size="small" />
            <span className={`${styles.id} number`}>{row.configurationId}</span>
            <span className={styles.what}>
              <span title={row.configurationName || row.configurationDescription}>
                {row.configurationName || row.configurationDescription}
              </span>
              <span>{buildAccountLabel(row.account).name}</span>
            </span>
            <AgeText {...age(row)} />
            {withState && <StateLabel state={row.configurationState} size="small" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function AgeText({ since, text }: { readonly since: string; readonly text: string }) {
  return (
    <time className={styles.age} dateTime={since} title={formatLongDate(since)}>
      {text}
    </time>
  );
}

/** Cards with the same filter share the query. */
export const cardConfigurationsQuery = (filter: ConfigurationFilter, email: string) =>
  firstConfigurationsQuery(filter, email, maxCardRows);

export function useCardQueryResult<Data>(
  queryKey: readonly unknown[],
  { data, error, refetch }: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>,
): CardRead<Data> {
  const client = useQueryClient();
  return {
    data,
    failure: data === undefined ? error : null,
    withheld: isFallback(client, queryKey),
    retry: () => void refetch(),
  };
}

export type ConfigurationRows = readonly ConfigurationRow[];
