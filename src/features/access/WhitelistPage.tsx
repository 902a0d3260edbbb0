import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  formatWhitelistCsv,
  groupWhitelistRows,
  type WhitelistEntry,
  type WhitelistRow,
  findListConflicts,
} from '~/domain/access/emailLists.ts';
import { formatRealm, formatRole } from '~/domain/access/matrixReview.ts';
import { getEmailKey } from '~/domain/words/emailAddress.ts';
import { emailListTexts } from '~/domain/words/texts/emailLists.ts';
import { config } from '~/config.ts';
import { paths } from '~/paths.ts';
import { blacklistQuery, whitelistQuery } from '~/queries/access/lists.ts';
import { restrictToAdministrators } from './AccessLayout.tsx';
import { openAddWhitelistEntry } from './lists/AddWhitelistEntry.tsx';
import { EmailLink, EmailList, AccessListLayout } from './lists/EmailList.tsx';
import styles from './lists/Lists.module.css';

export const Component = restrictToAdministrators(Whitelist);

function Whitelist() {
  const read = useQuery(whitelistQuery());
  const { data: black } = useQuery(blacklistQuery());
  const blackAddresses = (black ?? []).map(({ emailAddress }) => emailAddress);
  return (
    <AccessListLayout
      list="WHITELIST"
      read={read}
      toCsv={() => formatWhitelistCsv(read.data ?? [])}
      onAdd={() => openAddWhitelistEntry({ address: '', black: blackAddresses })}
    >
      {(white) => <Listed entries={white} black={black ?? []} />}
    </AccessListLayout>
  );
}

type ListedProps = {
  readonly entries: readonly WhitelistEntry[];
  readonly black: readonly { readonly emailAddress: string }[];
};

const wordsOf = ({ entries }: WhitelistRow): readonly string[] =>
  entries.flatMap(({ note, affiliation, roles }) => [note, affiliation, ...roles.map(formatRole)]);

function summaryOf({ entries }: WhitelistRow): string {
  const unique = (texts: readonly string[]): string => [...new Set(texts)].join(', ');
  return emailListTexts.summary([
    unique(entries.map(({ realm }) => formatRealm(realm, config.productCode))),
    unique(entries.flatMap(({ roles }) => roles.map(formatRole))),
    unique(entries.map(({ note }) => note)),
  ]);
}

function Listed({ entries, black }: ListedProps) {
  const rows = useMemo(() => groupWhitelistRows(entries), [entries]);
  const onBoth = useMemo(() => new Set(findListConflicts(entries, black).map(getEmailKey)), [entries, black]);
  return (
    <>
      {onBoth.size > 0 && <p className={styles.warning}>{emailListTexts.conflicts(onBoth.size)}</p>}
      <EmailList label={emailListTexts.whitelist} rows={rows} path={paths.whitelist()} wordsOf={wordsOf}>
        {(row, index) => (
          <>
            <EmailLink
              address={row.address}
              to={paths.whitelistAddress(row.address)}
              index={index}
              isOnBoth={onBoth.has(getEmailKey(row.address))}
            />
            <span className={styles.rest}>{summaryOf(row)}</span>
            <span className={styles.end}>{emailListTexts.entryCount(row.entries.length)}</span>
          </>
        )}
      </EmailList>
    </>
  );
}
