import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import * as z from 'zod/mini';
import { findConcurrentEntryChanges, type WhitelistEntry } from '~/domain/access/emailLists.ts';
import { formatRealm, formatRole } from '~/domain/access/matrixReview.ts';
import { validateWhitelistNote } from '~/domain/access/whitelistForm.ts';
import { isSameEmail } from '~/domain/words/emailAddress.ts';
import { emailListTexts } from '~/domain/words/texts/emailLists.ts';
import { config } from '~/config.ts';
import { paths } from '~/paths.ts';
import {
  blacklistQuery,
  accessListWrites,
  fetchFreshWhitelistEntries,
  whitelistEntriesQuery,
} from '~/queries/access/lists.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmailAddress } from '~/ui/BreakableText.tsx';
import { EmptyState, Missing } from '~/ui/EmptyState.tsx';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useDraftRestoration } from '~/ui/form/useDraftRestoration.ts';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { AccessLayout, restrictToAdministrators } from './AccessLayout.tsx';
import { openAddWhitelistEntry } from './lists/AddWhitelistEntry.tsx';
import { WhitelistEntrySummary, useAccountLabel } from './lists/WhitelistEntrySummary.tsx';
import { openAccessListUpdate } from './lists/AccessListUpdate.tsx';
import styles from './lists/Lists.module.css';

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
      <Note address={address} entries={entries} />
    </div>
  );
}

async function readAll(client: QueryClient, address: string): Promise<readonly WhitelistEntry[]> {
  const now = await fetchFreshWhitelistEntries(client, address);
  if (!now) throw new UserFacingError(emailListTexts.refused);
  return now;
}

type EntriesProps = Props & { readonly entries: readonly WhitelistEntry[] };

function Entries({ address, entries }: EntriesProps) {
  const client = useQueryClient();
  const nameOf = useAccountLabel();
  /** Lets only those entries be removed that the person has seen, or has been shown by a conflict. */
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

const noteDraft = z.object({ text: z.string(), over: z.array(z.string()) });

type NoteDraft = { readonly text: string; readonly over: readonly string[] };

const notesOf = (entries: readonly WhitelistEntry[]): readonly string[] => [
  ...new Set(entries.map(({ note }) => note)),
];

function Note({ address, entries }: EntriesProps) {
  const notes = notesOf(entries);
  const [note = ''] = notes;
  const client = useQueryClient();
  const kept = `whitelistNote.${address}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<NoteDraft | undefined>(() => noteDraft.safeParse(readDraft(kept)).data);
  const text = draft?.text ?? note;
  const isChanged = draft !== undefined && draft.text !== note;
  const error = validateWhitelistNote(text);
  useMarkUnsaved(isChanged);
  const keep = (typed: NoteDraft | undefined): void => {
    setDraft(typed);
    if (typed === undefined || typed.text === note) removeDraft(kept);
    else writeDraft(kept, typed);
  };
  const discard = (): void => {
    keep(undefined);
    field.current?.focus();
  };
  const restored = useDraftRestoration(() => isChanged, discard);
  const save = (): void => {
    // A note as it is typed is of a try whose answer was lost.
    const unseenNotes = (seen: readonly string[], now: readonly string[]): readonly string[] =>
      now.filter((each) => !seen.includes(each) && each !== text);
    openAccessListUpdate({
      title: emailListTexts.saveNote,
      list: 'WHITELIST',
      children: <p>{emailListTexts.noteAbout}</p>,
      calls: [
        { label: emailListTexts.noteStep, run: () => accessListWrites.writeNote(client, address, text) },
      ],
      action: emailListTexts.saveNote,
      done: emailListTexts.noteSaved,
      onDone: () => keep(undefined),
      guard: updateIfUnchanged<readonly string[]>({
        baseline: createBaseline<readonly string[]>(draft?.over ?? notes),
        read: async () => {
          const now = await readAll(client, address);
          return now.length > 0 ? notesOf(now) : undefined;
        },
        compare: (seen, now) => unseenNotes(seen, now).length > 0,
        texts: {
          gone: emailListTexts.noEntries,
          changed: (now) => emailListTexts.noteMoved(unseenNotes(draft?.over ?? notes, now)),
        },
      }),
    });
  };
  return (
    <Panel title={emailListTexts.note}>
      <div className={styles.note}>
        {isChanged && <RestoredDraftNotice restored={restored} />}
        <Textarea
          ref={field}
          label={emailListTexts.note}
          description={notes.length > 1 ? emailListTexts.notesDiffer(notes.length) : emailListTexts.noteAbout}
          rows={3}
          value={text}
          error={isChanged ? error : undefined}
          onChange={({ currentTarget }) => keep({ text: currentTarget.value, over: draft?.over ?? notes })}
        />
        <div>
          <Button variant="default" disabled={!isChanged || error !== undefined} onClick={save}>
            {emailListTexts.saveNote}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
