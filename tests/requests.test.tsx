import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import type { Account } from '../mocks/cms/account/routes.ts';
import type { Ticket } from '../mocks/cms/request/contract.ts';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { parseScan } from '../src/domain/scan/label.ts';
import { addScan } from '../src/widgets/scan/scanQueue.ts';
import { buildConfigurationRequestItem, buildAccessRequest } from './factories/accessRequest.ts';
import {
  backEnds,
  findDialog,
  expectNotice,
  expectNoticeLink,
  findNotifications,
  openPortal,
  seededEmails,
} from './portal.tsx';

const tickets = () => backEnds.store.collection<Ticket>('tickets');
const ticketOf = (reporter: string): Ticket | undefined =>
  tickets()
    .all()
    .find(({ reporterEmail }) => reporterEmail === reporter);
const sent = (): readonly string[] => backEnds.sent.map(({ method, path }) => `${method} ${path}`);

/** Replaces all requests by these. */
function plant(...requests: readonly Partial<Ticket>[]): void {
  for (const { ticketId } of tickets().all()) tickets().delete(ticketId);
  for (const request of requests) {
    const ticket = buildAccessRequest(request) as Ticket;
    tickets().put(ticket.ticketId, ticket);
  }
}

const button = (within_: HTMLElement, name: string | RegExp): HTMLElement =>
  within(within_).getByRole('button', { name });
const wizard = (): Promise<HTMLElement> => findDialog('Create request');
const next = async (user: UserEvent): Promise<void> => user.click(button(await wizard(), 'Next'));
const current = async (): Promise<string | null> =>
  within(within(await wizard()).getByRole('list', { name: 'Steps' })).getByText((_, item) =>
    Boolean(item?.hasAttribute('aria-current')),
  ).textContent;

/** Opens the wizard from the requests page. */
async function begin(as: string): Promise<UserEvent> {
  const { user } = openPortal({ as, at: '/requests' });
  const [create] = await screen.findAllByRole('button', { name: 'Create request' });
  if (!create) throw new Error('There is no way to ask');
  await user.click(create);
  await wizard();
  return user;
}

describe('the wizard', () => {
  test('asks for a product in three steps, then reads the open requests again, closes and is empty', async () => {
    plant();
    const { user } = openPortal({ as: seededEmails.newcomer, at: '/' });
    await user.click(await screen.findByRole('button', { name: 'Request access' }));
    const asked = await wizard();
    expect(await current()).toBe('Request');
    expect(button(asked, 'Cancel')).toBeEnabled();
    await next(user);
    expect(await within(asked).findByText('A description of your request is required')).toBeVisible();
    expect(await current()).toBe('Request');
    await user.type(within(asked).getByLabelText('Description'), 'I service it');
    await user.type(within(asked).getByLabelText(/^Mobile number \(optional\)$/), '08-123');
    await next(user);
    expect(
      await within(asked).findByText('This number is not valid for a mobile phone or the selected country'),
    ).toBeVisible();
    await user.clear(within(asked).getByLabelText(/^Mobile number \(optional\)$/));
    await user.type(within(asked).getByLabelText(/^Mobile number \(optional\)$/), '070-174 06 05');
    await next(user);
    expect(await current()).toBe('What it is for');
    await next(user);
    expect(await within(asked).findByText('A valid serial number is required')).toBeVisible();
    await user.click(within(asked).getByRole('radio', { name: 'G3' }));
    await user.type(within(asked).getByLabelText('Serial number'), '0123456');
    await user.type(within(asked).getByLabelText('Repeat serial number'), '0123457');
    await next(user);
    expect(await within(asked).findByText("The serial numbers don't match")).toBeVisible();
    await user.type(within(asked).getByLabelText('Repeat serial number'), '{Backspace}6');
    await next(user);
    expect(await current()).toBe('Summary');
    expect(asked).toHaveTextContent('Product 0123456 · G3 Transmitter');
    expect(asked).toHaveTextContent(/agree to be contacted by e-mail or mobile phone as part of vetting/);
    await user.click(button(asked, 'Previous'));
    expect(await current()).toBe('What it is for');
    expect(within(asked).getByLabelText('Serial number')).toHaveValue('0123456');
    await next(user);
    const before = sent().length;
    await user.click(button(asked, 'Submit'));
    await expectNotice('Your request has been created');
    await expectNoticeLink(/^Open request T-\d+$/, /^\/requests\/T-\d+$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [create, mine] = sent().slice(before);
    expect([create, mine]).toEqual(['POST /cms/tickets', 'GET /cms/tickets/mine']);
    expect(ticketOf(seededEmails.newcomer)).toMatchObject({
      description: 'I service it',
      reporterMobile: '+46 70 174 06 05',
      requestType: 'PRODUCT_ACCESS',
      requestedRoles: ['BASIC'],
      realm: 'CUSTOMER',
      affiliation: null,
      item: { productItem: { productFamily: 'G3', deviceType: 'PCU', serialNumber: '0123456' } },
      ticketStatus: 'OPEN',
    });
    expect(await screen.findByRole('list', { name: 'What you have asked for' })).toHaveTextContent('0123456');
    await user.click(screen.getByRole('button', { name: 'Request access' }));
    expect(within(await wizard()).getByLabelText('Description')).toHaveValue('');
  });

  test('has the focus in each of its steps', async () => {
    const user = await begin(seededEmails.newcomer);
    const asked = within(await wizard());
    await user.type(asked.getByLabelText('Description'), 'I service it');
    await user.tab();
    await next(user);
    const serialNumber = await asked.findByLabelText('Serial number');
    await waitFor(() => expect(serialNumber).toHaveFocus());
    await user.paste('0123456');
    await user.click(asked.getByLabelText('Repeat serial number'));
    await user.paste('0123456');
    await next(user);
    const submit = await asked.findByRole('button', { name: 'Submit' });
    await waitFor(() => expect(submit).toHaveFocus());
    await user.click(button(await wizard(), 'Previous'));
    await waitFor(() => expect(asked.getByLabelText('Serial number')).toHaveFocus());
  });

  test('takes the labels that are scanned into it: the number of a product, twice', async () => {
    const user = await begin(seededEmails.newcomer);
    const asked = within(await wizard());
    await user.type(asked.getByLabelText('Description'), 'I service it');
    await next(user);
    const first = await asked.findByLabelText('Serial number');
    const second = asked.getByLabelText('Repeat serial number');
    addScan(parseScan('0123456'));
    await waitFor(() => expect(first).toHaveValue('0123456'));
    expect(second).toHaveValue('');
    expect(second).toHaveFocus();
    addScan(parseScan('0123457'));
    expect(await asked.findByText("The serial numbers don't match")).toBeVisible();
    // Another scan restarts the repetition.
    addScan(parseScan('0123458'));
    await waitFor(() => expect(first).toHaveValue('0123458'));
    expect(second).toHaveValue('');
    addScan(parseScan('0123458'));
    await waitFor(() => expect(second).toHaveValue('0123458'));
    expect(asked.queryByText("The serial numbers don't match")).toBeNull();
  });

  test('offers a retired customer, which cannot be chosen', async () => {
    const accounts = backEnds.store.collection<Account>('accounts');
    const inGroup = accounts
      .all()
      .filter(({ accountGroup, isTest }) => accountGroup === 'Nordic Lift Group' && !isTest);
    const [first] = inGroup;
    if (!first) throw new Error('The group has no account');
    accounts.put(first.accountNumber, { ...first, accountState: 'RETIRED' });
    const user = await begin(seededEmails.groupEngineer);
    const asked = within(await wizard());
    await user.click(asked.getByRole('radio', { name: 'Elevated permissions' }));
    await user.type(asked.getByLabelText('Description'), 'I configure');
    await next(user);
    expect(await asked.findByRole('option', { name: first.accountName })).toBeDisabled();
    const open = inGroup.find(
      ({ accountState, accountNumber }) =>
        accountState !== 'RETIRED' && accountNumber !== first.accountNumber,
    );
    expect(asked.getByRole('option', { name: open?.accountName ?? '' })).toBeEnabled();
  });

  test.each([403, 409])('says in itself alone that the request is refused by %i', async (status) => {
    plant();
    const user = await begin(seededEmails.newcomer);
    const asked = within(await wizard());
    await user.type(asked.getByLabelText('Description'), 'I service it');
    await next(user);
    for (const label of ['Serial number', 'Repeat serial number']) {
      await user.click(await asked.findByLabelText(label));
      await user.paste('0123456');
    }
    await next(user);
    backEnds.faults.add({ operation: 'ticketCreate', effect: 'STATUS', status, times: 1 });
    await user.click(await asked.findByRole('button', { name: 'Submit' }));
    expect(await asked.findByText(/^(You are not permitted|This has been changed)/)).toBeVisible();
    expect(await findNotifications()).toHaveTextContent(/^$/);
    await user.click(asked.getByRole('button', { name: 'Submit' }));
    await expectNotice('Your request has been created');
  });

  test('is submitted once, however often the button is pressed', async () => {
    plant();
    const user = await begin(seededEmails.newcomer);
    const asked = await wizard();
    await user.type(within(asked).getByLabelText('Description'), 'I service it');
    await user.click(within(asked).getByRole('radio', { name: 'Configuration access' }));
    await next(user);
    await next(user);
    expect(await within(asked).findByText('A configuration ID is required')).toBeVisible();
    await user.type(within(asked).getByLabelText('Configuration ID'), 'ou1234');
    await next(user);
    expect(asked).toHaveTextContent('Configuration OU1234');
    expect(asked).toHaveTextContent(/contacted by e-mail as part of vetting/);
    await user.dblClick(button(asked, 'Submit'));
    await expectNotice('Your request has been created');
    expect(sent().filter((call) => call === 'POST /cms/tickets')).toHaveLength(1);
  });

  test('an employee asks for a role of employees, and for no single thing', async () => {
    plant();
    const user = await begin(seededEmails.sales);
    const asked = await wizard();
    expect(within(asked).getByRole('radio', { name: 'Elevated permissions' })).toBeChecked();
    expect(within(asked).getByRole('radio', { name: 'Product access' })).toBeDisabled();
    expect(within(asked).getByRole('radio', { name: 'Configuration access' })).toBeDisabled();
    expect(within(asked).queryByLabelText('On behalf of')).not.toBeInTheDocument();
    await user.type(within(asked).getByLabelText('Description'), 'I approve now');
    await next(user);
    expect(within(asked).queryByLabelText('Customer')).not.toBeInTheDocument();
    await within(asked).findByRole('checkbox', { name: 'Approver' });
    await waitFor(() => expect(within(asked).queryByRole('checkbox', { checked: true })).toBeNull());
    await next(user);
    expect(await within(asked).findByText('At least 1 role is required')).toBeVisible();
    await user.click(within(asked).getByRole('checkbox', { name: 'Approver' }));
    await next(user);
    await user.click(button(asked, 'Submit'));
    await expectNotice('Your request has been created');
    expect(ticketOf(seededEmails.sales)).toMatchObject({
      requestType: 'ELEVATED_PERMISSIONS',
      requestedRoles: ['APPROVER'],
      affiliation: null,
      item: null,
    });
  });

  test('a customer’s person asks for a role at their customer', async () => {
    plant();
    const user = await begin(seededEmails.customerBasic);
    const asked = await wizard();
    expect(within(asked).getByRole('radio', { name: 'Product access' })).toBeChecked();
    await user.click(within(asked).getByRole('radio', { name: 'Elevated permissions' }));
    await user.type(within(asked).getByLabelText('Description'), 'I configure now');
    await next(user);
    const customer = await within(asked).findByLabelText('Customer');
    await user.selectOptions(customer, '');
    await next(user);
    expect(await within(asked).findByText('A customer is required')).toBeVisible();
    const [, own] = within(customer).getAllByRole('option');
    await user.selectOptions(customer, own ?? '');
    await user.click(within(asked).getByRole('checkbox', { name: 'Application engineer' }));
    await next(user);
    await user.click(button(asked, 'Submit'));
    await expectNotice('Your request has been created');
    expect(ticketOf(seededEmails.customerBasic)).toMatchObject({
      realm: 'CUSTOMER',
      affiliation: (own as HTMLOptionElement).value,
      requestedRoles: expect.arrayContaining(['APPLICATION_ENGINEER']),
    });
  });

  test('granters ask on behalf of others, whose address forces the kind', async () => {
    plant();
    const user = await begin(seededEmails.granter);
    const asked = await wizard();
    const behalf = within(asked).getByLabelText('On behalf of');
    await user.clear(behalf);
    await user.type(within(asked).getByLabelText('Description'), 'They service it');
    await next(user);
    expect(await within(asked).findByText('A valid e-mail address is required')).toBeVisible();
    await user.type(behalf, seededEmails.newcomer);
    expect(within(asked).getByRole('radio', { name: 'Product access' })).toBeChecked();
    expect(within(asked).getByRole('radio', { name: 'Elevated permissions' })).toBeDisabled();
    await next(user);
    await user.type(within(asked).getByLabelText('Serial number'), '1999999');
    await user.type(within(asked).getByLabelText('Repeat serial number'), '1999999');
    await next(user);
    await user.click(button(asked, 'Submit'));
    await expectNotice('Your request has been created');
    expect(ticketOf(seededEmails.newcomer)).toMatchObject({
      createdBy: seededEmails.granter,
      realm: 'CUSTOMER',
    });
  });

  test('a customer’s granter asks for people of their customer, and for no employee', async () => {
    plant();
    const user = await begin(seededEmails.customerGranter);
    const asked = await wizard();
    const behalf = within(asked).getByLabelText('On behalf of');
    await user.clear(behalf);
    await user.type(behalf, seededEmails.engineer);
    await user.type(within(asked).getByLabelText('Description'), 'They service it');
    await next(user);
    expect(
      await within(asked).findByText(
        'Only the manufacturer’s granters and administrators can ask for an employee',
      ),
    ).toBeVisible();
    expect(behalf).toHaveFocus();
    await user.clear(behalf);
    await user.type(behalf, seededEmails.customerBasic);
    await user.click(within(asked).getByRole('radio', { name: 'Elevated permissions' }));
    await next(user);
    const customers = within(asked).getByRole('combobox', { name: 'Customer' });
    expect(customers).toHaveValue(customerAccountNumber);
    await user.click(within(asked).getByRole('checkbox', { name: /^Application engineer/ }));
    await next(user);
    await user.click(button(asked, 'Submit'));
    await expectNotice('Your request has been created');
    expect(ticketOf(seededEmails.customerBasic)).toMatchObject({
      createdBy: seededEmails.customerGranter,
      affiliation: customerAccountNumber,
    });
    await user.click(screen.getByRole('link', { name: 'All' }));
    expect(await screen.findByText(/They service it/)).toBeVisible();
  });

  test('keeps the kind that was chosen while the address is corrected, as long as it may be chosen', async () => {
    plant();
    const user = await begin(seededEmails.customerGranter);
    const asked = await wizard();
    const kind = (name: string) => within(asked).getByRole('radio', { name });
    await user.click(kind('Elevated permissions'));
    const behalf = within(asked).getByLabelText('On behalf of');
    await user.type(behalf, '{Backspace}');
    expect(kind('Elevated permissions')).toBeChecked();
    await user.clear(behalf);
    await user.click(kind('Configuration access'));
    await user.type(behalf, seededEmails.engineer);
    expect(kind('Elevated permissions')).toBeChecked();
    expect(kind('Configuration access')).toBeDisabled();
    await user.type(behalf, '.nord');
    expect(kind('Configuration access')).toBeChecked();
  });

  test('says at the address what is wrong with it, and takes one with umlauts', async () => {
    plant();
    const user = await begin(seededEmails.granter);
    const asked = await wizard();
    const behalf = within(asked).getByLabelText('On behalf of');
    await user.type(within(asked).getByLabelText('Description'), 'They service it');
    await user.clear(behalf);
    await user.type(behalf, 'zoë@');
    await next(user);
    expect(await within(asked).findByText('A valid e-mail address is required')).toBeVisible();
    expect(behalf).toHaveFocus();
    await user.clear(behalf);
    await user.type(behalf, 'zoë.ångström@bühne.example');
    await next(user);
    await user.type(await within(asked).findByLabelText('Serial number'), '1999999');
    await user.type(within(asked).getByLabelText('Repeat serial number'), '1999999');
    await next(user);
    await user.click(button(asked, 'Submit'));
    await expectNotice('Your request has been created');
    expect(ticketOf('zoë.ångström@bühne.example')).toMatchObject({ createdBy: seededEmails.granter });
  });

  test('somebody without a role is not offered elevated permissions', async () => {
    const { user } = openPortal({ as: seededEmails.guest, at: '/modulate' });
    await user.click(await screen.findByRole('button', { name: 'Request access' }));
    const kinds = within(await wizard()).getByRole('radiogroup', { name: 'Request kind' });
    expect(
      within(kinds)
        .getAllByRole('radio')
        .map((kind) => kind.getAttribute('value')),
    ).toEqual(['PRODUCT_ACCESS', 'CONFIGURATION_ACCESS']);
  });

  test('what was typed is there again after a reload', async () => {
    const { user } = openPortal({ as: seededEmails.guest, at: '/modulate' });
    await user.click(await screen.findByRole('button', { name: 'Request access' }));
    await user.type(within(await wizard()).getByLabelText('Description'), 'I service it');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Request access' }));
    expect(within(await wizard()).getByLabelText('Description')).toHaveValue('I service it');
  });

  test('a kept reporter that is another’s is not taken from somebody who may not ask for others', async () => {
    const { user } = openPortal({ as: seededEmails.guest, at: '/modulate' });
    const ask = await screen.findByRole('button', { name: 'Request access' });
    setTabItem(
      'draft.createRequest {}',
      JSON.stringify({ reporterEmail: seededEmails.admin, description: 'Why' }),
    );
    await user.click(ask);
    const asked = await wizard();
    await next(user);
    await user.type(await within(asked).findByLabelText('Serial number'), '0123456');
    await user.type(within(asked).getByLabelText('Repeat serial number'), '0123456');
    await next(user);
    expect(asked).toHaveTextContent(seededEmails.guest);
    expect(asked).not.toHaveTextContent(seededEmails.admin);
  });

  test('a session that ends before Submit costs nothing that was typed', async () => {
    plant();
    const { user, identity } = openPortal({ as: seededEmails.newcomer, at: '/' });
    await user.click(await screen.findByRole('button', { name: 'Request access' }));
    const asked = await wizard();
    await user.type(within(asked).getByLabelText('Description'), 'I service it');
    await next(user);
    await user.type(within(asked).getByLabelText('Serial number'), '0123456');
    await user.type(within(asked).getByLabelText('Repeat serial number'), '0123456');
    await next(user);
    identity.renewable = false;
    backEnds.ended.add(identity.current);
    await user.click(button(asked, 'Submit'));
    await waitFor(() => expect(identity.signIn).toHaveBeenCalledOnce());
    expect(ticketOf(seededEmails.newcomer)).toBeUndefined();
    expect(getTabItem('draft.createRequest {}')).toContain('"serialNumber":"0123456"');
  });

  test('a refusal of the back end is shown, and nothing typed is lost', async () => {
    plant();
    const user = await begin(seededEmails.newcomer);
    const asked = await wizard();
    await user.type(within(asked).getByLabelText('Description'), 'I service it');
    await next(user);
    await user.type(within(asked).getByLabelText('Serial number'), '0123456');
    await user.type(within(asked).getByLabelText('Repeat serial number'), '0123456');
    await next(user);
    plant({ ticketId: 'T-9', reporterEmail: seededEmails.newcomer });
    await user.click(button(asked, 'Submit'));
    await waitFor(() => expect(within(asked).getByRole('alert')).toHaveTextContent(/T-9/));
    await user.click(button(asked, 'Previous'));
    expect(within(asked).getByLabelText('Serial number')).toHaveValue('0123456');
  });
});

describe('asking from the wall', () => {
  test('opens the wizard with the configuration', async () => {
    plant();
    const { user } = openPortal({ as: seededEmails.customerBasic, at: '/configurations/OU9999' });
    await user.click(await screen.findByRole('button', { name: 'Request access' }));
    const asked = await wizard();
    expect(within(asked).getByRole('radio', { name: 'Configuration access' })).toBeChecked();
    expect(within(asked).getByLabelText('Description')).toHaveValue('I need to see OU9999 because ...');
    await next(user);
    expect(await within(asked).findByLabelText('Configuration ID')).toHaveValue('OU9999');
  });

  test('opens the wizard with the product', async () => {
    plant();
    const { user } = openPortal({ as: seededEmails.customerBasic, at: '/products/G3/CU/1999999' });
    await user.click(await screen.findByRole('button', { name: 'Request access' }));
    const asked = await wizard();
    expect(within(asked).getByRole('radio', { name: 'Product access' })).toBeChecked();
    expect(within(asked).getByLabelText('Description')).toHaveValue(
      'I need to see Receiver 1999999 because ...',
    );
    await next(user);
    expect(await within(asked).findByLabelText('Serial number')).toHaveValue('1999999');
    expect(within(asked).getByRole('radio', { name: 'G3' })).toBeChecked();
    expect(within(asked).getByRole('radio', { name: 'Receiver' })).toBeChecked();
  });

  test('leads to what was asked for already', async () => {
    plant({
      ticketId: 'T-7',
      reporterEmail: seededEmails.customerBasic,
      requestType: 'CONFIGURATION_ACCESS',
      item: buildConfigurationRequestItem('OU9999'),
    });
    openPortal({ as: seededEmails.customerBasic, at: '/configurations/OU9999' });
    const way = await screen.findByRole('link', { name: 'You asked for this on March 1, 2026' });
    expect(way).toHaveAttribute('href', '/requests/T-7');
    expect(screen.queryByRole('button', { name: 'Request access' })).not.toBeInTheDocument();
  });

  test('a refused role that was asked for is shown instead of the wizard', async () => {
    plant({
      ticketId: 'T-8',
      reporterEmail: seededEmails.engineer,
      requestType: 'ELEVATED_PERMISSIONS',
      requestedRoles: ['KB_MAX'],
      item: null,
      realm: 'STAFF',
    });
    const { user } = openPortal({ as: seededEmails.engineer, at: '/configurations' });
    await user.click(await screen.findByRole('button', { name: /^Why not:/ }));
    await user.click(await screen.findByRole('button', { name: /^Request access/, hidden: true }));
    const found = await findDialog('You have asked already');
    expect(found).toHaveTextContent('You asked for this on March 1, 2026');
    expect(within(found).getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      '/requests/T-8',
    );
    await user.click(button(found, 'Ask for something else'));
    expect(within(await wizard()).getByLabelText('Description')).toHaveValue('');
  });

  test.each([
    [seededEmails.sales, '/administration/gcode/machines', 'I need to work with milling because ...'],
    [seededEmails.support, '/quotes', 'I need to work with quotes because ...'],
    [
      seededEmails.customerGranter,
      '/configurations?review=1',
      'I need to work with the review of configurations because ...',
    ],
  ])('the card that shows %s in place of %s asks for the area', async (as, at, wish) => {
    const { user } = openPortal({ as, at });
    await user.click(await screen.findByRole('button', { name: 'Request access' }));
    expect(within(await wizard()).getByLabelText('Description')).toHaveValue(wish);
  });

  test.each([
    '/administration/gcode/machines',
    '/administration/gcode/settings',
    '/scan',
    '/quotes',
    '/configurator',
  ])('customers read why %s is closed, and are not led to ask for what they cannot have', async (at) => {
    openPortal({ as: seededEmails.customerEngineer, at });
    expect(await screen.findByRole('heading', { name: /^No access to / })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Request access' })).toBeNull();
  });
});

describe('the page of requests', () => {
  test('shows one’s own, and no way to decide', async () => {
    plant(
      { ticketId: 'T-1', reporterEmail: seededEmails.newcomer },
      { ticketId: 'T-2', reporterEmail: seededEmails.guest },
      {
        ticketId: 'T-3',
        reporterEmail: seededEmails.newcomer,
        ticketStatus: 'REJECTED',
        created: '2026-01-01T08:00:00Z',
      },
    );
    openPortal({ as: seededEmails.newcomer, at: '/requests?view=all' });
    const list = await screen.findByRole('list', { name: 'My requests' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/requests/T-1', '/requests/T-3']);
    expect(screen.queryByRole('link', { name: 'To decide' })).not.toBeInTheDocument();
  });

  test('has few rows on the screen, however many requests there are', async () => {
    plant(...Array.from({ length: 400 }, (_, index) => ({ ticketId: `T-${index}` })));
    openPortal({ as: seededEmails.granter, at: '/requests?view=all' });
    const rows = within(await screen.findByRole('list', { name: 'Requests' })).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]).toHaveAttribute('aria-setsize', '400');
  });

  test('finds among all by what the address says', async () => {
    plant(
      { ticketId: 'T-1', reporterEmail: seededEmails.newcomer },
      { ticketId: 'T-2', reporterEmail: seededEmails.guest, ticketStatus: 'REJECTED' },
      {
        ticketId: 'T-3',
        reporterEmail: seededEmails.guest,
        ticketStatus: 'REJECTED',
        description: 'Something else',
      },
    );
    const { user } = openPortal({ as: seededEmails.granter, at: '/requests?status=REJECTED&search=service' });
    const list = await screen.findByRole('list', { name: 'Requests' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list).toHaveTextContent('T-2');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('REJECTED');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'CONFIGURATION_ACCESS');
    expect(await screen.findByText('No requests found')).toBeVisible();
    expect(new URLSearchParams(location.search).get('type')).toBe('CONFIGURATION_ACCESS');
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Requests' })).getAllByRole('listitem')).toHaveLength(3),
    );
  });

  test('says that nothing has been asked for, and that it could not be read', async () => {
    plant();
    const { goTo } = openPortal({ as: seededEmails.newcomer, at: '/requests' });
    expect(await screen.findByText('You have asked for nothing yet')).toBeVisible();
    backEnds.faults.add({ operation: 'ticketFilter', effect: 'DROP' });
    await goTo('/requests?status=OPEN');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('a status nobody listed is shown as it came', async () => {
    plant({ reporterEmail: seededEmails.newcomer, ticketStatus: 'On hold' as Ticket['ticketStatus'] });
    openPortal({ as: seededEmails.newcomer, at: '/requests' });
    expect(await screen.findByText('On hold')).toBeVisible();
  });
});

describe('one request', () => {
  test('shows whoever asked where it is, and what was answered', async () => {
    plant({
      ticketId: 'T-1',
      reporterEmail: seededEmails.newcomer,
      ticketStatus: 'REJECTED',
      actions: [
        {
          action: 'REJECT',
          note: 'Who are you?',
          created: '2026-03-02T08:00:00Z',
          createdBy: seededEmails.granter,
        },
      ],
    });
    openPortal({ as: seededEmails.newcomer, at: '/requests/T-1' });
    expect(
      await screen.findByRole('heading', { name: 'T-1 · Product 0123456 · G6 Transmitter' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Product 0123456 · G6 Transmitter' })).toHaveAttribute(
      'href',
      '/products/G6/PCU/0123456',
    );
    const way = within(screen.getByRole('list', { name: 'Where the request is' }));
    expect(way.getAllByRole('listitem').at(-1)).toHaveTextContent('Rejected');
    expect(screen.getByText('Who are you?')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  test.each([['T-404'], ['T-2']])('%s that is not there or not theirs is a silent wall', async (id) => {
    plant({ ticketId: 'T-2', reporterEmail: seededEmails.guest });
    openPortal({ as: seededEmails.newcomer, at: `/requests/${id}` });
    expect(await screen.findByText(`There is no request ${id} for you`)).toBeVisible();
    expect(await findNotifications()).toHaveTextContent(/^$/);
  });

  test('is read anew whenever it is opened', async () => {
    plant({ ticketId: 'T-1', reporterEmail: seededEmails.newcomer });
    const { goTo } = openPortal({ as: seededEmails.newcomer, at: '/requests/T-1' });
    await screen.findByRole('list', { name: 'Where the request is' });
    await goTo('/requests');
    await screen.findByRole('list', { name: 'My requests' });
    await goTo('/requests/T-1');
    await screen.findByRole('list', { name: 'Where the request is' });
    await waitFor(() => expect(sent().filter((call) => call === 'GET /cms/tickets/T-1')).toHaveLength(2));
  });

  test('is deleted by whoever asked, as long as it is open', async () => {
    plant({ ticketId: 'T-1', reporterEmail: seededEmails.newcomer });
    const { user } = openPortal({ as: seededEmails.newcomer, at: '/requests/T-1' });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(button(await findDialog('Delete request · T-1'), 'Delete'));
    await expectNotice('Request T-1 has been deleted');
    expect(sent()).toContain('DELETE /cms/tickets/T-1');
    expect(tickets().get('T-1')).toBeUndefined();
    await waitFor(() => expect(location.pathname).toBe('/requests'));
  });

  test('that was decided meanwhile is not deleted', async () => {
    plant({ ticketId: 'T-1', reporterEmail: seededEmails.newcomer });
    const { user } = openPortal({ as: seededEmails.newcomer, at: '/requests/T-1' });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const asked = await findDialog('Delete request · T-1');
    plant({ ticketId: 'T-1', reporterEmail: seededEmails.newcomer, ticketStatus: 'APPROVED' });
    await user.click(button(asked, 'Delete'));
    expect(await within(asked).findByText('Request T-1 has been changed since you saw it.')).toBeVisible();
    expect(tickets().get('T-1')).toBeDefined();
  });
});

test('the palette creates requests, and finds them by id and address', async () => {
  plant({ ticketId: 'T-41', reporterEmail: seededEmails.newcomer });
  const { user } = openPortal({ as: seededEmails.granter, at: '/requests' });
  await screen.findByRole('list', { name: 'Requests' });
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox', { name: /Search/ });
  await user.type(search, 'create request');
  expect(await screen.findByRole('option', { name: /Create request/ })).toBeInTheDocument();
  await user.clear(search);
  await user.type(search, 'new.person');
  expect(await screen.findByRole('option', { name: /T-41/ })).toBeInTheDocument();
});

test.each(['/', '/requests', '/requests/T-00031', '/configurations/OU1234'])(
  'somebody who is kept out reads so at %s, is offered nothing, and no call is refused',
  async (at) => {
    // The access lists are loaded late.
    backEnds.answer(
      http.get('*/cms/auth/access/*', async () => {
        await delay(300);
        return undefined;
      }),
    );
    openPortal({ as: seededEmails.blocked, at });
    expect(await screen.findByText(/this address is kept out/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /request/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Requests' })).not.toBeInTheDocument();
    expect(sent().filter((call) => call.includes('tickets'))).toEqual([]);
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(/^$/);
  },
);
