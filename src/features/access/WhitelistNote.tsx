import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { WhitelistEntry } from '~/domain/access/emailLists.ts';
import { validateWhitelistNote } from '~/domain/access/whitelistForm.ts';
import { emailListTexts } from '~/domain/words/texts/emailLists.ts';
import { accessListWrites } from '~/queries/access/lists.ts';
import { fetchFreshWhitelistEntries } from '~/queries/access/lists.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { removeDraft, readDraft, writeDraft } from '~/platform/drafts.ts';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useDraftRestoration } from '~/ui/form/useDraftRestoration.ts';
import { Panel } from '~/ui/Panel.tsx';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { openAccessListUpdate } from './lists/AccessListUpdate.tsx';
import styles from './lists/Lists.module.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';

export async function readAll(client: QueryClient, address: string): Promise<readonly WhitelistEntry[]> {
  const now = await fetchFreshWhitelistEntries(client, address);
  if (!now) throw new UserFacingError(emailListTexts.refused);
  return now;
}

export type EntriesProps = { readonly address: string; readonly entries: readonly WhitelistEntry[] };

const noteDraft = z.object({ text: z.string(), over: z.array(z.string()) });

type NoteDraft = { readonly text: string; readonly over: readonly string[] };

const notesOf = (entries: readonly WhitelistEntry[]): readonly string[] => [
  ...new Set(entries.map(({ note }) => note)),
];

export function WhitelistNote({ address, entries }: EntriesProps) {
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
    // A stored note equal to the typed one comes from an earlier attempt whose response was lost: no
    // conflict.
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
