import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Ticket } from '../mocks/cms/request/contract.ts';
import { customerAccount } from '../mocks/seed/accounts.ts';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { plantGrant } from './makers/plantGrant.ts';
import { plantNotes } from './makers/plantNotes.ts';
import { madeRequest } from './makers/request.ts';
import { TextArea } from './makers/textArea.tsx';
import { plantBuilt } from './plantBuilt.ts';
import { backEnds, dialog, expectGone, openPortal, who, type OpenPortal } from './portal.tsx';

const id = 'OU7201';
const crane = 'crane.driver@customer.example';

beforeEach(() => {
  // The editor is for browsers only.
  vi.spyOn(editors, 'CodeEditor').mockImplementation(TextArea);
});

type Case = {
  readonly what: string;
  readonly as: string;
  readonly at: () => Promise<string> | string;
  /** What is done on the page once, before the dialog. */
  readonly first?: (portal: OpenPortal) => Promise<void>;
  /** Names of what is pressed, one after the other, until the dialog is there. */
  readonly opens: readonly RegExp[];
  readonly dialog: RegExp;
  /** Fills the dialog in. */
  readonly fill?: (portal: OpenPortal, form: HTMLElement) => Promise<void>;
  readonly answer: RegExp;
  /** The write that the dialog is for. */
  readonly write: RegExp;
};

const typeMore = async ({ user }: OpenPortal, form: HTMLElement): Promise<void> =>
  user.type(await within(form).findByRole('textbox'), ' and more');

const cases: readonly Case[] = [
  {
    what: 'an assignment',
    as: who.engineer,
    at: () => {
      plantBuilt(backEnds.store, id);
      return `/configurations/${id}/0B`;
    },
    opens: [/^Actions/, /^Assign to me/],
    dialog: /^Assign to me/,
    answer: /^Assign to me/,
    write: /^GET \/cms\/configurations\/assignee\//,
  },
  {
    what: 'a note',
    as: who.engineer,
    at: () => {
      plantBuilt(backEnds.store, id);
      return `/configurations/${id}/0B`;
    },
    opens: [/note/i],
    dialog: /note/i,
    fill: typeMore,
    answer: /^Update/,
    write: /^PUT \/cms\/configurationSets\/OU7201\/note/,
  },
  {
    what: 'a new version of a file',
    as: who.engineer,
    at: async () => {
      await plantNotes(backEnds.store, id, ['one']);
      return `/configurations/${id}?tab=FILES&files=LIST`;
    },
    opens: [/^notes$/],
    dialog: /^notes/,
    fill: typeMore,
    answer: /^Update/,
    write: /^POST \/cms\/Upload/,
  },
  {
    what: 'a new version of a milling file, which is validated first,',
    as: who.admin,
    at: () => {
      plantBuilt(backEnds.store, id, { state: 'CONFIGURING' });
      return `/configurations/${id}/0B?tab=FILES&files=LIST`;
    },
    opens: [/^Milling file$/],
    dialog: /^Milling file/,
    fill: async (_, form) => {
      const program = await within(form).findByRole('textbox');
      fireEvent.change(program, { target: { value: 'CIRCLE T1 X=1.0 Y=2.0 D=12.2\nEND\n' } });
    },
    answer: /^Update/,
    write: /^POST \/cms\/Upload/,
  },
  {
    what: 'a request that is rejected',
    as: who.granter,
    at: () => {
      const tickets = backEnds.store.collection<Ticket>('tickets');
      for (const { ticketId } of tickets.all()) tickets.delete(ticketId);
      const ticket = madeRequest({ ticketId: 'T-1' }) as Ticket;
      tickets.put('T-1', ticket);
      return '/requests/T-1';
    },
    opens: [/^Reject/],
    dialog: /^Reject request/,
    fill: async ({ user }, form) => user.type(within(form).getByLabelText('Reason'), 'Not this one'),
    answer: /^Reject/,
    write: /^POST \/cms\/tickets\/action/,
  },
  {
    what: 'a grant that is revoked',
    as: who.customerGranter,
    at: async () => {
      await plantGrant({ address: crane });
      return `/permissions/${customerAccount}/${encodeURIComponent(crane)}`;
    },
    opens: [/^Revoke everything/],
    dialog: /^Revoke everything/,
    answer: /^Revoke/,
    write: /^POST \/cms\/affiliations\/revoke/,
  },
  {
    what: 'a resource that is deleted',
    as: who.developer,
    at: () => {
      backEnds.store.collection('resources').put('TINY', { name: 'TINY', data: '{}' });
      return '/administration/toolbox/resources/TINY';
    },
    opens: [/^Delete/],
    dialog: /^Delete/,
    answer: /^Delete/,
    write: /^DELETE \/cms\/modulate\/TINY/,
  },
  {
    what: 'what a role may do',
    as: who.admin,
    at: () => '/administration/permissions/roles',
    first: async ({ user }) =>
      user.click(await screen.findByRole('gridcell', { name: 'Employees, Support: cacheUpdate: nothing' })),
    opens: [/^Review/],
    dialog: /^Review/,
    answer: /^Apply/,
    write: /^POST \/cms\/auth\/access\/service/,
  },
  {
    what: 'an address of the whitelist that is removed',
    as: who.admin,
    at: () => '/administration/permissions/whitelist/fleet.manager%40nordiclift.example',
    opens: [/^Remove all/],
    dialog: /^Remove all/,
    answer: /^Remove all/,
    write: /^DELETE \/cms\/auth\/whitelist/,
  },
  {
    what: 'the firmware of a command',
    as: who.developer,
    at: () => '/administration/commands/SET1?view=grid',
    first: async ({ user }) => user.click(await screen.findByRole('checkbox', { name: 'Select SET1:BOOST' })),
    opens: [/^Change firmware/],
    dialog: /^Change firmware/,
    fill: async ({ user }, form) => {
      await user.selectOptions(within(form).getByRole('combobox', { name: 'Change' }), 'REMOVE');
      await user.click(within(form).getByRole('button', { name: 'Preview' }));
    },
    answer: /^Change 1/,
    write: /^PUT \/cms\/commands/,
  },
  {
    what: 'a note of a firmware',
    as: who.developer,
    at: () => '/administration/firmwares/APP/G6/CU/G6_CU',
    opens: [/^Actions of G6_CU/, /^Edit note/],
    dialog: /^Note/,
    fill: async ({ user }, form) => user.type(within(form).getByRole('textbox'), ' and more'),
    answer: /^Save/,
    write: /^PUT \/cms\/firmware/,
  },
  {
    what: 'a grant to many',
    as: who.customerGranter,
    at: () => `/permissions/${customerAccount}`,
    opens: [/^Grant to many/],
    dialog: /^Grant to many/,
    fill: async ({ user }, form) => {
      await user.type(within(form).getByLabelText('E-mail addresses'), ' one@customer.example');
      await user.type(within(form).getByLabelText('Reason'), 'Course of March');
    },
    answer: /^Grant to 1/,
    write: /^POST \/cms\/affiliations\/delegate/,
  },
];

/** Presses buttons and entries of menus, one after the other; the first of each name. */
async function press({ user }: OpenPortal, names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await waitFor(() => {
      const [first] = ['button', 'menuitem'].flatMap((role) => screen.queryAllByRole(role, { name }));
      if (!first) throw new Error(`There is nothing to press called ${String(name)}`);
      return first;
    });
    // oxlint-disable-next-line no-await-in-loop
    await user.click(found);
  }
}

test.each(cases)(
  '$what is not written when its dialog is closed while things are read again',
  async (each) => {
    const portal = openPortal({ as: each.as, at: await each.at() });
    const { user } = portal;
    const written = (): boolean =>
      backEnds.sent.some(({ method, path }) => each.write.test(`${method} ${path}`));
    const ask = async (): Promise<HTMLElement> => {
      await press(portal, each.opens);
      const form = await dialog(each.dialog);
      await each.fill?.(portal, form);
      return form;
    };
    const answer = async (form: HTMLElement): Promise<void> => {
      const button = within(form).getByRole('button', { name: each.answer });
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button);
    };

    await each.first?.(portal);
    const form = await ask();
    const held = Promise.withResolvers<undefined>();
    backEnds.answer(http.all('*', () => held.promise));
    await answer(form);
    await user.keyboard('{Escape}');
    await expectGone(each.dialog);
    held.resolve(undefined);

    // It can be asked again, and by then nothing has been done.
    const again = await ask();
    expect(written()).toBe(false);
    await answer(again);
    await waitFor(() => expect(written()).toBe(true));
  },
);
