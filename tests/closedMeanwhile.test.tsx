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
