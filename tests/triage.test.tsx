import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createConfigurationItem } from '~/domain/grant/grant.ts';
import type { Ticket } from '../mocks/cms/request/contract.ts';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { fetchCustomerGrants, seedGrant } from './factories/seedGrant.ts';
import { buildConfigurationRequestItem, buildAccessRequest } from './factories/accessRequest.ts';
import { seedConfiguration } from './seedConfiguration.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails } from './portal.tsx';

const at = '/requests?view=triage';
const tickets = () => backEnds.store.collection<Ticket>('tickets');

/** Replaces all requests by these, oldest first. */
function plant(...requests: readonly Partial<Ticket>[]): void {
  for (const { ticketId } of tickets().all()) tickets().delete(ticketId);
  for (const [index, request] of requests.entries()) {
    const ticket = buildAccessRequest({
      ticketId: `T-${index + 1}`,
      created: `2026-03-0${index + 1}T08:00:00Z`,
      ...(request as object),
    }) as Ticket;
    tickets().put(ticket.ticketId, ticket);
  }
}

const access: Partial<Ticket> = {
  requestType: 'CONFIGURATION_ACCESS',
  item: buildConfigurationRequestItem('OU7001'),
};
const looked = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Request' });
const beside = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Beside the request' });
const queue = (): Promise<HTMLElement> => screen.findByRole('navigation', { name: /to decide$/ });
const button = (part: HTMLElement, name: string | RegExp): HTMLElement =>
  within(part).getByRole('button', { name });
const strike = (user: UserEvent, keys: string): Promise<void> => user.keyboard(`{Control>}${keys}{/Control}`);
const shown = async (id: string): Promise<void> => {
  await waitFor(async () => expect(await looked()).toHaveTextContent(id));
};
const calls = (path: string): number => backEnds.sent.filter((call) => call.path === path).length;

describe('the queue', () => {
  test('is worked through by keys, each decision in its tone with its reason', async () => {
    plant({}, {}, {});
    const { user } = openPortal({ as: seededEmails.granter, at });
    await shown('T-1');
    await strike(user, '{Backspace}');
    const rejecting = await findDialog('Reject request · T-1');
    expect(rejecting.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'error');
    await user.click(button(rejecting, 'Reject'));
    expect(await within(rejecting).findByText('A reason is required')).toBeVisible();
    await user.click(button(rejecting, 'We could not confirm who you are.'));
    expect(within(rejecting).getByLabelText('Reason')).toHaveValue('We could not confirm who you are.');
    await strike(user, '{Enter}');
    await expectNotice('Request T-1 has been rejected');
    await shown('T-2');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    const passing = await findDialog('Pass on request · T-2');
    expect(passing.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'warning');
    await user.type(within(passing).getByLabelText('Reason'), 'Who is this?');
    await strike(user, '{Enter}');
    await expectNotice('Request T-2 has been passed on');
    await shown('T-3');
    await user.click(button(await looked(), 'Approve'));
    const approving = await findDialog('Approve request · T-3');
    expect(approving.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'success');
    await user.type(within(approving).getByLabelText('Reason'), 'Has it');
    await strike(user, '{Enter}');
    await expectNotice('Request T-3 has been approved');
    expect(
      tickets()
        .all()
        .map(({ ticketStatus }) => ticketStatus),
    ).toEqual(['REJECTED', 'REGISTERED_ON_JIRA', 'APPROVED']);
    const actions = backEnds.sent.filter(({ path }) => path === '/cms/tickets/action');
    expect(actions.map(({ method, body }) => [method, JSON.parse(body ?? '')])).toEqual([
      ['POST', { ticketId: 'T-1', note: 'We could not confirm who you are.', action: 'REJECT' }],
      ['POST', { ticketId: 'T-2', note: 'Who is this?', action: 'ESCALATE' }],
      ['POST', { ticketId: 'T-3', note: 'Has it', action: 'APPROVE' }],
    ]);
    const asked = backEnds.sent.filter(({ path }) => path === '/cms/tickets/filter');
    expect(asked.map(({ body }) => JSON.parse(body ?? ''))).toEqual(
      expect.arrayContaining([{ ticketStatus: 'OPEN' }, { ticketStatus: 'REGISTERED_ON_JIRA' }]),
    );
    expect(tickets().get('T-2')?.actions).toMatchObject([{ action: 'ESCALATE', note: 'Who is this?' }]);
    expect(await screen.findByText('3 requests decided')).toBeVisible();
  });

  test('moves by keys, and the address says where it is', async () => {
    plant({}, {});
    const { user } = openPortal({ as: seededEmails.granter, at });
    await shown('T-1');
    await strike(user, '{ArrowDown}');
    await shown('T-2');
    expect(new URLSearchParams(location.search).get('open')).toBe('T-2');
    await strike(user, '{ArrowUp}');
    await shown('T-1');
    await strike(user, '{ArrowUp}');
    await shown('T-1');
  });

  test('moves by J and K, but not where somebody types', async () => {
    plant({}, {}, {});
    const { user } = openPortal({ as: seededEmails.granter, at });
    await shown('T-1');
    // The request gets the focus without a click.
    await waitFor(async () => expect(await looked()).toHaveFocus());
    await user.keyboard('j');
    await shown('T-2');
    await user.keyboard('J');
    await shown('T-3');
    await user.keyboard('k');
    await shown('T-2');
    await strike(user, '{Backspace}');
    const rejecting = await findDialog('Reject request · T-2');
    await user.type(within(rejecting).getByLabelText('Reason'), 'k');
    expect(rejecting).toHaveAccessibleName('Reject request · T-2');
  });

  test('is of what one decides about: a customer’s granter sees their customer’s, and never one’s own', async () => {
    plant(
      { affiliation: customerAccountNumber, reporterEmail: seededEmails.newcomer },
      { affiliation: '3010002' },
      { affiliation: customerAccountNumber, reporterEmail: seededEmails.customerGranter },
    );
    openPortal({ as: seededEmails.customerGranter, at });
    await shown('T-1');
    const [row, ...others] = within(await queue()).getAllByRole('button');
    expect(others).toEqual([]);
    // The company alone would not identify the person.
    expect(row).toHaveTextContent(seededEmails.newcomer);
  });

  test('that is empty says so', async () => {
    plant({ ticketStatus: 'APPROVED' });
    openPortal({ as: seededEmails.granter, at });
    expect(await screen.findByText('Nothing waits for your decision')).toBeVisible();
  });

  test('cannot be opened by those who decide nothing', async () => {
    plant({ reporterEmail: seededEmails.sales });
    openPortal({ as: seededEmails.sales, at });
    expect(await screen.findByRole('list', { name: 'My requests' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: /to decide$/ })).not.toBeInTheDocument();
  });
});

describe('what stands beside a request', () => {
  test('the thing, the asker’s permissions and earlier requests', async () => {
    seedConfiguration(backEnds.store, 'OU7001');
    plant(
      { ...access, reporterEmail: seededEmails.partner, affiliation: '1' },
      { reporterEmail: seededEmails.partner, ticketStatus: 'REJECTED' },
    );
    openPortal({ as: seededEmails.granter, at });
    const known = await beside();
    expect(await within(known).findByText(/^Configuration OU7001 belongs to .*, not to 1\.$/)).toBeVisible();
    expect(await within(known).findByRole('list', { name: 'Permissions' })).toHaveTextContent(
      'Application engineer',
    );
    expect(await within(known).findByRole('list', { name: 'Other requests' })).toHaveTextContent('Rejected');
  });

  test('a configuration that does not exist', async () => {
    plant({ ...access, item: buildConfigurationRequestItem('OU9998') });
    openPortal({ as: seededEmails.granter, at });
    expect(await within(await beside()).findByText(/^Configuration OU9998 does not exist/)).toBeVisible();
  });

  test('a configuration is not called missing by somebody who may not look for any', async () => {
    seedConfiguration(backEnds.store, 'OU7001');
    plant({ ...access, affiliation: customerAccountNumber });
    openPortal({ as: seededEmails.customerGranter, at });
    expect(await within(await beside()).findByText(/^You cannot look this up\./)).toBeVisible();
    expect(calls('/cms/configurations/OU7001')).toBe(0);
  });

  test('that whoever asks has it already: approving comes first then', async () => {
    seedConfiguration(backEnds.store, 'OU7001');
    plant(access);
    const portal = openPortal({ as: seededEmails.granter, at: '/requests' });
    await seedGrant({ address: seededEmails.newcomer });
    await seedGrant({ address: seededEmails.newcomer, item: createConfigurationItem('OU7001') });
    await portal.goTo(at);
    const { user } = portal;
    expect(await within(await beside()).findByText('They have this already.')).toBeVisible();
    await strike(user, '{Enter}');
    expect(await findDialog('Approve request · T-1')).toBeInTheDocument();
  });
});

describe('somebody else at the same request', () => {
  test('has decided it: shown instead of being overwritten, by keys too', async () => {
    plant({});
    const { user } = openPortal({ as: seededEmails.granter, at });
    await shown('T-1');
    await strike(user, '{Backspace}');
    const asked = await findDialog('Reject request · T-1');
    await user.type(within(asked).getByLabelText('Reason'), 'No');
    const action = {
      action: 'APPROVE',
      note: 'Yes',
      created: '2026-03-04T08:00:00Z',
      createdBy: seededEmails.admin,
    };
    plant({ ticketStatus: 'APPROVED', actions: [action] });
    await strike(user, '{Enter}');
    expect(await within(asked).findByText('Approved by Staff Administrator: Yes')).toBeVisible();
    expect(within(asked).getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus();
    expect(calls('/cms/tickets/action')).toBe(0);
  });

  test('has passed it on: it can be decided all the same, knowing that', async () => {
    plant({});
    const { user } = openPortal({ as: seededEmails.granter, at });
    await shown('T-1');
    await user.click(button(await looked(), 'Reject'));
    const asked = await findDialog('Reject request · T-1');
    await user.type(within(asked).getByLabelText('Reason'), 'No');
    const action = {
      action: 'ESCALATE',
      note: 'Hm',
      created: '2026-03-04T08:00:00Z',
      createdBy: seededEmails.admin,
    };
    plant({ ticketStatus: 'REGISTERED_ON_JIRA', actions: [action] });
    await user.click(button(asked, 'Reject'));
    expect(await within(asked).findByText('Passed on by Staff Administrator: Hm')).toBeVisible();
    await user.click(button(asked, 'Reject'));
    await expectNotice('Request T-1 has been rejected');
  });

  test('has decided it: nothing is granted for it', async () => {
    plant({});
    const { user } = openPortal({ as: seededEmails.granter, at });
    await shown('T-1');
    plant({ ticketStatus: 'REJECTED' });
    await strike(user, '{Enter}');
    const asked = await findDialog('Approve request · T-1');
    expect(asked).toHaveTextContent('It has been decided already.');
    expect(calls('/cms/affiliations/delegate')).toBe(0);
  });
});

describe('granting what is asked for', () => {
  const grants = () => calls('/cms/affiliations/delegate');

  /** Grants with the dialog's initial values, which come from the request. */
  async function grant(user: UserEvent): Promise<void> {
    await shown('T-1');
    await strike(user, '{Enter}');
    const granting = await findDialog('Create permission');
    expect(granting).toHaveTextContent(seededEmails.newcomer);
    expect(granting).toHaveTextContent('Request T-1: I service it');
    expect(granting).toHaveTextContent('OU7001');
    await user.click(await within(granting).findByRole('button', { name: 'Grant' }));
  }

  test('approves the request with what was granted, and goes on', async () => {
    seedConfiguration(backEnds.store, 'OU7001', { accountNumber: customerAccountNumber });
    plant({ ...access, affiliation: customerAccountNumber }, {});
    const { user } = openPortal({ as: seededEmails.granter, at });
    await grant(user);
    await shown('T-2');
    expect(tickets().get('T-1')).toMatchObject({
      ticketStatus: 'APPROVED',
      actions: [{ action: 'APPROVE', note: expect.stringMatching(/^Granted .*OU7001.* at /) }],
    });
    const held = (await fetchCustomerGrants()).filter(({ address }) => address === seededEmails.newcomer);
    expect(held.map(({ item }) => item?.configurationId)).toEqual([undefined, 'OU7001']);
  });

  test('begins anew for another request of the same person', async () => {
    const asked = {
      requestType: 'ELEVATED_PERMISSIONS',
      item: null,
      affiliation: customerAccountNumber,
    } as const;
    plant(
      { ...asked, requestedRoles: ['GRANTER'], description: 'I invite others' },
      { ...asked, requestedRoles: ['APPLICATION_ENGINEER'], description: 'I configure' },
    );
    const { user } = openPortal({ as: seededEmails.admin, at });
    await shown('T-1');
    await strike(user, '{Enter}');
    const first = await findDialog('Create permission');
    await within(first).findByRole('button', { name: 'Grant' });
    await user.click(button(first, 'Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await strike(user, '{ArrowDown}');
    await shown('T-2');
    await strike(user, '{Enter}');
    const second = await findDialog('Create permission');
    await user.click(await within(second).findByRole('button', { name: 'Previous' }));
    expect(await within(second).findByRole('checkbox', { name: /^Application engineer/ })).toBeChecked();
    expect(within(second).getByRole('checkbox', { name: /^Granter/ })).not.toBeChecked();
    await user.click(button(second, 'Previous'));
    expect(await within(second).findByLabelText('E-mail address')).toHaveValue(seededEmails.newcomer);
    expect(within(second).getByLabelText('Reason')).toHaveValue('Request T-2: I configure');
  });

  test('that cannot be noted in the request is noted by the next try, and granted once', async () => {
    seedConfiguration(backEnds.store, 'OU7001', { accountNumber: customerAccountNumber });
    plant({ ...access, affiliation: customerAccountNumber });
    const { user } = openPortal({ as: seededEmails.granter, at });
    backEnds.faults.add({ operation: 'ticketRegisterAction', effect: 'DROP' });
    await grant(user);
    const asked = await findDialog('Approve request · T-1');
    expect(asked).toHaveTextContent('What was granted stands, but request T-1 has not been approved yet.');
    const before = grants();
    backEnds.faults.clear();
    await user.click(button(asked, 'Approve'));
    await expectNotice('Request T-1 has been approved');
    expect(tickets().get('T-1')?.actions).toMatchObject([{ note: expect.stringMatching(/^Granted /) }]);
    expect(grants()).toBe(before);
  });
});

describe('what cannot be granted is said before the approval', () => {
  test('roles that are not for this granter to give: it can be passed on', async () => {
    plant({
      requestType: 'ELEVATED_PERMISSIONS',
      requestedRoles: ['BASIC', 'GRANTER'],
      item: null,
      affiliation: customerAccountNumber,
    });
    const { user } = openPortal({ as: seededEmails.customerGranter, at });
    await shown('T-1');
    const request = await looked();
    expect(await within(request).findByText(/^You cannot grant Granter at this account\./)).toBeVisible();
    expect(button(request, 'Grant and approve')).toBeDisabled();
    expect(button(request, 'Approve')).toBeDisabled();
    await strike(user, '{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button(request, 'Pass on'));
    expect(await findDialog('Pass on request · T-1')).toBeInTheDocument();
  });

  test('a thing, by a granter who may give nothing on any more: it can be approved all the same', async () => {
    const [own] = (await fetchCustomerGrants()).filter(
      ({ address }) => address === seededEmails.customerGranter,
    );
    await seedGrant({ ...own, delegatableRoles: [], note: `${own?.note}\nGrants no longer` });
    plant({ ...access, affiliation: customerAccountNumber });
    openPortal({ as: seededEmails.customerGranter, at });
    await shown('T-1');
    const request = await looked();
    expect(await within(request).findByText('You do not grant permissions at this account.')).toBeVisible();
    expect(button(request, 'Grant and approve')).toBeDisabled();
    expect(button(request, 'Approve')).toBeEnabled();
  });

  test('a product of a family that is not granted here: never another one in its place', async () => {
    const productItem = { productFamily: 'P6', deviceType: 'PCU', serialNumber: '0123456' } as const;
    plant({
      item: { configurationId: null, accessLevel: 'OPEN', requestForConfiguration: false, productItem },
    });
    openPortal({ as: seededEmails.granter, at });
    await shown('T-1');
    const request = await looked();
    expect(await within(request).findByText(/^Products of P6 are not granted in Portal\./)).toBeVisible();
    expect(button(request, 'Grant and approve')).toBeDisabled();
    expect(button(request, 'Approve')).toBeEnabled();
  });
});

test('a customer’s granter reads on the first page who asks, not which company', async () => {
  plant({ reporterEmail: 'ann@customer.example', affiliation: customerAccountNumber });
  openPortal({ as: seededEmails.customerGranter, at: '/' });
  expect(await screen.findByRole('list', { name: 'Requests to decide' })).toHaveTextContent(
    'ann@customer.example',
  );
});

test('granters find what waits on the first page, one click from the decision', async () => {
  plant({}, {});
  const { user } = openPortal({ as: seededEmails.granter, at: '/' });
  const card = await screen.findByRole('list', { name: 'Requests to decide' });
  const [, second] = within(card).getAllByRole('link');
  if (!second) throw new Error('The card names no second request');
  await user.click(second);
  await shown('T-2');
  expect(new URLSearchParams(location.search).get('view')).toBe('triage');
});

test('the tab of a configuration has its requests with what can be done with them', async () => {
  seedConfiguration(backEnds.store, 'OU7001');
  plant(access, {});
  const { user } = openPortal({ as: seededEmails.granter, at: '/configurations/OU7001?tab=REQUESTS' });
  const list = await screen.findByRole('list', { name: 'Requests' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Actions on request T-1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  const asked = await findDialog('Reject request · T-1');
  await user.type(within(asked).getByLabelText('Reason'), 'No');
  await user.click(button(asked, 'Reject'));
  await expectNotice('Request T-1 has been rejected');
  expect(await within(list).findByText('Rejected')).toBeVisible();
});
