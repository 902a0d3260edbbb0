import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getAccessRowId, type AccessRow } from '../mocks/store/records.ts';
import { config } from '~/config.ts';
import * as saving from '~/platform/saveFile.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails, type OpenPortal } from './portal.tsx';

const page = '/administration/permissions/roles';
const rows = () => backEnds.store.collection<AccessRow>('access').all();
const stored = (realm: string, role: string) =>
  rows().find((row) => row.realm === realm && row.role === role);
const written = (): string[] =>
  backEnds.sent
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/cms/auth/'))
    .map(({ path }) => path);
const grid = (name: string) => screen.findByRole('grid', { name });
const cell = async (name: string | RegExp) => screen.findByRole('gridcell', { name });
const button = (name: string) => screen.findByRole('button', { name });

const open = (tab = ''): OpenPortal =>
  openPortal({ as: seededEmails.admin, at: `${page}${tab && `?tab=${tab}`}` });

test.each([seededEmails.granter, seededEmails.engineer, seededEmails.customerAdmin])(
  '%s is told who may see it, and nothing is read',
  async (as) => {
    openPortal({ as, at: page });
    expect(await screen.findByText('No access to Services, servlets and roles')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Roles and lists' })).not.toBeInTheDocument();
    expect(backEnds.sent.filter(({ path }) => path.endsWith('/all'))).toEqual([]);
  },
);

test('services: the methods of every role, with their summaries, and the realms in words', async () => {
  const { user } = open();
  expect(await cell('Employees, Granter: supportMailSend: yes')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /ApproverEmployees/ })).toHaveAttribute(
    'title',
    'Reviews and approves configurations',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search operations' }), 'cacheUpdate');
  expect(await screen.findByText('Have the CMS read a list again')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Realm' }), 'Customer');
  expect(await cell('Customer, Basic: cacheUpdate: nothing')).toBeVisible();
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      realm: 'CUSTOMER',
      search: 'cacheUpdate',
    }),
  );
});

test('the tables are read by their calls, each once, and a change is sent as the whole row of its role', async () => {
  const { user } = open();
  await user.click(await cell('Employees, Support: cacheUpdate: nothing'));
  const read = backEnds.sent.map(({ method, path }) => `${method} ${path}`);
  for (const address of ['access/service/all', 'access/object/all', 'realmRoles'])
    expect(read.filter((each) => each === `GET /cms/auth/${address}`)).toHaveLength(1);
  const before = stored('STAFF', 'SUPPORT')?.methods ?? [];
  await user.click(await button('Review'));
  await user.click(within(await findDialog('Review the changes')).getByRole('button', { name: 'Apply' }));
  await expectNotice(/^1 change applied/);
  const sent = backEnds.sent.filter(({ method, path }) => method === 'POST' && path.includes('/auth/'));
  expect(sent.map(({ path }) => path)).toEqual(['/cms/auth/access/service']);
  const [row] = JSON.parse(sent[0]?.body ?? '').accessMap;
  expect(row).toEqual({ realm: config.productCode, role: 'SUPPORT', serviceMethods: expect.any(Array) });
  expect(row.serviceMethods).toEqual(
    expect.arrayContaining([...before, 'cacheUpdate'].map((methodId) => ({ methodId }))),
  );
  expect(row.serviceMethods).toHaveLength(before.length + 1);
});

test('a change is collected, reviewed, applied, and taken back', async () => {
  const { user } = open('servlets');
  await user.click(await cell('Employees, Sales engineer: PART: read'));
  expect(await cell('Employees, Sales engineer: PART: write, changed from read')).toHaveFocus();
  await user.keyboard(' ');
  expect(await cell('Employees, Sales engineer: PART: read and write, changed from read')).toBeVisible();
  expect(screen.getByText('1 change not applied yet')).toBeVisible();
  expect(written()).toEqual([]);

  await user.click(await button('Review'));
  const review = within(await findDialog('Review the changes'));
  expect(review.getByText('Servlets: Employees, Sales engineer')).toBeInTheDocument();
  expect(review.getByText('Gains: write PART')).toBeInTheDocument();
  expect(
    review.getByText('Everybody who is Sales engineer in “Employees”, from their next call on.'),
  ).toBeInTheDocument();
  await user.click(review.getByRole('button', { name: 'Apply' }));
  await expectNotice("1 change applied; they hold from everybody's next call on");
  expect(stored('STAFF', 'SALES_ENGINEER')?.objects).toMatchObject({ PART: 'BOTH', PRODUCT: 'READ' });
  expect(written()).toEqual(['/cms/auth/access/object']);
  const sent = backEnds.sent.findLast(({ path }) => path === '/cms/auth/access/object');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    accessMap: [
      {
        realm: config.productCode,
        role: 'SALES_ENGINEER',
        objectAccess: stored('STAFF', 'SALES_ENGINEER')?.objects,
      },
    ],
  });

  await user.click(await button('Revert'));
  await user.click(await button('Review'));
  const back = within(await findDialog('Review the changes'));
  expect(back.getByText('Loses: write PART')).toBeInTheDocument();
  await user.click(back.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(stored('STAFF', 'SALES_ENGINEER')?.objects).toMatchObject({ PART: 'READ' }));
});

test('what a role has lost is refused to whoever has it, and the page names the call', async () => {
  const support = stored('STAFF', 'SUPPORT');
  if (!support) throw new Error('The seed gives the support some access');
  const { ACCOUNT: _, ...objects } = support.objects;
  backEnds.store
    .collection<AccessRow>('access')
    .put(getAccessRowId('STAFF', 'SUPPORT'), { ...support, objects });
  openPortal({ as: seededEmails.support, at: '/administration/accounts' });
  expect(await screen.findByText('You are not permitted to call accountGetAll.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Accounts' })).not.toBeInTheDocument();
});

test('an administrator is told that they take something from themselves', async () => {
  const { user } = open();
  await user.click(await cell('Employees, Administrator: cacheUpdate: yes'));
  await user.click(await button('Review'));
  const review = within(await findDialog('Review the changes'));
  expect(review.getByText(/^You hold one of these roles: you lose this yourself/)).toBeInTheDocument();
  expect(review.getByRole('button', { name: 'Apply' })).toHaveAccessibleDescription('Type ADMIN first');
});

test('what touches administrators or granters is confirmed by typing', async () => {
  const { user } = open();
  await user.click(await cell('Employees, Granter: cacheUpdate: nothing'));
  await user.click(await button('Review'));
  const review = within(await findDialog('Review the changes'));
  const apply = review.getByRole('button', { name: 'Apply' });
  expect(apply).toBeDisabled();
  expect(apply).toHaveAccessibleDescription('Type GRANTER first');
  expect(review.queryByText(/^You hold one of these roles/)).not.toBeInTheDocument();
  await user.type(review.getByRole('textbox', { name: /Type GRANTER to confirm/ }), 'GRANTER');
  await user.click(apply);
  await waitFor(() => expect(stored('STAFF', 'GRANTER')?.methods).toContain('cacheUpdate'));
});

test('a failed step is shown, and is the one that goes on', async () => {
  const { user } = open();
  await user.click(await cell('Employees, Support: cacheUpdate: nothing'));
  await user.click(await cell('Employees, Developer: cacheUpdate: nothing'));
  await user.click(await button('Review'));
  const review = within(await findDialog('Review the changes'));
  backEnds.faults.add({ operation: 'serviceAccessUpdate', effect: 'STATUS', status: 503, times: 1 });
  await user.click(review.getByRole('button', { name: 'Apply' }));
  expect(await review.findByText(/^A step has failed/)).toBeInTheDocument();
  expect(stored('STAFF', 'SUPPORT')?.methods).not.toContain('cacheUpdate');
  expect(review.getAllByText(/: failed|: to do/)).toHaveLength(2);
  await user.click(review.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(stored('STAFF', 'DEVELOPER')?.methods).toContain('cacheUpdate'));
  expect(stored('STAFF', 'SUPPORT')?.methods).toContain('cacheUpdate');
  expect(written()).toHaveLength(3);
});

test('a review that is closed in the middle applies nothing more, and the rest stays collected', async () => {
  const { user } = open();
  await user.click(await cell('Employees, Support: cacheUpdate: nothing'));
  await user.click(await cell('Employees, Developer: cacheUpdate: nothing'));
  await user.click(await button('Review'));
  const review = within(await findDialog('Review the changes'));
  const held = Promise.withResolvers<undefined>();
  const asked = vi.fn(() => held.promise);
  backEnds.answer(http.post('*/cms/auth/access/service', asked, { once: true }));
  await user.click(review.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await user.keyboard('{Escape}');
  held.resolve(undefined);
  await expectNotice(/^1 of 2 steps done before the review was closed/);
  expect(written()).toHaveLength(1);
  expect(screen.getByText('1 change not applied yet')).toBeVisible();
});

test('what is applied is no edit any more, also where somebody else takes it back', async () => {
  const { user } = open('servlets');
  await user.click(await cell('Employees, Sales engineer: PART: read'));
  await user.click(await button('Review'));
  await user.click(within(await findDialog('Review the changes')).getByRole('button', { name: 'Apply' }));
  await expectNotice(/^1 change applied/);
  const sales = stored('STAFF', 'SALES_ENGINEER');
  if (!sales) throw new Error('No row');
  const accessRows = backEnds.store.collection<AccessRow>('access');
  accessRows.put('STAFF/SALES_ENGINEER', { ...sales, objects: { ...sales.objects, PART: 'READ' } });
  cleanup();
  // The collected changes are stored in the tab.
  open('servlets');
  expect(await cell('Employees, Sales engineer: PART: read')).toBeVisible();
  expect(screen.queryByText(/not applied yet/)).not.toBeInTheDocument();
});

test('what a failure has left over is applied later, and all of it is taken back', async () => {
  const { user } = open();
  await user.click(await cell('Employees, Support: cacheUpdate: nothing'));
  await user.click(screen.getByRole('link', { name: 'Servlets' }));
  await user.click(await cell('Employees, Sales engineer: PART: read'));
  await user.click(await button('Review'));
  const review = within(await findDialog('Review the changes'));
  backEnds.faults.add({ operation: 'objectAccessUpdate', effect: 'STATUS', status: 503, times: 1 });
  await user.click(review.getByRole('button', { name: 'Apply' }));
  expect(await review.findByText(/^A step has failed/)).toBeInTheDocument();
  await user.click(review.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('1 change not applied yet')).toBeVisible();
  await user.click(await button('Review'));
  await user.click(within(await findDialog('Review the changes')).getByRole('button', { name: 'Apply' }));
  await expectNotice(/^1 change applied/);
  await user.click(await button('Revert'));
  expect(await screen.findByText('2 changes not applied yet')).toBeVisible();
});

test('what somebody else has changed is shown first, and is kept', async () => {
  const { user } = open();
  await user.click(await cell('Employees, Support: cacheUpdate: nothing'));
  await user.click(await button('Review'));
  const review = within(await findDialog('Review the changes'));
  const support = stored('STAFF', 'SUPPORT');
  if (!support) throw new Error('No row');
  const accessRows = backEnds.store.collection<AccessRow>('access');
  accessRows.put('STAFF/SUPPORT', { ...support, methods: [...support.methods, 'productCacheClear'] });
  await user.click(review.getByRole('button', { name: 'Apply' }));
  expect(await review.findByText('Somebody has changed the roles since you saw them.')).toBeInTheDocument();
  expect(review.getByText('Employees, Support: productCacheClear: nothing → yes')).toBeInTheDocument();
  expect(written()).toEqual([]);
  await user.click(review.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(stored('STAFF', 'SUPPORT')?.methods).toEqual(
      expect.arrayContaining(['cacheUpdate', 'productCacheClear']),
    ),
  );
});

test('what a review takes and gives is said of what it has read last, as what somebody else has changed', async () => {
  const { user } = open('servlets');
  await user.click(await cell('Employees, Sales engineer: PART: read'));
  await user.click(await button('Review'));
  const review = within(await findDialog('Review the changes'));
  expect(review.getByText('Gains: write PART')).toBeInTheDocument();
  expect(review.getByText('Loses: read PART')).toBeInTheDocument();
  const sales = stored('STAFF', 'SALES_ENGINEER');
  if (!sales) throw new Error('No row');
  const accessRows = backEnds.store.collection<AccessRow>('access');
  accessRows.put('STAFF/SALES_ENGINEER', { ...sales, objects: { ...sales.objects, PART: 'BOTH' } });
  await user.click(review.getByRole('button', { name: 'Apply' }));
  expect(await review.findByText(/PART: read → read and write/)).toBeInTheDocument();
  expect(review.getByText('Loses: read PART')).toBeInTheDocument();
  expect(review.queryByText(/^Gains/)).not.toBeInTheDocument();
});

test('the roles of a realm are set by realm', async () => {
  const { user } = open('roles');
  expect(await grid('Roles of the realms')).toBeVisible();
  expect(screen.getByText('Administers milling resources')).toBeVisible();
  await user.click(await cell('Customer: Developer: nothing'));
  await user.click(await button('Review'));
  const review = within(await findDialog('Review the changes'));
  expect(review.getByText('Gains: role Developer')).toBeInTheDocument();
  await user.click(review.getByRole('button', { name: 'Apply' }));
  await expectNotice(/1 change applied/);
  const sent = backEnds.sent.find(({ method, path }) => method === 'POST' && path.endsWith('/realmRoles'));
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    realm: 'CUSTOMER',
    roles: expect.arrayContaining(['BASIC', 'DEVELOPER']),
  });
});

test('each role is described beside its name, but for those that have no description', async () => {
  open('roles');
  const table = within(await grid('Roles of the realms'));
  const described = table
    .getAllByRole('rowheader')
    .map((head) => [...head.children].map((part) => part.textContent));
  expect(described).toEqual([
    ['Guest', 'May request access to products'],
    ['Basic', "Customer who sees the customer's products"],
    ['Support', 'Provider employee who sees configurations and products'],
    ['Production', 'Sees products, configurations and their artefacts'],
    ['Production administrator', 'Administers milling resources'],
    ['Sales engineer', ''],
    ['Application engineer', 'Has access, and creates new configurations and products'],
    ['Developer', ''],
    ['Approver', 'Reviews and approves configurations'],
    [
      'Granter',
      "Grants access to internal and external users or, for customers, to other users on the customer's behalf",
    ],
    [
      'Administrator',
      "Administers all resources of the configurator and portal, or of the customer's own resources",
    ],
    ['3D configurator', ''],
  ]);
});

test('a type of objects that nobody has access to can still be given', async () => {
  const accessRows = backEnds.store.collection<AccessRow>('access');
  for (const row of accessRows.all()) {
    const { OVERLAY_SYMBOL: _, ...objects } = row.objects;
    accessRows.put(`${row.realm}/${row.role}`, { ...row, objects });
  }
  const { user } = open('servlets');
  await user.type(await screen.findByRole('searchbox', { name: 'Search object types' }), 'symbol');
  await user.click(await cell('Employees, Administrator: OVERLAY_SYMBOL: nothing'));
  expect(await cell('Employees, Administrator: OVERLAY_SYMBOL: read, changed from nothing')).toBeVisible();
});

test('the grid is gone through by keys, cell by cell', async () => {
  const { user } = open();
  await grid('Services');
  document.querySelector<HTMLElement>('[data-place="0 0"]')?.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('data-place', '1 1');
  await user.keyboard('{Home}');
  expect(document.activeElement).toHaveAttribute('data-place', '1 0');
  await user.keyboard('{Enter}');
  expect(screen.getByText('1 change not applied yet')).toBeVisible();
});

describe('the file', () => {
  test('has all three tables', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await button('Export'));
    const [blob, name] = save.mock.calls[0] ?? [];
    expect(name).toBe('roles.json');
    const file: unknown = JSON.parse((await blob?.text()) ?? '');
    expect(file).toMatchObject({
      portalRoles: 1,
      services: expect.any(Array),
      realmRoles: expect.any(Array),
    });
  });

  const choose = async (content: string, table = 'Services') => {
    await grid(table);
    const field = document.querySelector('input[type="file"]');
    if (field) fireEvent.change(field, { target: { files: [new File([content], 'roles.json')] } });
  };

  test('that was exported brings back what has changed since, whole', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    const { user } = open('servlets');
    const change = await cell('Employees, Sales engineer: PART: read');
    await user.click(await button('Export'));
    const [blob] = save.mock.calls[0] ?? [];
    const before = stored('STAFF', 'SALES_ENGINEER');
    await user.click(change);
    await user.click(await button('Review'));
    await user.click(within(await findDialog('Review the changes')).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(stored('STAFF', 'SALES_ENGINEER')?.objects).toMatchObject({ PART: 'WRITE' }));
    await button('Revert');
    await choose((await blob?.text()) ?? '', 'Servlets');
    expect(await screen.findByText('1 change not applied yet')).toBeVisible();
    await user.click(await button('Review'));
    await user.click(within(await findDialog('Review the changes')).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(stored('STAFF', 'SALES_ENGINEER')).toEqual(before));
    await button('Revert');
    await choose((await blob?.text()) ?? '', 'Servlets');
    await expectNotice(/The file changes nothing/);
  });

  test('is taken in as edits, and sends nothing', async () => {
    open();
    await choose(
      JSON.stringify({
        portalRoles: 1,
        services: [],
        objects: [
          { realm: 'APP', role: 'BASIC', objectAccess: { ...stored('APP', 'BASIC')?.objects, PART: 'READ' } },
        ],
        realmRoles: [],
      }),
    );
    expect(await screen.findByText('1 change not applied yet')).toBeVisible();
    expect(written()).toEqual([]);
  });

  test('takes the place of what was collected in the columns it names', async () => {
    const { user } = open('servlets');
    await user.click(await cell('Employees, Sales engineer: PART: read'));
    await user.click(await cell('Employees, Support: PART: read'));
    expect(await screen.findByText('2 changes not applied yet')).toBeVisible();
    const { realm, ...row } = stored('STAFF', 'SALES_ENGINEER') ?? { realm: '', role: '', objects: {} };
    expect(realm).toBe('STAFF');
    const file = JSON.stringify({
      portalRoles: 1,
      services: [],
      objects: [{ realm: config.productCode, role: row.role, objectAccess: row.objects }],
      realmRoles: [],
    });
    await choose(file, 'Servlets');
    expect(await screen.findByText('1 change not applied yet')).toBeVisible();
    expect(await cell('Employees, Sales engineer: PART: read')).toBeVisible();
    expect(await cell('Employees, Support: PART: write, changed from read')).toBeVisible();
    await user.click(await cell(/^Employees, Support: PART: write/));
    await user.click(await cell(/^Employees, Support: PART: read and write/));
    await user.click(await cell(/^Employees, Support: PART: nothing/));
    await user.click(await cell('Employees, Sales engineer: PART: read'));
    await choose(file, 'Servlets');
    await expectNotice('The file changes nothing');
  });

  test('that names what the CMS does not know is refused', async () => {
    open();
    await cell('Employees, Granter: supportMailSend: yes');
    const row = { realm: config.productCode, role: 'SUPPORT' };
    await choose(
      JSON.stringify({
        portalRoles: 1,
        services: [{ ...row, serviceMethods: [{ methodId: 'cacheUpdate' }, { methodId: 'cacheUpdte' }] }],
        objects: [{ ...row, objectAccess: { PARTS: 'READ' } }],
        realmRoles: [{ realm: 'CUSTOMER', roles: ['EMPEROR'] }],
      }),
    );
    const errors = within(await findDialog('The file cannot be imported')).getAllByRole('listitem');
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'services.0.serviceMethods.1: “cacheUpdte” is no operation',
      'objects.0.objectAccess: “PARTS” is no type of objects',
      'realmRoles.0.roles.0: “EMPEROR” is no role',
    ]);
  });

  test('that cannot be read is said to be so', async () => {
    open();
    await grid('Services');
    const gone = new File(['{}'], 'roles.json');
    vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('Gone', 'NotReadableError'));
    const field = document.querySelector('input[type="file"]');
    if (field) fireEvent.change(field, { target: { files: [gone] } });
    expect(await findDialog('The file cannot be imported')).toHaveTextContent('could not be read');
  });

  test('with errors is refused with the place of each', async () => {
    open();
    await choose('{"portalRoles": 1, "services": [{"realm": "APP"}], "objects": [], "realmRoles": []}');
    expect(
      within(await findDialog('The file cannot be imported')).getByText(/^services\.0\.role: /),
    ).toBeInTheDocument();
  });
});

test('many operations stay a window, and one the description does not know is marked', async () => {
  const accessRows = backEnds.store.collection<AccessRow>('access');
  const admin = stored('STAFF', 'ADMIN');
  if (!admin) throw new Error('No row');
  const methods = Array.from({ length: 300 }, (_, index) => `operation${index}`);
  accessRows.put('STAFF/ADMIN', { ...admin, methods: [...admin.methods, ...methods] });
  open();
  const table = await grid('Services');
  await waitFor(() => expect(Number(table.getAttribute('aria-rowcount'))).toBeGreaterThan(300));
  expect(within(table).getAllByRole('gridcell').length).toBeLessThan(600);
  expect(await screen.findAllByText('not known to Portal')).not.toHaveLength(0);
});
