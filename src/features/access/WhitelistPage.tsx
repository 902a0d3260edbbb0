import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconLock, IconPlus } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import {
  whitelistCsv,
  whitelistRows,
  type WhitelistEntry,
  type WhitelistRow,
  listConflicts,
} from '~/domain/access/lists.ts';
import { realmText, roleText } from '~/domain/access/matrixReview.ts';
import { addressKey } from '~/domain/words/emailAddress.ts';
import { listTexts } from '~/domain/words/texts/accessLists.ts';
import { config } from '~/config.ts';
import { paths } from '~/paths.ts';
import { blacklist, whitelist } from '~/queries/access/lists.ts';
import { Answer } from '~/ui/Answer.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { saveFile } from '~/platform/saveFile.ts';
import { ShownAddress } from '~/widgets/grants/ShownAddress.tsx';
import { visibleText } from '~/domain/words/visibleText.ts';
import { AccessFrame, AdministratorsOnly } from './AccessFrame.tsx';
import { openAddEntry } from './lists/AddEntry.tsx';
import { AddressList, ResetCache } from './lists/AddressList.tsx';
import styles from './lists/Lists.module.css';

export function Component(): ReactElement {
  return (
    <AdministratorsOnly>
      <Whitelist />
    </AdministratorsOnly>
  );
}

function Whitelist(): ReactElement {
  const read = useQuery(whitelist());
  const { data: black } = useQuery(blacklist());
  const blackAddresses = (black ?? []).map(({ emailAddress }) => emailAddress);
  const entries: readonly WhitelistEntry[] = read.data ?? [];
  return (
    <AccessFrame
      title={listTexts.whitelist}
      tab="WHITELIST"
      meta={listTexts.aboutWhitelist}
      actions={
        read.data ? (
          <>
            <ResetCache list="WHITELIST" />
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() =>
                saveFile(new Blob([whitelistCsv(entries)], { type: 'text/csv' }), listTexts.whitelistFile)
              }
            >
              {listTexts.csv}
            </Button>
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => openAddEntry({ address: '', black: blackAddresses })}
            >
              {listTexts.addEntry}
            </Button>
          </>
        ) : null
      }
    >
      <Answer read={read} what={listTexts.theWhitelist} waiting={<ListSkeleton rows={10} />}>
        {(white) =>
          white ? (
            <Listed entries={white} black={black ?? []} />
          ) : (
            <EmptyState image={<IconLock size={26} />} title={listTexts.refused} />
          )
        }
      </Answer>
    </AccessFrame>
  );
}

type ListedProps = {
  readonly entries: readonly WhitelistEntry[];
  readonly black: readonly { readonly emailAddress: string }[];
};

const wordsOf = ({ entries }: WhitelistRow): readonly string[] =>
  entries.flatMap(({ note, affiliation, roles }) => [note, affiliation, ...roles.map(roleText)]);

function summaryOf({ entries }: WhitelistRow): string {
  const unique = (texts: readonly string[]): string => [...new Set(texts)].join(', ');
  return listTexts.summary([
    unique(entries.map(({ realm }) => realmText(realm, config.productCode))),
    unique(entries.flatMap(({ roles }) => roles.map(roleText))),
    unique(entries.map(({ note }) => note)),
  ]);
}

function Listed({ entries, black }: ListedProps): ReactElement {
  const rows = useMemo(() => whitelistRows(entries), [entries]);
  const onBoth = useMemo(() => new Set(listConflicts(entries, black).map(addressKey)), [entries, black]);
  return (
    <>
      {onBoth.size > 0 && <p className={styles.warning}>{listTexts.conflicts(onBoth.size)}</p>}
      <AddressList label={listTexts.whitelist} rows={rows} path={paths.whitelist()} wordsOf={wordsOf}>
        {(row, index) => (
          <>
            <Link
              className={styles.address}
              to={paths.whitelistAddress(row.address)}
              data-index={index}
              title={visibleText(row.address)}
            >
              <ShownAddress address={row.address} />
            </Link>
            {onBoth.has(addressKey(row.address)) && (
              <Badge size="small" colour="amber">
                {listTexts.onBothBadge}
              </Badge>
            )}
            <span className={styles.rest}>{summaryOf(row)}</span>
            <span className={styles.end}>{listTexts.entryCount(row.entries.length)}</span>
          </>
        )}
      </AddressList>
    </>
  );
}
