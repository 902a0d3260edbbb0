import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Ticket } from '../mocks/cms/request/contract.ts';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { seedGrant } from './factories/seedGrant.ts';
import { seedNotes } from './factories/seedNotes.ts';
import { buildAccessRequest } from './factories/accessRequest.ts';
import { seedBuiltConfiguration } from './seedBuiltConfiguration.ts';
import { backEnds, seededEmails, type OpenPortal } from './portal.tsx';

const id = 'OU7201';
const crane = 'crane.driver@customer.example';

/** A dialog that saves a change based on data the user has seen. */
export type ConditionalWrite = {
  readonly what: string;
  readonly as: string;
  readonly at: () => Promise<string> | string;
  /** Preparation on the page before the dialog opens. */
  readonly first?: (portal: OpenPortal) => Promise<void>;
  /** Names of the controls pressed in turn to open the dialog. */
  readonly opens: readonly RegExp[];
  readonly dialog: RegExp;
  readonly fill?: (portal: OpenPortal, form: HTMLElement) => Promise<void>;
  readonly answer: RegExp;
  /** The saving request, as method and path; `operation` is its id. */
  readonly write: RegExp;
  readonly operation: string;
};

const typeMore = async ({ user }: OpenPortal, form: HTMLElement): Promise<void> =>
  user.type(await within(form).findByRole('textbox'), ' and more');

export const conditionalWrites: readonly ConditionalWrite[] = [
  {
    what: 'an assignment',
    as: seededEmails.engineer,
    at: () => {
      seedBuiltConfiguration(backEnds.store, id);
      return `/configurations/${id}/0B`;
    },
    opens: [/^Actions/, /^Assign to me/],
    dialog: /^Assign to me/,
    answer: /^Assign to me/,
    write: /^GET \/cms\/configurations\/assignee\//,
    operation: 'configurationAssign',
  },
  {
    what: 'a note',
    as: seededEmails.engineer,
    at: () => {
      seedBuiltConfiguration(backEnds.store, id);
      return `/configurations/${id}/0B`;
    },
    opens: [/note/i],
    dialog: /note/i,
    fill: typeMore,
    answer: /^Update/,
    write: /^PUT \/cms\/configurationSets\/OU7201\/note/,
    operation: 'configurationSetUpdateNote',
  },
  {
    what: 'a new version of a file',
    as: seededEmails.engineer,
    at: async () => {
      await seedNotes(backEnds.store, id, ['one']);
      return `/configurations/${id}?tab=FILES&files=LIST`;
    },
    opens: [/^notes$/],
    dialog: /^notes/,
    fill: typeMore,
    answer: /^Update/,
    write: /^POST \/cms\/Upload/,
    operation: 'configurationAttachmentUpload',
  },
  {
    what: 'a new version of a milling file, which is validated first,',
    as: seededEmails.admin,
    at: () => {
      seedBuiltConfiguration(backEnds.store, id, { state: 'CONFIGURING' });
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
    operation: 'configurationArtefactUpload',
  },
  {
    what: 'a request that is rejected',
    as: seededEmails.granter,
    at: () => {
      const tickets = backEnds.store.collection<Ticket>('tickets');
      for (const { ticketId } of tickets.all()) tickets.delete(ticketId);
      const ticket = buildAccessRequest({ ticketId: 'T-1' }) as Ticket;
      tickets.put('T-1', ticket);
      return '/requests/T-1';
    },
    opens: [/^Reject/],
    dialog: /^Reject request/,
    fill: async ({ user }, form) => user.type(within(form).getByLabelText('Reason'), 'Not this one'),
    answer: /^Reject/,
    write: /^POST \/cms\/tickets\/action/,
    operation: 'ticketRegisterAction',
  },
  {
    what: 'a grant that is revoked',
    as: seededEmails.customerGranter,
    at: async () => {
      await seedGrant({ address: crane });
      return `/permissions/${customerAccountNumber}/${encodeURIComponent(crane)}`;
    },
    opens: [/^Revoke everything/],
    dialog: /^Revoke everything/,
    answer: /^Revoke/,
    write: /^POST \/cms\/affiliations\/revoke/,
    operation: 'affiliationRevoke',
  },
  {
    what: 'a resource that is deleted',
    as: seededEmails.developer,
    at: () => {
      backEnds.store.collection('resources').put('TINY', { name: 'TINY', data: '{}' });
      return '/administration/toolbox/resources/TINY';
    },
    opens: [/^Delete/],
    dialog: /^Delete/,
    answer: /^Delete/,
    write: /^DELETE \/cms\/modulate\/TINY/,
    operation: 'resourceDelete',
  },
  {
    what: 'what a role may do',
    as: seededEmails.admin,
    at: () => '/administration/permissions/roles',
    first: async ({ user }) =>
      user.click(await screen.findByRole('gridcell', { name: 'Employees, Support: cacheUpdate: nothing' })),
    opens: [/^Review/],
    dialog: /^Review/,
    answer: /^Apply/,
    write: /^POST \/cms\/auth\/access\/service/,
    operation: 'serviceAccessUpdate',
  },
  {
    what: 'an address of the whitelist that is removed',
    as: seededEmails.admin,
    at: () => '/administration/permissions/whitelist/fleet.manager%40nordiclift.example',
    opens: [/^Remove all/],
    dialog: /^Remove all/,
    answer: /^Remove all/,
    write: /^DELETE \/cms\/auth\/whitelist/,
    operation: 'whitelistRemove',
  },
  {
    what: 'the firmware of a command',
    as: seededEmails.developer,
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
    operation: 'commandsReplace',
  },
  {
    what: 'a note of a firmware',
    as: seededEmails.developer,
    at: () => '/administration/firmwares/APP/G6/CU/G6_CU',
    opens: [/^Actions of G6_CU/, /^Edit note/],
    dialog: /^Note/,
    fill: async ({ user }, form) => user.type(within(form).getByRole('textbox'), ' and more'),
    answer: /^Save/,
    write: /^PUT \/cms\/firmware/,
    operation: 'firmwareUpdateNote',
  },
  {
    what: 'a grant to many',
    as: seededEmails.customerGranter,
    at: () => `/permissions/${customerAccountNumber}`,
    opens: [/^Grant to many/],
    dialog: /^Grant to many/,
    fill: async ({ user }, form) => {
      await user.type(within(form).getByLabelText('E-mail addresses'), ' one@customer.example');
      await user.type(within(form).getByLabelText('Reason'), 'Course of March');
    },
    answer: /^Grant to 1/,
    write: /^POST \/cms\/affiliations\/delegate/,
    operation: 'affiliationDelegate',
  },
  {
    what: 'an approval',
    as: seededEmails.approver,
    at: () => {
      seedBuiltConfiguration(backEnds.store, id, { state: 'WAITING_FOR_APPROVAL' });
      return `/configurations/${id}/0B`;
    },
    opens: [/^Approve/],
    dialog: /^Approve/,
    answer: /^Approve/,
    write: /^PUT \/cms\/configurations\/OU7201\//,
    operation: 'configurationSetState',
  },
  {
    what: 'a release note',
    as: seededEmails.developer,
    at: () => '/administration/firmwares/APP/G6/CU/G6_CU',
    opens: [/^Actions of version 3.6/, /^Edit release note/],
    dialog: /^Release note/,
    fill: async ({ user }, form) => user.type(within(form).getByRole('textbox'), ' and more'),
    answer: /^Save/,
    write: /^PUT \/cms\/firmware\/releaseNote/,
    operation: 'firmwareReleaseNoteUpdate',
  },
  {
    what: 'an app that is disabled',
    as: seededEmails.developer,
    at: () => '/administration/apps/MODULATE_MAC',
    opens: [/^Actions of version 2.10/i, /^Disable/],
    dialog: /^Disable/,
    answer: /^Disable/,
    write: /^PUT \/cms\/bar/,
    operation: 'barUpdate',
  },
  {
    what: 'a version of an app that is deleted',
    as: seededEmails.developer,
    at: () => '/administration/apps/MODULATE_MAC',
    opens: [/^Actions of version 2.10/i, /^Delete version/],
    dialog: /^Delete version/,
    answer: /^Delete/,
    write: /^DELETE \/cms\/bar/,
    operation: 'barVersionDelete',
  },
  {
    what: 'a part that is deleted',
    as: seededEmails.admin,
    at: () => '/administration/parts/P00101',
    opens: [/^Delete$/],
    dialog: /^Delete/,
    answer: /^Delete/,
    write: /^DELETE \/cms\/parts\/P00101/,
    operation: 'partDelete',
  },
  {
    what: 'a cut file that is deleted',
    as: seededEmails.productionAdmin,
    at: () => '/administration/cutFiles/GUARD_BAR_SLOT',
    opens: [/^Delete$/],
    dialog: /^Delete/,
    answer: /^Delete/,
    write: /^DELETE \/cms\/cutFiles/,
    operation: 'cutFileDelete',
  },
  {
    what: 'a symbol that is deleted',
    as: seededEmails.admin,
    at: () => '/administration/symbols',
    opens: [/^Actions for Fast/, /^Delete/],
    dialog: /^Delete/,
    answer: /^Delete/,
    write: /^DELETE \/cms\/overlaySymbols/,
    operation: 'overlaySymbolDelete',
  },
];

/** Presses buttons and menu entries in turn, the first of each name. */
export async function pressButtons({ user }: OpenPortal, names: readonly RegExp[]): Promise<void> {
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
