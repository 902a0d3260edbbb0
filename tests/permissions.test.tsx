import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultAccountNumber } from '~/domain/account/accounts.ts';
import type { Account } from '../mocks/cms/account/routes.ts';
import { customerAccountNumber, groupAccountNumber, partnerAccountNumber } from '../mocks/seed/accounts.ts';
import {
  listDelegatedGrants,
  fetchCustomerGrants,
  seedGrant,
  seedRevocation,
  fetchUnits,
} from './factories/seedGrant.ts';
import { setScreenWidth } from './factories/screenWidth.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

const crane = 'crane.driver@customer.example';
const at = (address = '', account = customerAccountNumber): string =>
  `/permissions/${account}${address && `/${encodeURIComponent(address)}`}`;

beforeEach(() => setScreenWidth(1440));

const drawer = (address = crane) => screen.findByRole('region', { name: address });
const people = () => screen.findByRole('list', { name: 'People with access' });

function configurationOfCustomer(): string {
  const found = backEnds.store.configurations
    .find({}, { sort: 'modified', offset: 0, limit: 500 })
    .find(({ accountNumber }) => accountNumber === customerAccountNumber);
  if (!found) throw new Error('The customer has no configuration');
  return found.configurationId;
}

/** Distinct read calls of grants and accounts, sorted. */
const read = (): readonly string[] =>
  [
    ...new Set(
      backEnds.sent
        .map(({ method, path }) => `${method} ${path}`)
        .filter((call) => /affiliations|accounts/.test(call)),
    ),
  ].toSorted();

const lastBody = (call: string): unknown =>
  JSON.parse(backEnds.sent.findLast(({ method, path }) => `${method} ${path}` === call)?.body ?? 'null');
const place = { address: crane, realm: 'CUSTOMER', affiliation: customerAccountNumber };

describe('the customers one grants for', () => {
  test('are one’s own, found from the rail', async () => {
    const { user } = openPortal({ as: seededEmails.customerGranter, at: '/' });
    await user.click(await screen.findByRole('link', { name: 'Permissions' }));
    const list = within(await screen.findByRole('list', { name: 'Customers you may grant for' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('link')).toHaveAttribute('href', `/permissions/${customerAccountNumber}`);
  });

  test('are all of them for a granter among the employees, who searches them, also by address', async () => {
    const { user } = openPortal({ as: seededEmails.granter, at: '/permissions' });
    const search = await screen.findByRole('searchbox', { name: 'Search customers and addresses' });
    await screen.findByRole('list', { name: 'Customers you may grant for' });
    await user.type(search, seededEmails.partner);
    expect(await screen.findByText(/^[12] customers?$/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'People');
    const links = within(await people()).getAllByRole('link', { name: seededEmails.partner });
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      at(seededEmails.partner, partnerAccountNumber),
    );
  });

  test('those with grants can come first', async () => {
    const { user } = openPortal({ as: seededEmails.granter, at: '/permissions' });
    const list = await screen.findByRole('list', { name: 'Customers you may grant for' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'With grants first');
    await waitFor(() => expect(location.search).toBe('?order=GRANTED'));
    const isGranted = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => !textContent.includes('Nobody yet'));
    const grantedFirst = () => isGranted().toSorted((one, other) => Number(other) - Number(one));
    // Before the grants are loaded, no account has one.
    await waitFor(() => expect(isGranted()[0]).toBe(true));
    expect(isGranted()).toEqual(grantedFirst());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'People');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Order' })).not.toBeInTheDocument());
  });

  test('are none for others, who are told and ask nothing', async () => {
    openPortal({ as: seededEmails.customerEngineer, at: '/permissions' });
    expect(await screen.findByText('You grant for no customer')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Permissions' })).not.toBeInTheDocument();
    expect(backEnds.sent.filter(({ path }) => /affiliations|accounts/.test(path))).toEqual([]);
  });
});

describe('the grants at a customer', () => {
  test('are listed by address, and one address opens beside them', async () => {
    await seedGrant({ address: crane, note: 'Vetted by me' });
    const { user } = openPortal({ as: seededEmails.customerGranter, at: at() });
    await user.click(within(await people()).getByRole('link', { name: crane }));
    expect(location.pathname).toBe(at(crane));
    const shown = within(await drawer());
    expect(shown.getByText('Vetted by me')).toBeVisible();
    expect(shown.getByText('Basic')).toBeVisible();
  });

  test.each([
    ['that does not exist', '9999999', 'CUSTOMER'],
    ['for whom somebody else grants', partnerAccountNumber, 'CUSTOMER'],
    ['who stands for the employees', defaultAccountNumber, 'MAKER'],
  ])('of a customer %s look as those that are refused, by the same calls', async (_name, account, realm) => {
    openPortal({ as: seededEmails.customerGranter, at: at('', account) });
    expect(await screen.findByText('These permissions cannot be shown')).toBeVisible();
    const shown = document.querySelector('main')?.textContent;
    expect(read()).toEqual(['GET /cms/accounts/all', `GET /cms/affiliations/${realm}/${account}`]);
    expect(shown).not.toContain(account);
    expect(screen.queryByRole('button', { name: 'Create permission' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(/^$/);
  });

  test('that are refused are said to nobody either', async () => {
    backEnds.answer(http.get('*/cms/affiliations/*', () => HttpResponse.json({}, { status: 403 })));
    openPortal({ as: seededEmails.customerGranter, at: at() });
    expect(await screen.findByText('These permissions cannot be shown')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(/^$/);
  });

  test('of employees are asked for in their own realm', async () => {
    openPortal({ as: seededEmails.admin, at: at('', defaultAccountNumber) });
    await people();
    expect(read()).toContain(`GET /cms/affiliations/MAKER/${defaultAccountNumber}`);
    expect(screen.getByRole('heading', { name: 'Permissions among the employees' })).toBeVisible();
    expect(screen.queryByRole('link', { name: seededEmails.guest })).not.toBeInTheDocument();
  });

  test('of its customer group are listed as such, changed and revoked in their realm', async () => {
    const portal = openPortal({ as: seededEmails.admin, at: at('', groupAccountNumber) });
    const row = (await screen.findByRole('link', { name: seededEmails.groupEngineer })).closest('li');
    expect(row).toHaveTextContent(/Customer group/);
    await portal.user.click(within(await people()).getByRole('link', { name: seededEmails.groupEngineer }));
    expect(location.search).toContain('realm=CUST_GROUP');
    const opened = within(await drawer(seededEmails.groupEngineer));
    expect(
      opened.getByText('This opens every account of the customer group Nordic Lift Group.'),
    ).toBeVisible();
    expect(opened.getByText('Application engineer')).toBeVisible();
    await portal.user.click(opened.getByRole('button', { name: 'Revoke everything' }));
    await portal.user.click(
      within(await findDialog('Revoke everything')).getByRole('button', { name: 'Revoke' }),
    );
    await expectNotice(`Everything of ${seededEmails.groupEngineer} was revoked`);
    expect(await fetchUnits(seededEmails.groupEngineer)).toMatchObject({ authUnits: [] });
  });

  test('through the group of a customer name where they were granted', async () => {
    const sibling = backEnds.store
      .collection<Account>('accounts')
      .all()
      .find((each) => each.accountGroup === 'Nordic Lift Group' && each.accountNumber !== groupAccountNumber);
    openPortal({ as: seededEmails.admin, at: at('', sibling?.accountNumber) });
    const group = within(
      await screen.findByRole('region', { name: 'Through the customer group Nordic Lift Group' }),
    );
    expect(group.getByRole('link', { name: seededEmails.groupEngineer })).toHaveAttribute(
      'href',
      `${at(seededEmails.groupEngineer, groupAccountNumber)}?realm=CUST_GROUP`,
    );
  });

  test('show what is hidden in addresses, and notes folded', async () => {
    const hostile = 'mü/ller+a\u202E@customer.example';
    backEnds.answer(
      http.get('*/cms/affiliations/*', () =>
        HttpResponse.json([
          {
            affiliationId: 'A-1',
            address: hostile,
            realm: 'CUSTOMER',
            affiliation: customerAccountNumber,
            dataAreas: [],
            roles: ['BASIC'],
            delegatableRoles: [],
            accessLevel: 'OPEN',
            note: `${'long '.repeat(2000)}end`,
            item: null,
            modified: '2026-01-01T00:00:00.000Z',
          },
        ]),
      ),
    );
    const { user } = openPortal({ as: seededEmails.customerGranter, at: at() });
    const shown = 'mü/ller+a[U+202E]@customer.example';
    await user.click(within(await people()).getByRole('link', { name: shown }));
    expect(location.pathname).toBe(at(hostile));
    const opened = within(await drawer(shown));
    const [, end] = (await opened.findAllByText(/end$/)).map(({ textContent }) => textContent);
    expect(end?.length).toBeGreaterThan(9000);
    expect(opened.getByText('Whole note').closest('details')).not.toHaveAttribute('open');
  });

  test('stay few on the screen, however many there are', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      affiliationId: `A-${index}`,
      address: `person.${index}@customer.example`,
      realm: 'CUSTOMER',
      affiliation: customerAccountNumber,
      dataAreas: [],
      roles: ['BASIC'],
      delegatableRoles: [],
      accessLevel: 'OPEN',
      note: '',
      item: null,
      modified: '2026-01-01T00:00:00.000Z',
    }));
    backEnds.answer(http.get('*/cms/affiliations/*', () => HttpResponse.json(many)));
    openPortal({ as: seededEmails.customerGranter, at: at() });
    expect(await screen.findByText('2,000 people')).toBeVisible();
    expect(within(await people()).getAllByRole('listitem').length).toBeLessThan(80);
  });
});

/** Presses a button in the drawer. */
async function press({ user }: OpenPortal, name: string | RegExp): Promise<void> {
  await user.click(await within(await drawer()).findByRole('button', { name }));
}

async function answer({ user }: OpenPortal, title: string | RegExp, action: string): Promise<void> {
  const question = within(await findDialog(title));
  await user.click(question.getByRole('button', { name: action }));
}

describe('what can be done about a grant', () => {
  test('everything is revoked after a question that names address and customer', async () => {
    await seedGrant({ address: crane });
    const portal = openPortal({ as: seededEmails.customerGranter, at: at(crane) });
    await press(portal, 'Revoke everything');
    expect(await findDialog('Revoke everything')).toHaveTextContent(
      new RegExp(`Revoke everything that ${crane} was granted at .+\\?`),
    );
    await answer(portal, 'Revoke everything', 'Revoke');
    await expectNotice(`Everything of ${crane} was revoked`);
    expect(lastBody('POST /cms/affiliations/revoke')).toEqual(place);
    expect((await fetchCustomerGrants()).some(({ address }) => address === crane)).toBe(false);
    expect(await fetchUnits(crane)).toMatchObject({ authUnits: [] });
    await waitFor(() => expect(location.pathname).toBe(at()));
  });

  test('a revocation by somebody else is noticed under an open page', async () => {
    await seedGrant({ address: crane });
    const portal = openPortal({ as: seededEmails.customerGranter, at: at(crane) });
    await press(portal, 'Revoke everything');
    await seedRevocation(crane);
    await answer(portal, 'Revoke everything', 'Revoke');
    const question = within(await findDialog('Revoke everything'));
    expect(await question.findByText(/has been revoked meanwhile/)).toBeVisible();
    expect(question.queryByRole('button', { name: 'Revoke' })).not.toBeInTheDocument();
  });

  test('a configuration is opened by itself, and revoked by itself', async () => {
    await seedGrant({ address: crane });
    const id = configurationOfCustomer();
    const portal = openPortal({ as: seededEmails.granter, at: at(crane) });
    await press(portal, 'Open a configuration or product');
    const form = within(await findDialog(`Open for ${crane}`));
    await portal.user.type(form.getByLabelText('Configuration ID'), id);
    await portal.user.click(form.getByRole('button', { name: 'Open' }));
    await expectNotice(`Configuration ${id} opened for ${crane}`);
    const opened = { ...place, item: { configurationId: id, productItem: null } };
    expect(lastBody('POST /cms/affiliations/unitAccess')).toEqual(opened);
    expect((await fetchCustomerGrants()).filter(({ address }) => address === crane)).toHaveLength(2);

    await press(portal, `Revoke Configuration ${id}`);
    await answer(portal, 'Revoke permission', 'Revoke');
    await expectNotice(`Configuration ${id} of ${crane} was revoked`);
    expect(lastBody('DELETE /cms/affiliations/unitAccess')).toEqual(opened);
    expect((await fetchCustomerGrants()).filter(({ address }) => address === crane)).toHaveLength(1);
  });

  test('a product that is opened by itself leads to its page', async () => {
    const [granted] = (await fetchCustomerGrants()).filter(({ item }) => item?.productItem);
    const product = granted?.item?.productItem;
    if (!product) throw new Error('No product was granted');
    openPortal({ as: seededEmails.granter, at: at(granted.address) });
    const { productFamily, deviceType, serialNumber } = product;
    const there = within(await drawer(granted.address));
    expect(await there.findByRole('link', { name: new RegExp(serialNumber) })).toHaveAttribute(
      'href',
      `/products/${productFamily}/${deviceType}/${serialNumber}`,
    );
  });

  test('roles are changed with a reason, and with what may be given on', async () => {
    await seedGrant({ address: crane });
    const portal = openPortal({ as: seededEmails.customerAdmin, at: at(crane) });
    await press(portal, 'Change roles');
    const form = within(await findDialog(`Roles of ${crane}`));
    await portal.user.click(await form.findByRole('checkbox', { name: /^Granter/ }));
    await portal.user.click(form.getByRole('switch', { name: /^May grant these roles/ }));
    await portal.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('A reason is required')).toBeVisible();
    await portal.user.type(form.getByLabelText('Reason'), 'New shift leader');
    await portal.user.click(form.getByRole('button', { name: 'Save' }));
    await expectNotice(`Roles of ${crane} saved`);
    const [saved] = listDelegatedGrants().at(-1) ?? [];
    expect(saved?.roles).toEqual(['BASIC', 'GRANTER']);
    expect(saved?.delegatableRoles).toContain('BASIC');
    expect(saved?.delegatableRoles).not.toContain('GRANTER');
    expect(saved?.note).toMatch(/^Vetted\n.+: New shift leader$/);
  });

  test('what may be given on is taken back, and the roles stay', async () => {
    await seedGrant({ address: crane, roles: ['BASIC', 'GRANTER'], delegatableRoles: ['BASIC'] });
    const portal = openPortal({ as: seededEmails.customerAdmin, at: at(crane) });
    await press(portal, 'Change roles');
    const form = within(await findDialog(`Roles of ${crane}`));
    const passesOn = await form.findByRole('switch', { name: /^May grant these roles/ });
    expect(passesOn).toBeChecked();
    await portal.user.click(passesOn);
    await portal.user.type(form.getByLabelText('Reason'), 'Grants no longer');
    await portal.user.click(form.getByRole('button', { name: 'Save' }));
    await expectNotice(`Roles of ${crane} saved`);
    expect(listDelegatedGrants().at(-1)).toMatchObject([
      { roles: ['BASIC', 'GRANTER'], delegatableRoles: [] },
    ]);
    const [kept] = (await fetchCustomerGrants()).filter(({ address }) => address === crane);
    expect(kept).toMatchObject({ roles: ['BASIC', 'GRANTER'], delegatableRoles: [] });
  });

  test('who may give nothing on any more changes nothing', async () => {
    await seedGrant({ address: crane });
    const [own] = (await fetchCustomerGrants()).filter(
      ({ address }) => address === seededEmails.customerGranter,
    );
    await seedGrant({ ...own, delegatableRoles: [], note: `${own?.note}\nGrants no longer` });
    const { goTo } = openPortal({ as: seededEmails.customerGranter, at: at(crane) });
    const there = within(await drawer());
    expect(await there.findByText('You do not grant permissions at this account.')).toBeVisible();
    expect(there.getByRole('button', { name: 'Change roles' })).toBeDisabled();
    expect(there.getByRole('button', { name: 'Revoke everything' })).toBeDisabled();
    for (const name of ['Grant to many', 'Create permission']) {
      const begins = screen.getByRole('button', { name });
      expect(begins).toBeDisabled();
      expect(begins).toHaveAccessibleDescription('You do not grant permissions at this account.');
    }
    await goTo('/permissions');
    await screen.findByRole('heading', { name: 'Permissions', level: 1 });
    const anywhere = await screen.findByRole('button', { name: 'Create permission' });
    expect(anywhere).toBeDisabled();
    expect(anywhere).toHaveAccessibleDescription(/^You cannot grant anything/);
  });

  test('roles one may not give stay, with the reason', async () => {
    await seedGrant({ address: crane, roles: ['BASIC', 'ADMIN'] });
    const portal = openPortal({ as: seededEmails.customerGranter, at: at(crane) });
    await press(portal, 'Change roles');
    const form = within(await findDialog(`Roles of ${crane}`));
    const admin = await form.findByRole('checkbox', { name: /^Administrator/ });
    expect(admin).toBeChecked();
    expect(admin).toBeDisabled();
    expect(form.getByText('You may not change this role.')).toBeVisible();
  });

  test('one’s own grant is not to be changed', async () => {
    openPortal({ as: seededEmails.customerGranter, at: at(seededEmails.customerGranter) });
    const own = within(await drawer(seededEmails.customerGranter));
    expect(await own.findByRole('button', { name: 'Revoke everything' })).toBeDisabled();
    const said = own.getByText(/^You cannot change your own permissions/);
    expect(said).toBeVisible();
    for (const button of own.getAllByRole('button').filter((each) => each.matches(':disabled'))) {
      expect(button).toHaveAttribute('aria-describedby', said.id);
    }
  });

  test('an address without a grant is offered one', async () => {
    const portal = openPortal({ as: seededEmails.customerGranter, at: at('nobody@customer.example') });
    const opened = within(await drawer('nobody@customer.example'));
    await portal.user.click(opened.getByRole('button', { name: 'Grant a permission' }));
    const form = within(await findDialog('Create permission'));
    expect(form.getByLabelText('E-mail address')).toHaveValue('nobody@customer.example');
  });
});

test('many addresses are granted the same, each with its verdict', async () => {
  await seedGrant({ address: crane });
  const portal = openPortal({ as: seededEmails.customerGranter, at: at() });
  await portal.user.click(await screen.findByRole('button', { name: 'Grant to many' }));
  const form = within(await findDialog(/^Grant to many at /));
  await portal.user.click(form.getByLabelText('E-mail addresses'));
  await portal.user.paste(`one@customer.example\nno address\n${crane}\n${seededEmails.customerGranter}`);
  const verdicts = within(form.getByRole('list', { name: 'Verdict on each address' }));
  expect(verdicts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'one@customer.exampleWill be granted',
    'no addressA valid e-mail address is required',
    `${crane}Has these roles already`,
    expect.stringMatching(/You cannot change your own/),
  ]);
  await portal.user.type(form.getByLabelText('Reason'), 'Course of March');
  await portal.user.click(form.getByRole('button', { name: 'Grant to 1' }));
  await expectNotice('Granted to 1 address');
  expect((await fetchCustomerGrants()).map(({ address }) => address)).toContain('one@customer.example');
});

test('closing the dialog in the middle of many ends with the address that is on its way, and says so', async () => {
  const portal = openPortal({ as: seededEmails.customerGranter, at: at() });
  await portal.user.click(await screen.findByRole('button', { name: 'Grant to many' }));
  const form = within(await findDialog(/^Grant to many at /));
  await portal.user.click(form.getByLabelText('E-mail addresses'));
  await portal.user.paste('one@customer.example\ntwo@customer.example\nthree@customer.example');
  await portal.user.type(form.getByLabelText('Reason'), 'Course of March');
  const held = Promise.withResolvers<undefined>();
  const asked = vi.fn(() => held.promise);
  backEnds.answer(http.post('*/cms/affiliations/delegate', asked, { once: true }));
  await portal.user.click(form.getByRole('button', { name: 'Grant to 3' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await portal.user.keyboard('{Escape}');
  held.resolve(undefined);
  await expectNotice(/^Granted to 1 address before it was closed/);
  const granted = (await fetchCustomerGrants()).map(({ address }) => address);
  expect(granted).toContain('one@customer.example');
  expect(granted).not.toContain('two@customer.example');
});

test('of very many addresses only as many verdicts stand there as can be looked through', async () => {
  const portal = openPortal({ as: seededEmails.customerGranter, at: at() });
  await portal.user.click(await screen.findByRole('button', { name: 'Grant to many' }));
  const form = within(await findDialog(/^Grant to many at /));
  await portal.user.click(form.getByLabelText('E-mail addresses'));
  await portal.user.paste(
    Array.from({ length: 1000 }, (_, index) => `a${index}@customer.example`).join('\n'),
  );
  const verdicts = within(form.getByRole('list', { name: 'Verdict on each address' }));
  expect(verdicts.getAllByRole('listitem')).toHaveLength(201);
  expect(verdicts.getByText('and 800 more')).toBeVisible();
  expect(form.getByText('200 of 1,000 will be granted')).toBeVisible();
});

test('many employees are granted no role that is not on offer to them', async () => {
  const portal = openPortal({ as: seededEmails.granter, at: at('', defaultAccountNumber) });
  await portal.user.click(await screen.findByRole('button', { name: 'Grant to many' }));
  const form = within(await findDialog(/^Grant to many /));
  await portal.user.click(form.getByLabelText('E-mail addresses'));
  await portal.user.paste('one@maker.example');
  await portal.user.type(form.getByLabelText('Reason'), 'Course of March');
  await portal.user.click(form.getByRole('button', { name: 'Grant to 1' }));
  expect(await form.findByText('At least 1 role is required')).toBeVisible();
  await portal.user.click(form.getByRole('checkbox', { name: /^Developer/ }));
  await portal.user.click(form.getByRole('button', { name: 'Grant to 1' }));
  await expectNotice('Granted to 1 address');
  expect(listDelegatedGrants().map(([draft]) => draft?.roles)).toEqual([['BASIC'], ['BASIC', 'DEVELOPER']]);
});

describe('the access review', () => {
  const list = () => screen.findByRole('list', { name: 'Grants under review' });

  test('begins with the oldest, keeps and revokes by key, and exports the result', async () => {
    await seedGrant({ address: crane });
    const grants = (await fetchCustomerGrants()).toSorted((a, b) => (a.modified < b.modified ? -1 : 1));
    const [first] = grants;
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const { user, goTo } = openPortal({ as: seededEmails.customerAdmin, at: `${at()}?review=1` });
    const links = within(await list()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      grants.slice(0, links.length).map(({ address }) => address),
    );
    expect(await screen.findByRole('region', { name: grants[0]?.address ?? '' })).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByText(/^1 kept, 0 revoked/)).toBeVisible());
    const kept = (await fetchCustomerGrants()).find(
      ({ affiliationId }) => affiliationId === first?.affiliationId,
    );
    expect(kept).toMatchObject({ address: first?.address, roles: first?.roles });
    expect(kept?.note).toMatch(
      new RegExp(`^${first?.note}\n\\d{4}-\\d\\d-\\d\\d ${seededEmails.customerAdmin}: Reviewed and kept$`),
    );
    // The person keeps the position in the review.
    expect(within(await list()).getAllByRole('link')[0]).toHaveTextContent(first?.address ?? '');

    const before = listDelegatedGrants().length;
    await goTo(`${at()}?review=1&open=${grants.at(-1)?.affiliationId}`);
    await drawer();
    await user.keyboard('{Control>}{Backspace}{/Control}');
    await findDialog('Revoke everything');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/^1 kept, 1 revoked/)).toBeVisible());
    expect((await fetchCustomerGrants()).some(({ address }) => address === crane)).toBe(false);
    expect(listDelegatedGrants()).toHaveLength(before);

    await user.click(screen.getByRole('button', { name: 'Export result' }));
    const text = await saved[0]?.text();
    expect(text).toContain(`"${crane}","The account","Basic"`);
    expect(text).toMatch(/"Kept","customer\.administrator@customer\.example"/);
    expect(text).toMatch(/"Revoked","customer\.administrator@customer\.example"/);
  });

  test('an answer that comes late carries nobody off from the grant they have opened since', async () => {
    await seedGrant({ address: crane });
    const grants = (await fetchCustomerGrants()).toSorted((a, b) => (a.modified < b.modified ? -1 : 1));
    const held = Promise.withResolvers<undefined>();
    const asked = vi.fn(() => held.promise);
    const portal = openPortal({ as: seededEmails.customerAdmin, at: `${at()}?review=1` });
    expect(await screen.findByRole('region', { name: grants[0]?.address ?? '' })).toBeVisible();
    backEnds.answer(http.post('*/cms/affiliations/delegate', asked, { once: true }));
    await portal.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await portal.goTo(`${at()}?review=1&open=${grants.at(-1)?.affiliationId}`);
    await drawer();
    held.resolve(undefined);
    expect(await screen.findByText(/^1 kept, 0 revoked/)).toBeVisible();
    expect(location.search).toContain(`open=${grants.at(-1)?.affiliationId}`);
    expect(await drawer()).toBeVisible();
  });

  test('has the focus go with the grant that is open, by key from the row or from nothing', async () => {
    const grants = (await fetchCustomerGrants()).toSorted((a, b) => (a.modified < b.modified ? -1 : 1));
    const names = grants.map(({ address }) => address);
    const { user } = openPortal({ as: seededEmails.customerAdmin, at: `${at()}?review=1` });
    const region = (index: number): Promise<HTMLElement> =>
      screen.findByRole('region', { name: names[index] ?? '' });
    const first = await region(0);
    await waitFor(() => expect(first).toHaveFocus());
    within(await list())
      .getAllByRole('link')[0]
      ?.focus();
    for (const index of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      await user.keyboard('{Control>}{Enter}{/Control}');
      // oxlint-disable-next-line no-await-in-loop
      await region(index);
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(document.activeElement).toHaveTextContent(names[index] ?? ''));
      expect(document.activeElement).toHaveAttribute('aria-current', 'true');
    }
    await user.keyboard('{Control>}{ArrowUp}{/Control}');
    await region(1);
    expect(document.activeElement).toHaveTextContent(names[1] ?? '');
  });

  test('goes on at the next grant once one has been revoked', async () => {
    await seedGrant({ address: crane });
    const grants = (await fetchCustomerGrants()).toSorted((a, b) => (a.modified < b.modified ? -1 : 1));
    const [planted] = grants.filter(({ address }) => address === crane);
    const { user } = openPortal({
      as: seededEmails.customerAdmin,
      at: `${at()}?review=1&open=${planted?.affiliationId}`,
    });
    await user.click(within(await drawer()).getByRole('button', { name: /^Revoke/ }));
    await user.click(within(await findDialog('Revoke everything')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.getByText(/^0 kept, 1 revoked/)).toBeVisible());
    const next = await screen.findByRole('region', { name: grants[0]?.address ?? '' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  test('keeps nothing that has changed since it was looked at', async () => {
    await seedGrant({ address: crane });
    const [planted] = (await fetchCustomerGrants()).filter(({ address }) => address === crane);
    const at0 = `${at()}?review=1&open=${planted?.affiliationId}`;
    const { user } = openPortal({ as: seededEmails.customerAdmin, at: at0 });
    await drawer();
    await seedGrant({ address: crane, roles: ['BASIC', 'GRANTER'], note: 'Vetted\nmore' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expectNotice(/has changed since you looked/);
    expect(screen.getByText(/^0 kept, 0 revoked/)).toBeVisible();
    expect(listDelegatedGrants()).toEqual([]);
  });

  test('revokes nothing at once that has changed since it was looked at', async () => {
    await seedGrant({ address: crane });
    const [planted] = (await fetchCustomerGrants()).filter(({ address }) => address === crane);
    const at0 = `${at()}?review=1&open=${planted?.affiliationId}`;
    const { user } = openPortal({ as: seededEmails.customerAdmin, at: at0 });
    await drawer();
    await seedGrant({ address: crane, roles: ['BASIC', 'GRANTER'], note: 'Vetted\nmore' });
    await user.keyboard('{Control>}{Backspace}{/Control}');
    const question = await findDialog('Revoke everything');
    await user.keyboard('{Enter}');
    expect(
      await within(question).findByText('The roles: Basic before, Basic and Granter now.'),
    ).toBeVisible();
    expect((await fetchCustomerGrants()).some(({ address }) => address === crane)).toBe(true);
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.getByText(/^0 kept, 1 revoked/)).toBeVisible());
  });

  test('what was granted singly stays in the result as revoked with the account it stood on', async () => {
    const id = configurationOfCustomer();
    await seedGrant({ address: crane });
    await seedGrant({ address: crane, item: { configurationId: id, productItem: null } });
    const base = (await fetchCustomerGrants()).find(
      ({ address, item }) => address === crane && item === null,
    );
    const { user } = openPortal({
      as: seededEmails.customerAdmin,
      at: `${at()}?review=1&open=${base?.affiliationId}`,
    });
    const before = within(await list()).getAllByRole('listitem').length;
    await drawer();
    await user.keyboard('{Control>}{Backspace}{/Control}');
    await findDialog('Revoke everything');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/^0 kept, 2 revoked/)).toBeVisible());
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(before);
  });

  test('one’s own grant is kept without an entry in its note', async () => {
    const [own] = (await fetchCustomerGrants()).filter(
      ({ address }) => address === seededEmails.customerAdmin,
    );
    const { user } = openPortal({
      as: seededEmails.customerAdmin,
      at: `${at()}?review=1&open=${own?.affiliationId}`,
    });
    expect(await screen.findByText('You may keep it, without an entry in its note.')).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByText(/^1 kept, 0 revoked/)).toBeVisible());
    expect(listDelegatedGrants()).toEqual([]);
  });
});

test('one configuration that was granted is opened by whom it was granted to', async () => {
  const id = configurationOfCustomer();
  await seedGrant({ address: seededEmails.newcomer });
  await seedGrant({ address: seededEmails.newcomer, item: { configurationId: id, productItem: null } });
  openPortal({ as: seededEmails.newcomer, at: `/configurations/${id}` });
  expect(await screen.findByRole('heading', { name: id, level: 1 })).toBeVisible();
});

describe('the PERMISSIONS tab of a configuration', () => {
  test('grants and revokes this one configuration', async () => {
    await seedGrant({ address: crane });
    const id = configurationOfCustomer();
    await seedGrant({ address: crane, item: { configurationId: id, productItem: null } });
    const { user } = openPortal({ as: seededEmails.granter, at: `/configurations/${id}?tab=PERMISSIONS` });
    await user.click(await screen.findByRole('button', { name: `Revoke the permission of ${crane}` }));
    const question = within(await findDialog('Revoke permission'));
    await waitFor(() =>
      expect(question.getByText(new RegExp(`Revoke Configuration ${id} of ${crane}`))).toBeVisible(),
    );
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    await expectNotice(`Configuration ${id} of ${crane} was revoked`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Create permission' }));
    const form = within(await findDialog('Create permission'));
    expect(await form.findByRole('radio', { name: 'Configuration access' })).toBeChecked();
    await user.type(form.getByLabelText('E-mail address'), crane);
    await user.type(form.getByLabelText('Reason'), 'Commissioning');
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(await form.findByLabelText('Configuration ID')).toHaveValue(id);
  });

  test('offers neither to somebody who does not grant', async () => {
    openPortal({
      as: seededEmails.customerEngineer,
      at: `/configurations/${configurationOfCustomer()}?tab=PERMISSIONS`,
    });
    await screen.findByRole('heading', { name: 'Granted for this configuration' });
    expect(screen.queryByRole('button', { name: 'Create permission' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
  });

  test('says to those who are told of their own grants alone that there may be others', async () => {
    const id = configurationOfCustomer();
    openPortal({ as: seededEmails.approver, at: `/configurations/${id}?tab=PERMISSIONS` });
    expect(await screen.findByText(/^Only your own grants are listed/)).toBeVisible();
    expect(await screen.findByText('You have no grant for just this configuration')).toBeVisible();
    expect(screen.queryByText(/^Nobody has access/)).not.toBeInTheDocument();
    cleanup();
    openPortal({ as: seededEmails.admin, at: `/configurations/${id}?tab=PERMISSIONS` });
    expect(await screen.findByText('Nobody has access to just this configuration')).toBeVisible();
    expect(screen.queryByText(/^Only your own grants/)).not.toBeInTheDocument();
  });
});
