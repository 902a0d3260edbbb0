import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Account } from '../mocks/cms/account/routes.ts';
import { backEnds, expectNoNotices, openPortal, seededEmails } from './portal.tsx';

const list = () => screen.findByRole('list', { name: 'Accounts' });
const stored = () => backEnds.store.collection<Account>('accounts');
const area = '/administration/accounts';
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });

function plant(accountNumber: string, change: Partial<Account>): void {
  const [first] = stored().all();
  if (!first) throw new Error('No account is seeded');
  stored().put(accountNumber, { ...first, accountNumber, ...change });
}

test('the accounts are listed by name, each as it is shown everywhere, without test accounts', async () => {
  plant('4000001', {
    accountName: 'Aaa Cranes',
    accountGroup: 'Lift',
    belongsTo: 'North',
    erpID: 'SAB-77',
    accountState: 'RETIRED',
  });
  plant('4000002', { accountName: 'Aaa Trial', isTest: true });
  openPortal({ as: seededEmails.admin, at: area });
  const [first, second] = within(await list()).getAllByRole('listitem');
  expect(first).toHaveTextContent('Aaa CranesLIFTNORTH4000001SAB-77SwedenArchived');
  expect(second).not.toHaveTextContent('Aaa Trial');
  expect(screen.queryByText('Aaa Trial')).not.toBeInTheDocument();
});

test('the list has a window on many accounts, and keys along them', async () => {
  for (let index = 0; index < 500; index += 1)
    plant(String(5000000 + index), { accountName: `Aa ${index}`, isTest: false });
  const { user } = openPortal({ as: seededEmails.admin, at: area });
  const rows = await list();
  expect(within(rows).getAllByRole('listitem').length).toBeLessThan(60);
  expect(within(rows).getAllByRole('listitem')[0]).toHaveAttribute(
    'aria-setsize',
    String(
      stored()
        .all()
        .filter(({ isTest }) => !isTest).length,
    ),
  );
  within(rows).getByRole('link', { name: 'Aa 0' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(within(rows).getByRole('link', { name: 'Aa 1' })).toHaveFocus();
});

test('search and filters stand in the address', async () => {
  plant('4000001', { accountName: 'Closed Crane', accountState: 'RETIRED', dataArea: 'sde' });
  const { user } = openPortal({ as: seededEmails.support, at: area });
  await user.type(await screen.findByRole('searchbox', { name: 'Search accounts' }), 'closed 4000001');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Archived');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      search: 'closed 4000001',
      state: 'RETIRED',
    }),
  );
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subsidiary' }), 'Denmark');
  expect(await screen.findByText('No account fits this search and these filters.')).toBeVisible();
});

describe('one account', () => {
  test('shows its facts, the number of what belongs to it, and its group', async () => {
    plant('4000001', { accountName: 'Sister', accountGroup: 'Pair', isTest: false });
    plant('4000002', { accountName: 'Brother', accountGroup: 'Pair', erpID: 'SAB-9', isTest: false });
    plant('4000003', { accountName: 'Trial', accountGroup: 'Pair', isTest: true });
    openPortal({ as: seededEmails.admin, at: `${area}/4000002` });
    expect(await heading('Brother')).toBeVisible();
    expect(screen.getByRole('row', { name: 'ERP ID SAB-9' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Subsidiary Sweden' })).toBeVisible();
    expect(screen.queryByRole('row', { name: /^State/ })).not.toBeInTheDocument();
    const siblings = await screen.findByRole('list', { name: 'Other accounts of Pair' });
    expect(
      within(siblings)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Sister']);
    const links = [
      ['Configurations', '/configurations?account=4000002'],
      ['Permissions', '/permissions/4000002'],
      ['Requests', '/requests?view=all&customer=4000002'],
    ] as const;
    const belonging = within(screen.getByRole('region', { name: 'What belongs to it' }));
    for (const [name, address] of links) {
      const row = belonging.getAllByRole('listitem').find((each) => each.textContent.startsWith(name));
      expect(row && within(row).getByRole('link', { name })).toHaveAttribute('href', address);
      await waitFor(() => expect(row).toHaveTextContent(/0$/));
    }
  });

  test('that stands for no customer is called so', async () => {
    openPortal({ as: seededEmails.admin, at: `${area}/3005019` });
    expect(await heading('No customer')).toBeVisible();
  });

  test('that is not there says so on the page, and nothing else is said', async () => {
    openPortal({ as: seededEmails.admin, at: `${area}/9999999` });
    expect(await screen.findByText('There is no such account')).toBeVisible();
    expectNoNotices();
  });
});

test.each([area, '/administration/groups', `${area}/3010001`])('%s is closed to customers', async (at) => {
  openPortal({ as: seededEmails.customerAdmin, at });
  expect(await screen.findByText('No access to Accounts')).toBeVisible();
  expect(screen.getByText('Only employees can look through the accounts.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Accounts' })).not.toBeInTheDocument();
  expect(backEnds.sent.filter(({ path }) => path.includes('/account'))).toEqual([]);
});

test('the groups have a list, each leading to its accounts', async () => {
  const { user } = openPortal({ as: seededEmails.sales, at: '/administration/groups' });
  const groups = await screen.findByRole('list', { name: 'Account groups' });
  expect(within(groups).getByRole('link', { name: 'Nordic Lift Group' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search groups' }), 'nordic');
  await waitFor(() => expect(within(groups).getAllByRole('listitem')).toHaveLength(1));
  expect(groups).toHaveTextContent(/Nordic Lift Group\d+ accounts/);
  await user.click(within(groups).getByRole('link'));
  expect(await screen.findByRole('searchbox', { name: 'Search accounts' })).toHaveValue('Nordic Lift Group');
});

test.each(['accountGetAll', 'accountGroupGetAll'])('a 404 of %s is silent', async (operation) => {
  backEnds.faults.add({ operation, effect: 'STATUS', status: 404 });
  openPortal({ as: seededEmails.sales, at: operation === 'accountGetAll' ? area : '/administration/groups' });
  expect(await screen.findByText(/^No account/)).toBeVisible();
  expectNoNotices();
});

test.each([
  [area, '/accounts/all'],
  [`${area}?tab=distributors`, '/distributors/all'],
  ['/administration/groups', '/accountGroups/all'],
  [`${area}/3010001`, '/accounts/3010001'],
])('%s reads GET %s, once', async (at, path) => {
  openPortal({ as: seededEmails.sales, at });
  const read = () => backEnds.sent.filter((each) => each.method === 'GET' && each.path === `/cms${path}`);
  await waitFor(() => expect(read()).toHaveLength(1));
});

test('the distributors have a list', async () => {
  openPortal({ as: seededEmails.sales, at: `${area}?tab=distributors` });
  const distributors = await screen.findByRole('list', { name: 'Distributors' });
  expect(within(distributors).getAllByRole('listitem')).toHaveLength(7);
  expect(distributors).toHaveTextContent('D-SDE · Germany');
});

test('the palette finds accounts by ERP id, a retired one with the reason why it is no choice', async () => {
  plant('4000001', {
    accountName: 'Closed Crane',
    erpID: 'ERP-4711',
    accountState: 'RETIRED',
    isTest: false,
  });
  plant('4000002', { accountName: 'Open Crane', erpID: 'ERP-4712', isTest: false });
  const { user } = openPortal({ as: seededEmails.support, at: '/configurations' });
  await screen.findByRole('list', { name: 'Configurations' });
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('ERP-471');
  const closed = await screen.findByRole('option', { name: /Closed Crane.*Archived/ });
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  await user.click(await screen.findByRole('option', { name: /Open Crane.*4000002 · ERP-4712/ }));
  expect(await heading('Open Crane')).toBeVisible();
});
