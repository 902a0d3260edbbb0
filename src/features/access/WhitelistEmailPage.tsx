import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { findConcurrentEntryChanges, type WhitelistEntry } from '~/domain/access/emailLists.ts';
import { formatRealm, formatRole } from '~/domain/access/matrixReview.ts';
import { isSameEmail } from '~/domain/words/emailAddress.ts';
import { emailListTexts } from '~/domain/words/texts/emailLists.ts';
import { config } from '~/config.ts';
import { paths } from '~/paths.ts';
import { blacklistQuery, accessListWrites, whitelistEntriesQuery } from '~/queries/access/lists.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmailAddress } from '~/ui/BreakableText.tsx';
import { EmptyState, Missing } from '~/ui/EmptyState.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { AccessLayout, restrictToAdministrators } from './AccessLayout.tsx';
import { openAddWhitelistEntry } from './lists/AddWhitelistEntry.tsx';
import { WhitelistEntrySummary, useAccountLabel } from './lists/WhitelistEntrySummary.tsx';
import { openAccessListUpdate } from './lists/AccessListUpdate.tsx';
import styles from './lists/Lists.module.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { WhitelistNote, readAll, type EntriesProps } from './WhitelistNote.tsx';

export const Component = restrictToAdministrators(function Page() {
  const { address = '' } = useParams();
  return <OfAddress key={address} address={address} />;
});

type Props = { readonly address: string };

function OfAddress({ address }: Props) {
  const read = useQuery(whitelistEntriesQuery(address));
  const { data: black } = useQuery(blacklistQuery());
  const blackAddresses = (black ?? []).map(({ emailAddress }) => emailAddress);
  return (
    <AccessLayout
      title={<EmailAddress email={escapeInvisibleText(address)} />}
      tab="WHITELIST"
      trail={[{ label: emailListTexts.whitelist, to: paths.whitelist() }]}
      meta={<Link to={paths.effectiveAccess(address)}>{emailListTexts.toAccess}</Link>}
      actions={
        read.data ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => openAddWhitelistEntry({ address, black: blackAddresses })}
          >
            {emailListTexts.addEntry}
          </Button>
        ) : null
      }
    >
      {blackAddresses.some((each) => isSameEmail(each, address)) && (
        <p className={styles.warning}>{emailListTexts.isBlacklisted}</p>
      )}
      <QueryBoundary read={read} what={emailListTexts.theWhitelist} rows={3}>
        {(entries) => <Found address={address} entries={entries} />}
      </QueryBoundary>
    </AccessLayout>
  );
}

type FoundProps = Props & { readonly entries: readonly WhitelistEntry[] | null };

function Found({ address, entries }: FoundProps) {
  if (!entries) return <EmptyState image={<IconLock size={26} />} title={emailListTexts.refused} />;
  if (entries.length === 0) {
    return (
      <Missing title={emailListTexts.noEntries} to={paths.whitelist()} wayOn={emailListTexts.toWhitelist} />
    );
  }
  return (
    <div className="stack">
      <Entries address={address} entries={entries} />
      <WhitelistNote address={address} entries={entries} />
    </div>
  );
}

function useEntryRemoval({ address, entries }: EntriesProps) {
  const client = useQueryClient();
  const nameOf = useAccountLabel();
  /** A removal writes only entries that are on the page or that a conflict notice has listed. */
  const seenOnly = (about: readonly WhitelistEntry[], isAbout: (entry: WhitelistEntry) => boolean) =>
    updateIfUnchanged<readonly WhitelistEntry[]>({
      baseline: createBaseline(about),
      read: async () => (await readAll(client, address)).filter(isAbout),
      compare: (seen, now) => findConcurrentEntryChanges(seen, now).length > 0,
      texts: {
        gone: emailListTexts.noEntries,
        changed: (now) =>
          emailListTexts.removalMoved(
            findConcurrentEntryChanges(about, now).map(({ affiliation, roles }) =>
              emailListTexts.summary([nameOf(affiliation), roles.map(formatRole).join(', ')]),
            ),
          ),
      },
    });
  const remove = (entry: WhitelistEntry, account: string): void =>
    openAccessListUpdate({
      title: emailListTexts.removeEntryTitle,
      list: 'WHITELIST',
      children: <p>{emailListTexts.removeEntryQuestion(address, account)}</p>,
      calls: [
        { label: emailListTexts.removeEntry(account), run: () => accessListWrites.removeUnit(client, entry) },
      ],
      action: emailListTexts.remove,
      dangerous: true,
      done: emailListTexts.removed(account),
      guard: seenOnly(
        [entry],
        ({ realm, affiliation }) => realm === entry.realm && affiliation === entry.affiliation,
      ),
    });
  const removeAll = (): void =>
    openAccessListUpdate({
      title: emailListTexts.removeAll,
      list: 'WHITELIST',
      children: <p>{emailListTexts.removeAllQuestion(address, entries.length)}</p>,
      calls: [
        {
          label: emailListTexts.removeStep(address),
          run: () => accessListWrites.removeWhite(client, address),
        },
      ],
      action: emailListTexts.removeAll,
      dangerous: true,
      done: emailListTexts.removed(address),
      guard: seenOnly(entries, () => true),
    });
  return { remove, removeAll };
}

function Entries({ address, entries }: EntriesProps) {
  const nameOf = useAccountLabel();
  const { remove, removeAll } = useEntryRemoval({ address, entries });
  return (
    <ListPanel
      title={emailListTexts.entries}
      list={{ data: entries, error: null }}
      keyOf={({ realm, affiliation }) => `${realm} ${affiliation}`}
      empty={{ title: emailListTexts.noEntries }}
      actions={
        <Button variant="default" size="xs" onClick={removeAll}>
          {emailListTexts.removeAll}
        </Button>
      }
    >
      {(entry) => {
        const account = nameOf(entry.affiliation);
        return (
          <>
            <Link to={paths.account(entry.affiliation)}>{account}</Link>
            <span className={styles.facts}>
              <WhitelistEntrySummary entry={entry} realm={formatRealm(entry.realm, config.productCode)} />
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={emailListTexts.removeEntry(account)}
              onClick={() => remove(entry, account)}
            >
              {emailListTexts.remove}
            </Button>
          </>
        );
      }}
    </ListPanel>
  );
}
