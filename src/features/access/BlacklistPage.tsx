import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDownload, IconLock, IconPlus } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { blacklistCsv, listConflicts } from '~/domain/access/lists.ts';
import { listTexts } from '~/domain/words/texts/accessLists.ts';
import { paths } from '~/paths.ts';
import { blacklist, listCalls, whitelist } from '~/queries/access/lists.ts';
import { Answer } from '~/ui/Answer.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { saveFile } from '~/platform/saveFile.ts';
import { ShownAddress } from '~/widgets/grants/ShownAddress.tsx';
import { visibleText } from '~/domain/words/visibleText.ts';
import { AccessFrame, AdministratorsOnly } from './AccessFrame.tsx';
import { openAddAddresses } from './lists/AddAddresses.tsx';
import { AddressList } from './lists/AddressList.tsx';
import { openListWrite } from './lists/ListWrite.tsx';
import { ResetCache } from './lists/ResetCache.tsx';
import styles from './lists/Lists.module.css';

/** The addresses that are kept out. */
export function Component(): ReactElement {
  return (
    <AdministratorsOnly>
      <Blacklist />
    </AdministratorsOnly>
  );
}

function Blacklist(): ReactElement {
  const read = useQuery(blacklist());
  const { data: white } = useQuery(whitelist());
  const addresses = useMemo(() => (read.data ?? []).map(({ emailAddress }) => emailAddress), [read.data]);
  const whiteAddresses = useMemo(() => (white ?? []).map(({ address }) => address), [white]);
  const conflicts = useMemo(() => listConflicts(white ?? [], read.data ?? []), [white, read.data]);
  return (
    <AccessFrame
      title={listTexts.blacklist}
      tab="BLACKLIST"
      meta={listTexts.aboutBlacklist}
      actions={
        read.data ? (
          <>
            <ResetCache list="BLACKLIST" />
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() =>
                saveFile(new Blob([blacklistCsv(addresses)], { type: 'text/csv' }), listTexts.blacklistFile)
              }
            >
              {listTexts.csv}
            </Button>
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => openAddAddresses({ listed: addresses, white: whiteAddresses })}
            >
              {listTexts.addAddresses}
            </Button>
          </>
        ) : null
      }
    >
      <Answer read={read} what={listTexts.theBlacklist} waiting={<ListSkeleton rows={10} />}>
        {(black) =>
          black ? (
            <Listed addresses={addresses} conflicts={conflicts} />
          ) : (
            <EmptyState image={<IconLock size={26} />} title={listTexts.refused} />
          )
        }
      </Answer>
    </AccessFrame>
  );
}

type ListedProps = { readonly addresses: readonly string[]; readonly conflicts: readonly string[] };

function Listed({ addresses, conflicts }: ListedProps): ReactElement {
  const rows = useMemo(() => addresses.map((address) => ({ address })), [addresses]);
  const onBoth = new Set(conflicts);
  return (
    <>
      {conflicts.length > 0 && <p className={styles.warning}>{listTexts.conflicts(conflicts.length)}</p>}
      <AddressList label={listTexts.blacklist} rows={rows} path={paths.blacklist()}>
        {({ address }, index) => (
          <>
            <Link
              className={styles.address}
              to={paths.effectiveAccess(address)}
              data-index={index}
              title={visibleText(address)}
            >
              <ShownAddress address={address} />
            </Link>
            {onBoth.has(address) && (
              <Badge size="small" colour="amber">
                {listTexts.onBothBadge}
              </Badge>
            )}
            <span className={styles.end}>
              <Remove address={address} />
            </span>
          </>
        )}
      </AddressList>
    </>
  );
}

function Remove({ address }: { readonly address: string }): ReactElement {
  const client = useQueryClient();
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={listTexts.removeOne(address)}
      onClick={() =>
        openListWrite({
          title: listTexts.removeTitle,
          list: 'BLACKLIST',
          children: <p>{listTexts.removeQuestion(address)}</p>,
          calls: [
            { label: listTexts.removeStep(address), run: () => listCalls.removeBlack(client, address) },
          ],
          action: listTexts.remove,
          dangerous: true,
          done: listTexts.removed(address),
        })
      }
    >
      {listTexts.remove}
    </Button>
  );
}
