import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { getCurrentSession } from '~/session/session.ts';
import type { MacroRecord } from '../mocks/store/records.ts';
import {
  backEnds,
  findDialog,
  expectDialogClosed,
  expectNotice,
  openPortal,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

const area = '/administration/gcode';
type Machine = { readonly id: string; readonly name: string; readonly note: string };
const machines = () => backEnds.store.collection<Machine>('machines');
const macros = () => backEnds.store.collection<MacroRecord>('macros');
const machine = (id: string): Machine => machines().get(id) ?? { id, name: '', note: '' };
const macro = (id: string): MacroRecord => {
  const found = macros().get(id);
  if (!found) throw new Error(`There is no macro ${id}`);
  return found;
};

/** Changes made by another user. */
const others = {
  machine: (change: Partial<Machine>) => machines().put('3', { ...machine('3'), ...change }),
  macro: (change: Partial<MacroRecord>) => macros().put('1', { ...macro('1'), ...change }),
  text: (text: string) => {
    const versions = macro('1').versions.map((each) =>
      each.id === '2' ? { ...each, main: `${each.main}\n${text}` } : each,
    );
    macros().put('1', { ...macro('1'), versions });
  },
};

const writes = (): string[] =>
  backEnds.sent
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => /^(?!GET).* \/cms\/milling\//.test(call));
const keeper = (at: string) => openPortal({ as: seededEmails.productionAdmin, at: `${area}/${at}` });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const press = async ({ user }: OpenPortal, name: string | RegExp) => user.click(await button(name));

describe('what somebody else has changed is shown instead of saved over', () => {
  test.each([
    ['machines/3', 'Note', () => others.machine({ name: 'Mill C' }), /^Name: .* → Mill C$/, 'machine'],
    ['macros/1', 'Note', () => others.macro({ note: 'Theirs' }), /^Note: .* → Theirs$/, 'macro'],
    [
      'macros/1/version/2',
      'Text',
      () => others.text('M30'),
      /^Text from line \d+: – → M30$/,
      'macro version',
    ],
  ])('%s', async (at, name, meanwhile, line, what) => {
    const portal = keeper(at);
    await portal.user.type(await field(name), 'Mine');
    meanwhile();
    await press(portal, 'Save');
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.getByText('Save again to save yours over it.')).toBeVisible();
    expect(writes()).toEqual([]);
    expect((await field(name)).textContent).toMatch(/Mine/);
    await press(portal, 'Save');
    await expectNotice(`The ${what === 'machine' ? 'milling machine' : what} has been saved`);
  });

  test('also where the page has been left in between, and reads it anew', async () => {
    const portal = keeper('machines/3');
    await portal.user.type(await field('Note'), ' Mine');
    await portal.goTo('/products');
    others.machine({ name: 'Mill C' });
    await act(async () => getCurrentSession()?.client.invalidateQueries({ refetchType: 'all' }));
    await portal.goTo(`${area}/machines/3`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mill C' })).toBeVisible();
    expect(await field('Note')).toHaveValue('Slow; for single pieces Mine');
    await press(portal, 'Save');
    expect(await screen.findByText(/^Name: .* → Mill C$/)).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('where nothing is typed the form shows it', async () => {
    const portal = keeper('machines/3');
    await field('Note');
    others.machine({ note: 'Fast' });
    await press(portal, 'Save');
    await screen.findByText(/^Note: .* → Fast$/);
    await waitFor(async () => expect(await field('Note')).toHaveValue('Fast'));
  });
});

describe('what is deleted is what was seen', () => {
  const ask = async (portal: OpenPortal, name: string | RegExp) => {
    await waitFor(async () => expect(await button(name)).toBeEnabled());
    await press(portal, name);
    return within(await findDialog(/^Delete/));
  };
  const confirmIn = async ({ user }: OpenPortal, asked: Awaited<ReturnType<typeof ask>>) =>
    user.click(asked.getByRole('button', { name: 'Delete' }));

  test('a macro with a version that nobody spoke of stays, until that has been told', async () => {
    const portal = keeper('macros/1');
    const asked = await ask(portal, 'Delete');
    const [version] = macro('1').versions;
    others.macro({ versions: [...macro('1').versions, { ...version!, id: '9', revision: '9' }] });
    await confirmIn(portal, asked);
    expect(await asked.findByText('Revision 9: – → Inactive')).toBeVisible();
    expect(writes()).toEqual([]);
    await confirmIn(portal, asked);
    await waitFor(() => expect(location.pathname).toBe(`${area}/macros`));
    expect(writes()).toEqual(['DELETE /cms/milling/macros/1']);
  });

  test('a version that has become active stays', async () => {
    const portal = keeper('macros/1');
    const [first] = await screen.findAllByRole('button', { name: 'Delete Revision 1' });
    await portal.user.click(first ?? document.body);
    const asked = within(await findDialog(/^Delete/));
    others.macro({ versions: macro('1').versions.map((each) => ({ ...each, state: 'ACTIVE' })) });
    await confirmIn(portal, asked);
    expect(await asked.findByText('Make it inactive first.')).toBeVisible();
    expect(asked.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(writes()).toEqual([]);
  });

  test('a machine that a version was made for meanwhile stays', async () => {
    const portal = keeper('machines/3');
    const asked = await ask(portal, 'Delete');
    others.macro({ versions: macro('1').versions.map((each) => ({ ...each, machineId: '3' })) });
    await confirmIn(portal, asked);
    expect(await asked.findByText(/has versions for it\. Delete those first\.$/)).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('a machine cannot go as long as nobody knows what is made for it', async () => {
    backEnds.faults.add({ operation: 'macroGetAll', effect: 'STATUS', status: 503 });
    keeper('machines/3');
    expect(await button('Delete')).toBeDisabled();
    expect(screen.getByText('It is not known which macros have versions for it.')).toBeVisible();
    expect(screen.queryByText('No macro has a version for this machine yet.')).not.toBeInTheDocument();
  });
});

/** Delays all reads from now on; returns the function that releases them. */
function holdReads(): () => void {
  const held = Promise.withResolvers<undefined>();
  backEnds.answer(http.get('*', () => held.promise));
  return () => held.resolve(undefined);
}

test('what is cancelled while things are read again is not saved', async () => {
  const portal = keeper('machines/3');
  await portal.user.type(await field('Note'), ' Mine');
  const goOn = holdReads();
  await press(portal, 'Save');
  await portal.user.click(screen.getByRole('link', { name: 'Cancel' }));
  goOn();
  await screen.findByRole('list', { name: 'Milling machines' });
  await portal.user.click(screen.getByRole('link', { name: /^Prototype/ }));
  await field('Note');
  expect(writes()).toEqual([]);
  expect(machine('3').note).toBe('Slow; for single pieces');
});

test.each([
  ['machines/3', 'Delete'],
  ['macros/1', 'Delete'],
])('%s is not deleted when the question is closed while things are read again', async (at, name) => {
  const portal = keeper(at);
  await waitFor(async () => expect(await button(name)).toBeEnabled());
  await press(portal, name);
  const asked = await findDialog(/^Delete/);
  const goOn = holdReads();
  await portal.user.click(within(asked).getByRole('button', { name }));
  await portal.user.keyboard('{Escape}');
  await expectDialogClosed(/^Delete/);
  goOn();
  await waitFor(async () => expect(await button(name)).toBeEnabled());
  // The question can be repeated, and nothing has been written yet.
  await press(portal, name);
  const again = await findDialog(/^Delete/);
  expect(writes()).toEqual([]);
  await portal.user.click(within(again).getByRole('button', { name }));
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('what is left by a link while things are read again is saved all the same', async () => {
  const portal = keeper('macros/1');
  await portal.user.type(await field('Note'), 'Mine');
  const goOn = holdReads();
  await press(portal, 'Save');
  await portal.goTo('/products');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument());
  goOn();
  await expectNotice('The macro has been saved');
  expect(macro('1').note).toMatch(/Mine$/);
  expect(location.pathname).toBe('/products');
});

describe('whoever has gone elsewhere meanwhile stays there', () => {
  /** Delays writes: `asked` resolves on the first, `goOn` releases them. */
  const holdWrites = () => {
    const [asked, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const hold = (): Promise<undefined> => {
      asked.resolve(undefined);
      return held.promise;
    };
    backEnds.answer(http.post('*', hold), http.delete('*', hold));
    return { asked: asked.promise, goOn: () => held.resolve(undefined) };
  };

  test('after creating a machine', async () => {
    const portal = keeper('machineForm');
    await portal.user.type(await field('Name'), 'Mill 9');
    const { asked, goOn } = holdWrites();
    await press(portal, 'Create');
    await asked;
    await portal.goTo('/products');
    goOn();
    await expectNotice('The milling machine has been created');
    expect(location.pathname).toBe('/products');
  });

  test('after deleting a macro', async () => {
    const portal = keeper('macros/1');
    await press(portal, 'Delete');
    const { asked, goOn } = holdWrites();
    await portal.user.click(within(await findDialog(/^Delete/)).getByRole('button', { name: 'Delete' }));
    await asked;
    await portal.user.keyboard('{Escape}');
    await expectDialogClosed(/^Delete/);
    await portal.goTo('/products');
    goOn();
    await expectNotice(/has been deleted$/);
    expect(location.pathname).toBe('/products');
  });
});

describe('a save that does not reach the server says so, and what was typed stays', () => {
  test.each([
    ['machineForm', 'Create', async ({ user }: OpenPortal) => user.type(await field('Name'), 'Mill 9')],
    ['macros/1/version/2', 'Save', async ({ user }: OpenPortal) => user.type(await field('Text'), 'M30')],
    [
      'settings',
      'Save',
      async ({ user }: OpenPortal) =>
        user.selectOptions(await screen.findByRole('combobox', { name: 'Milling machine' }), '2'),
    ],
    [
      'parts/part?partNumber=P00003',
      'Link',
      async ({ user }: OpenPortal) => {
        const choice = await screen.findByRole('combobox', { name: /^Link/ });
        const last = within(choice).getAllByRole('option').at(-1);
        await user.selectOptions(choice, last ?? []);
      },
    ],
  ])('%s', async (at, name, type) => {
    const portal = keeper(at);
    await type(portal);
    const before = new Map(
      [...document.querySelectorAll('main input, main textarea, main select')].map((each) => [
        each,
        each instanceof HTMLInputElement ||
        each instanceof HTMLTextAreaElement ||
        each instanceof HTMLSelectElement
          ? each.value
          : '',
      ]),
    );
    backEnds.faults.add({ backEnd: 'cms', effect: 'OFFLINE' });
    await press(portal, name);
    expect(await screen.findByText(/^The server could not be reached/)).toBeVisible();
    for (const [each, value] of before) expect(each).toHaveValue(value);
  });
});

test('a version whose state could not be set is gone on with, not made twice', async () => {
  const portal = keeper('macroVersionForm?macroId=1');
  const { length } = macro('1').versions;
  await portal.user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Active');
  backEnds.faults.add({ operation: 'macroVersionSetState', effect: 'STATUS', status: 503, times: 1 });
  await press(portal, 'Create');
  expect(await screen.findByText(/^Revision \d+ has been created and is Inactive\./)).toBeVisible();
  await press(portal, 'Create');
  await expectNotice('The macro version has been created');
  expect(macro('1').versions).toHaveLength(length + 1);
  expect(macro('1').versions.at(-1)?.state).toBe('ACTIVE');
});

test('a version whose answer was lost is looked for before it is sent again', async () => {
  const portal = keeper('macroVersionForm?macroId=1');
  const { length } = macro('1').versions;
  await screen.findByRole('combobox', { name: 'State' });
  backEnds.faults.add({ operation: 'macroVersionCreate', effect: 'DROP_ANSWER', times: 1 });
  await press(portal, 'Create');
  expect(await screen.findByText(/^The server could not be reached/)).toBeVisible();
  await press(portal, 'Create');
  await expectNotice('The macro version has been created');
  expect(macro('1').versions).toHaveLength(length + 1);
});

test('the parts chosen for a macro outlive the end of the session', async () => {
  const portal = keeper('macros/1');
  const choice = await screen.findByRole('combobox', { name: 'Link to parts' });
  await portal.user.type(choice, 'P00');
  const [first] = await screen.findAllByRole('option', { name: /^P00/, hidden: true });
  await portal.user.click(first ?? document.body);
  portal.identity.renewable = false;
  backEnds.ended.add(portal.identity.current);
  await press(portal, 'Link');
  expect(await findDialog('You are logged out')).toBeVisible();
  expect(portal.identity.signIn).not.toHaveBeenCalled();
});
