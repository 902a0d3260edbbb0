import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { backEnds, expectNotice, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

type Case = {
  readonly what: string;
  readonly as: string;
  readonly at: string;
  /** Button that opens the form, if the page does not start with it. */
  readonly opens?: string;
  readonly field: RegExp;
  readonly operation: string;
  /** The call with which the form saves. */
  readonly write: RegExp;
};

const part: Case = {
  what: 'a part',
  as: seededEmails.admin,
  at: '/administration/parts/P00101?edit=1',
  field: /^Label/,
  operation: 'partCreate',
  write: /^POST \/cms\/parts/,
};

const command: Case = {
  what: 'a command',
  as: seededEmails.developer,
  at: '/administration/commands/RX/STOP?edit=yes',
  field: /^Description/,
  operation: 'commandInsertOrUpdate',
  write: /^POST \/cms\/commands/,
};

const deviceError: Case = {
  what: 'a device error',
  as: seededEmails.developer,
  at: '/administration/errors/G6/E0206',
  opens: 'Edit',
  field: /^Title/,
  operation: 'resourceUpdate',
  write: /^PUT \/cms\/modulate/,
};

const others: readonly Case[] = [
  command,
  deviceError,
  {
    what: 'the message of an app',
    as: seededEmails.developer,
    at: '/administration/apps/MODULATE_MAC/2.10',
    field: /^Message/,
    operation: 'barUpdate',
    write: /^PUT \/cms\/bar/,
  },
];

const written = ({ write }: Case): readonly string[] =>
  backEnds.sent.flatMap(({ method, path, body }) => (write.test(`${method} ${path}`) ? [body] : []));

/** Types into the form of a page. */
async function type({ user }: OpenPortal, { opens, field }: Case, text: string): Promise<void> {
  if (opens !== undefined) await user.click(await screen.findByRole('button', { name: opens }));
  await user.type(await screen.findByRole('textbox', { name: field }), text);
}

const save = async ({ user }: OpenPortal): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Save' }));

/** Delays all responses until the returned function is called. */
function heldBackEnds(): () => void {
  const held = Promise.withResolvers<undefined>();
  backEnds.answer(http.all('*', () => held.promise));
  return () => held.resolve(undefined);
}

test.each([part, ...others])(
  '$what is not saved when its form is cancelled while things are read again',
  async (each) => {
    const portal = openPortal({ as: each.as, at: each.at });
    await type(portal, each, ' not this');
    const answer = heldBackEnds();
    await save(portal);
    const cancel = ['button', 'link'].flatMap((role) => screen.queryAllByRole(role, { name: 'Cancel' }));
    await portal.user.click(cancel[0] ?? document.body);
    answer();
    await waitFor(() => expect(screen.queryByDisplayValue(/not this/)).not.toBeInTheDocument());
    await portal.goTo(each.at);
    // When this text is saved, a save of the first one would have completed.
    await type(portal, each, ' but this');
    await save(portal);
    await waitFor(() => expect(written(each)).toEqual([expect.stringContaining('but this')]));
  },
);

test.each(others)('$what that does not reach the server says so, and what was typed stays', async (each) => {
  const portal = openPortal({ as: each.as, at: each.at });
  await type(portal, each, ' more');
  backEnds.faults.add({ operation: each.operation, effect: 'OFFLINE', times: 1 });
  await save(portal);
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'The server could not be reached',
    ),
  );
  expect(screen.getByRole('textbox', { name: each.field })).toHaveDisplayValue(/ more$/);
});

const machine: Case = {
  what: 'a milling machine',
  as: seededEmails.productionAdmin,
  at: '/administration/gcode/machines/3',
  field: /^Note/,
  operation: 'millingMachineUpdate',
  write: /^PUT \/cms\/milling\/machines/,
};

test.each([...others, machine])(
  "$what whose save came about without an answer is taken for one's own when it is saved again",
  async (each) => {
    const portal = openPortal({ as: each.as, at: each.at });
    await type(portal, each, ' more');
    backEnds.faults.add({ operation: each.operation, effect: 'DROP_ANSWER', times: 1 });
    await save(portal);
    await waitFor(() => expect(screen.getAllByText('The server could not be reached')).not.toHaveLength(0));
    await save(portal);
    await expectNotice(/saved|updated/);
    expect(written(each)).toEqual([expect.stringContaining(' more'), expect.stringContaining(' more')]);
  },
);

test('a command that is saved after its page was left carries nobody back', async () => {
  const portal = openPortal({ as: command.as, at: command.at });
  await type(portal, command, ' more');
  const held = Promise.withResolvers<undefined>();
  backEnds.answer(http.post('*/cms/commands', () => held.promise, { once: true }));
  await save(portal);
  await portal.goTo('/administration/apps');
  held.resolve(undefined);
  await expectNotice('RX:STOP has been saved');
  expect(location.pathname).toBe('/administration/apps');
});

test('nothing can be chosen in a form while it is saved, as nothing can be typed', async () => {
  const app = others[2];
  if (!app) throw new Error('There is a form of an app');
  const portal = openPortal({ as: app.as, at: app.at });
  await type(portal, app, ' more');
  const isEnabled = (): boolean => screen.getByRole<HTMLInputElement>('switch').checked;
  const before = isEnabled();
  const answer = heldBackEnds();
  await save(portal);
  await waitFor(() => expect(screen.getByRole('switch')).toHaveAttribute('aria-disabled', 'true'));
  await portal.user.click(screen.getByRole('switch'));
  expect(isEnabled()).toBe(before);
  answer();
  await expectNotice('The app has been saved');
  await portal.user.click(screen.getByRole('switch'));
  expect(isEnabled()).toBe(!before);
});

test('the table of a part takes nothing more from the moment it is saved', async () => {
  const portal = openPortal({ as: part.as, at: part.at });
  await type(portal, part, ' more');
  const answer = heldBackEnds();
  await save(portal);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add output' })).toBeDisabled());
  answer();
  await expectNotice('Part P00101 has been saved');
});

test('what is typed on after a form was saved, left and come back to stays, and is saved over that', async () => {
  const at = '/administration/gcode/machines/3';
  const portal = openPortal({ as: seededEmails.productionAdmin, at });
  const note = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Note' });
  const leaveAndComeBack = async (): Promise<void> => {
    await portal.goTo('/administration/gcode/machines');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument());
    await portal.goTo(at);
  };
  await portal.user.type(await note(), 'First');
  const [held, isHeld] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const hold = (): Promise<undefined> => {
    isHeld.resolve(undefined);
    return held.promise;
  };
  backEnds.answer(http.put('*/cms/milling/machines/3', hold, { once: true }));
  await save(portal);
  await isHeld.promise;
  await leaveAndComeBack();
  await portal.user.type(await note(), ' and more');
  held.resolve(undefined);
  await expectNotice(/has been saved|been updated/);
  await leaveAndComeBack();
  await waitFor(async () => expect(await note()).toHaveDisplayValue(/First and more$/));
  await save(portal);
  await waitFor(() =>
    expect(backEnds.sent.flatMap(({ method, body }) => (method === 'PUT' ? [body] : [])).at(-1)).toContain(
      'First and more',
    ),
  );
});

const commands = () => backEnds.store.collection<Record<string, unknown>>('commands');
const resources = () =>
  backEnds.store.collection<{ readonly name: string; readonly data: string }>('resources');

test.each([
  {
    each: command,
    others: () => commands().put('RX:STOP', { ...commands().get('RX:STOP'), commandClass: 'DEVELOPER' }),
  },
  {
    each: deviceError,
    others: () => {
      const stored: Record<string, unknown>[] = JSON.parse(resources().get('DEVICE_ERRORS')?.data ?? '[]');
      const theirs = JSON.stringify(
        stored.map((entry) => (entry['errorId'] === 'E0206' ? { ...entry, remedy: 'Theirs' } : entry)),
      );
      resources().put('DEVICE_ERRORS', { name: 'DEVICE_ERRORS', data: theirs });
    },
  },
])(
  '$each.what that was typed over an older one says so before it is saved, also after the page was loaded again',
  async ({ each, others: change }) => {
    const portal = openPortal({ as: each.as, at: each.at });
    await type(portal, each, ' mine');
    await portal.goTo('/administration/apps');
    await waitFor(() => expect(screen.queryByDisplayValue(/ mine$/)).not.toBeInTheDocument());
    cleanup();
    change();
    const again = openPortal({ as: each.as, at: each.at });
    if (each.opens !== undefined)
      await again.user.click(await screen.findByRole('button', { name: each.opens }));
    expect(await screen.findByDisplayValue(/ mine$/)).toBeVisible();
    await save(again);
    expect(await screen.findByText(/changed by somebody else|^Somebody else has changed/)).toBeVisible();
    expect(written(each)).toEqual([]);
    await save(again);
    await waitFor(() => expect(written(each)).toEqual([expect.stringContaining(' mine')]));
  },
);
