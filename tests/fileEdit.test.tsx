import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { seedNotes } from './factories/seedNotes.ts';
import { PlainTextEditor } from './factories/PlainTextEditor.tsx';
import {
  backEnds,
  findDialog,
  expectDialogClosed,
  expectNotice,
  openPortal,
  type OpenPortal,
} from './portal.tsx';

const id = 'OU7301';

beforeEach(async () => {
  // The editor needs a browser.
  vi.spyOn(editors, 'CodeEditor').mockImplementation(PlainTextEditor);
  await seedNotes(backEnds.store, id, ['one']);
});

async function openNotes(): Promise<{ portal: OpenPortal; shown: HTMLElement }> {
  const portal = openPortal({ at: `/configurations/${id}?tab=FILES&files=LIST` });
  return { portal, shown: await show(portal) };
}

async function show({ user }: OpenPortal): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'notes' }));
  return findDialog(/^notes/);
}

const type = async ({ user }: OpenPortal, shown: HTMLElement, text: string): Promise<void> =>
  user.type(await within(shown).findByRole('textbox', { name: 'notes' }), text);

/** Presses the save button once it is enabled. */
async function update({ user }: OpenPortal, shown: HTMLElement, name = 'Update'): Promise<void> {
  const button = within(shown).getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

const stored = (): boolean => backEnds.sent.some(({ path }) => path.startsWith('/cms/Upload'));

test('a version that somebody else has stored meanwhile is told, and so is each that comes after', async () => {
  const { portal, shown } = await openNotes();
  await type(portal, shown, ' and two');
  await seedNotes(backEnds.store, id, ['one', 'theirs']);
  await update(portal, shown);
  expect(await within(shown).findByText(/version 2 has been stored meanwhile/)).toBeVisible();
  await seedNotes(backEnds.store, id, ['one', 'theirs', 'theirs again']);
  await update(portal, shown, 'Update all the same');
  expect(await within(shown).findByText(/version 3 has been stored meanwhile/)).toBeVisible();
  expect(stored()).toBe(false);
  await update(portal, shown, 'Update all the same');
  await expectNotice(/^The file was succesfully updated to version .*4/);
});

test('whoever goes on to another file and comes back sees what was stored, and stores the next over it', async () => {
  await seedNotes(backEnds.store, id, ['one'], ['notes', 'plans']);
  const { portal, shown } = await openNotes();
  await type(portal, shown, ' and two');
  await update(portal, shown);
  await expectNotice(/^The file was succesfully updated to version .*2/);
  expect(screen.getByRole('dialog', { name: 'notes · Revision 0A, version 2' })).toBe(shown);
  await portal.user.click(within(shown).getByRole('button', { name: 'Next file' }));
  await within(shown).findByRole('textbox', { name: 'plans' });
  await portal.user.click(within(shown).getByRole('button', { name: 'Previous file' }));
  expect(await within(shown).findByRole('textbox', { name: 'notes' })).toHaveValue('one and two');
  expect(screen.getByRole('dialog', { name: 'notes · Revision 0A, version 2' })).toBe(shown);
  await type(portal, shown, ' and three');
  await update(portal, shown);
  await expectNotice(/^The file was succesfully updated to version .*3/);
});

test('nothing is stored as long as it cannot be read whether there is a newer version', async () => {
  const { portal, shown } = await openNotes();
  await type(portal, shown, ' and two');
  backEnds.faults.add({ operation: 'configurationGet', effect: 'STATUS', status: 503, times: 1 });
  await update(portal, shown);
  expect(await within(shown).findByText(/could not be read\. Nothing has been stored/)).toBeVisible();
  expect(stored()).toBe(false);
  await update(portal, shown);
  await expectNotice(/^The file was succesfully updated to version .*2/);
});

test('what was typed over an older version says so before it takes the place of a newer one', async () => {
  const { portal, shown } = await openNotes();
  await type(portal, shown, ' and two');
  await portal.user.keyboard('{Escape}');
  await expectDialogClosed(/^notes/);
  await seedNotes(backEnds.store, id, ['one', 'theirs']);
  cleanup();
  const { portal: later, shown: again } = await openNotes();
  expect(await within(again).findByText(/has been brought back/)).toBeVisible();
  await update(later, again);
  expect(await within(again).findByText(/version 2 has been stored meanwhile/)).toBeVisible();
  expect(stored()).toBe(false);
  await update(later, again, 'Update all the same');
  await expectNotice(/^The file was succesfully updated to version .*3/);
});

test('without a network the update says so, and keeps what was typed', async () => {
  const { portal, shown } = await openNotes();
  await type(portal, shown, ' and two');
  backEnds.faults.add({ operation: 'configurationAttachmentUpload', effect: 'OFFLINE', times: 1 });
  await update(portal, shown);
  await waitFor(() => expect(within(shown).getByRole('alert')).toHaveTextContent(/could not be reached/));
  expect(within(shown).getByRole('textbox', { name: 'notes' })).toHaveValue('one and two');
  await update(portal, shown);
  await expectNotice(/^The file was succesfully updated to version .*2/);
});
