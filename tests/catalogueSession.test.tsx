import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CutFileData } from '../mocks/cms/cutFile/routes.ts';
import type { PartData } from '../mocks/cms/part/routes.ts';
import { paths } from '~/paths.ts';
import { getCurrentSession } from '~/session/session.ts';
import { DrawingWorker } from './factories/drawingWorker.ts';
import { OutlineWorker } from './factories/outlineWorker.ts';
import { SymbolWorker } from './factories/symbolWorker.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', function Worker(address: string | URL) {
    if (String(address).includes('cutFiles')) return new OutlineWorker();
    return String(address).includes('symbols') ? new SymbolWorker() : new DrawingWorker();
  });
});

const open = (at: string): OpenPortal => openPortal({ as: seededEmails.admin, at });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const part = () => backEnds.store.collection<PartData>('parts').get('P00101');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

/** Ends the session, so that only a new sign-in continues it. */
function end({ identity }: OpenPortal): void {
  identity.renewable = false;
  backEnds.ended.add(identity.current);
}

/** Completes the popup sign-in that the page asks for. */
async function signInBeside({ user, identity }: OpenPortal): Promise<void> {
  const question = await findDialog('You are logged out');
  expect(identity.signIn).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Sign in' }));
}

test('the state of a part is changed after a sign-in beside it', async () => {
  const portal = open(paths.part('P00101'));
  await portal.user.click(await button('Change state'));
  const form = within(await findDialog('Change state · P00101'));
  end(portal);
  await portal.user.click(form.getByRole('button', { name: 'Change state' }));
  await signInBeside(portal);
  await expectNotice('Part P00101 has been saved');
  expect(part()?.partState).toBe('DECORATING');
});

test('a change of many parts is previewed and made after one', async () => {
  const portal = open(paths.parts({ search: 'joystick' }));
  const { user } = portal;
  await user.click(await button(/^Select all/));
  await user.click(await button('Change selected'));
  const form = within(await findDialog(/^Change \d+ parts$/));
  await user.type(await form.findByRole('textbox', { name: 'Tag to add' }), 'STICK');
  end(portal);
  // Refetching makes the page notice the end of the session.
  act(() => void getCurrentSession()?.client.refetchQueries({ type: 'active' }));
  await signInBeside(portal);
  await user.click(form.getByRole('button', { name: 'Preview' }));
  expect(await form.findAllByText('Tags: CONTROL → CONTROL, STICK')).not.toEqual([]);
});

test('a chosen picture of a part is uploaded after one', async () => {
  const portal = open(paths.part('P00101'));
  const slot = await screen.findByRole('group', { name: 'Top picture: drop or paste a picture' });
  const file = new File([svg], 'top.svg', { type: 'image/svg+xml' });
  fireEvent.drop(slot, { dataTransfer: { files: [file], types: ['Files'] } });
  const form = within(await findDialog('Top picture · P00101'));
  end(portal);
  act(() => void getCurrentSession()?.client.refetchQueries({ type: 'active' }));
  await signInBeside(portal);
  await portal.user.click(form.getByRole('button', { name: 'Upload' }));
  expect(await button('Delete Top picture')).toBeVisible();
});

test('the number of a new part stays', async () => {
  const portal = open(paths.parts());
  await portal.user.click(await button('Create part'));
  const field = await screen.findByRole('textbox', { name: 'Part number' });
  await portal.user.type(field, 'p91000');
  end(portal);
  act(() => void getCurrentSession()?.client.refetchQueries({ type: 'active' }));
  await signInBeside(portal);
  expect(field).toHaveValue('P91000');
});

test('chosen symbols are uploaded after one', async () => {
  const portal = open(paths.symbols());
  await screen.findByRole('list', { name: 'Symbols' });
  const files = [new File([svg], 'Crane.svg', { type: 'image/svg+xml' })];
  fireEvent.change(screen.getByLabelText('Files of symbols'), { target: { files } });
  const form = within(await findDialog('Upload symbols'));
  const upload = await form.findByRole('button', { name: 'Upload 1 symbol' });
  end(portal);
  await portal.user.click(upload);
  await signInBeside(portal);
  await expectNotice('Crane has been uploaded');
});

test('chosen parts are linked to a cut file after one', async () => {
  const portal = open(paths.cutFile('GUARD_BAR_SLOT'));
  const { user } = portal;
  const field = await screen.findByRole('combobox', { name: 'Link to parts' });
  await user.type(field, 'P00101');
  await user.click(await screen.findByRole('option', { name: /^P00101/, hidden: true }));
  end(portal);
  await user.click(await button('Link'));
  await signInBeside(portal);
  await vi.waitFor(() =>
    expect(backEnds.store.collection<CutFileData>('cutFiles').get('GUARD_BAR_SLOT')?.partNumbers).toContain(
      'P00101',
    ),
  );
});
