import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '~/paths.ts';
import type { PartData } from '../mocks/cms/part/routes.ts';
import { DrawingWorker } from './factories/drawingWorker.ts';
import { OutlineWorker } from './factories/outlineWorker.ts';
import { backEnds, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

const restored = 'What you typed earlier has been brought back.';
const box = (name: RegExp | string) => screen.findByRole('textbox', { name });
const home = async ({ goTo }: OpenPortal): Promise<void> => {
  await act(() => goTo('/logout-none'));
};

/** Leaves the page and comes back to it. */
async function comeBack(portal: OpenPortal, at: string): Promise<void> {
  await home(portal);
  await act(() => portal.goTo(at));
}

beforeEach(() => {
  vi.stubGlobal('Worker', DrawingWorker);
});

test.each([
  ['a field', async ({ user }: OpenPortal) => user.type(await box(/^Label/), ' mine')],
  [
    'the sub-parts',
    async ({ user }: OpenPortal) => {
      await user.click(await screen.findByRole('combobox', { name: 'Part number to add' }));
      await user.paste('P00112');
      await user.keyboard('{Enter}');
      await screen.findByRole('spinbutton', { name: 'Quantity of P00112' });
    },
  ],
])('a part says that %s was brought back, and is as it is stored once that is discarded', async (_, edit) => {
  const at = '/administration/parts/P00101?edit=1';
  const portal = openPortal({ as: seededEmails.admin, at });
  await edit(portal);
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
  await comeBack(portal, at);
  const note = await screen.findByText(restored);
  await portal.user.click(within(note).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
  expect(await box(/^Label/)).toHaveValue('Joystick, 1 axis');
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of P00112' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  await comeBack(portal, at);
  await box(/^Label/);
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
  expect(backEnds.store.collection<PartData>('parts').get('P00101')?.label).toBe('Joystick, 1 axis');
});

test('a version of a cut file says that it was brought back, and begins anew once that is discarded', async () => {
  vi.stubGlobal('Worker', OutlineWorker);
  const at = paths.cutFile('BUTTON_PANEL');
  const portal = openPortal({ as: seededEmails.productionAdmin, at });
  await portal.user.click(await screen.findByRole('button', { name: 'Add version' }));
  await portal.user.type(await box('Note of the version'), 'Wider');
  await comeBack(portal, at);
  const note = await screen.findByText(restored);
  await portal.user.click(within(note).getByRole('button', { name: 'Discard' }));
  expect(await box('Note of the version')).toHaveValue('');
  expect(await box('Version')).toHaveValue('3');
  expect(document.body).not.toHaveFocus();
});

test('what was typed and taken back by hand is no draft', async () => {
  const at = '/administration/firmwares/APP/firmware';
  const portal = openPortal({ as: seededEmails.developer, at });
  await portal.user.type(await box('Name'), 'X');
  await portal.user.clear(await box('Name'));
  await comeBack(portal, at);
  await box('Name');
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
});

describe.each<{
  readonly form: string;
  readonly as: string;
  readonly at: string;
  readonly opener?: string;
  readonly field: string | RegExp;
  readonly typed: string;
}>([
  {
    form: 'a request',
    as: seededEmails.customerEngineer,
    at: '/requests',
    opener: 'Create request',
    field: 'Description',
    typed: 'For the cranes',
  },
  {
    form: 'the configuration of a new product',
    as: seededEmails.admin,
    at: '/products',
    opener: 'Create product',
    field: 'Configuration ID',
    typed: '10044',
  },
  {
    form: 'a grant',
    as: seededEmails.granter,
    at: '/permissions',
    opener: 'Create permission',
    field: 'Reason',
    typed: 'They maintain it',
  },
  {
    form: 'addresses for the blacklist',
    as: seededEmails.admin,
    at: '/administration/permissions/blacklist',
    opener: 'Add addresses',
    field: 'Addresses',
    typed: 'crane@old.example',
  },
  {
    form: 'the note of an address',
    as: seededEmails.admin,
    at: '/administration/permissions/whitelist/fleet.manager%40nordiclift.example',
    field: 'Note',
    typed: 'Asked for by phone',
  },
  {
    form: 'a call to try',
    as: seededEmails.developer,
    at: '/administration/api/resourceGet',
    field: /^name/,
    typed: '10044',
  },
])('$form', ({ as, at, opener, field, typed }) => {
  const begin = async ({ user }: OpenPortal): Promise<HTMLElement> => {
    // An empty list has a second button for it.
    const [way] = opener === undefined ? [] : await screen.findAllByRole('button', { name: opener });
    if (way) await user.click(way);
    return box(field);
  };

  test('says that it was brought back, and is as it begins once that is discarded', async () => {
    const portal = openPortal({ as, at });
    const empty = await begin(portal);
    const before = (empty as HTMLInputElement).value;
    expect(screen.queryByText(restored)).not.toBeInTheDocument();
    await portal.user.clear(empty);
    await portal.user.type(await box(field), typed);
    await comeBack(portal, at);
    expect(await begin(portal)).toHaveValue(typed);
    const note = await screen.findByText(restored);
    await portal.user.click(within(note).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(restored)).not.toBeInTheDocument();
    expect(await box(field)).toHaveValue(before);
    await vi.waitFor(() => expect(document.body).not.toHaveFocus());
    await comeBack(portal, at);
    expect(await begin(portal)).toHaveValue(before);
    expect(screen.queryByText(restored)).not.toBeInTheDocument();
  });
});
