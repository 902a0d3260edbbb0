import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { useModals } from '~/platform/modals.ts';
import { describe, expect, test } from 'vitest';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { seedConfiguration, storeConfiguration } from './seedConfiguration.ts';
import { setScreenWidth } from './factories/screenWidth.ts';
import { useNotices } from '~/platform/notices.ts';
import {
  backEnds,
  findConfigurationInState,
  findConfigurationList,
  findDialog,
  expectDialogClosed,
  expectNoNotices,
  openPortal,
  seedRevisedConfiguration,
  getStoredConfiguration,
  expectNotice,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

test('the list shows what the person may see', async () => {
  openPortal({ at: '/configurations' });
  const list = await findConfigurationList();
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  expectNoNotices();
});

describe.each([401, 403, 404])('what may not be read (%d)', (status) => {
  test('makes a list empty and its count 0, and nothing is said', async () => {
    backEnds.faults.add({ path: '/cms/configurations/filter*', effect: 'STATUS', status });
    openPortal({ at: '/configurations', prepare: (identity) => (identity.renewable = status === 401) });
    expect(await screen.findByText('No configurations')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expectNoNotices();
  });

  test('is a page that cannot be shown, without a word of what it would be', async () => {
    const { configurationId, configurationDescription } = findConfigurationInState('CONFIGURING');
    backEnds.faults.add({ operation: 'configurationGet', effect: 'STATUS', status });
    openPortal({
      at: `/configurations/${configurationId}`,
      prepare: (identity) => (identity.renewable = status === 401),
    });
    expect(await screen.findByText(`${configurationId} cannot be shown`)).toBeInTheDocument();
    expect(screen.queryByText(configurationDescription)).not.toBeInTheDocument();
    expectNoNotices();
  });
});

test('any other failure is told, and the list can be read again', async () => {
  backEnds.faults.add({ operation: 'configurationFilter', effect: 'STATUS', status: 503 });
  const { user } = openPortal({ at: '/configurations' });
  expect(await screen.findByText('The configurations could not be read')).toBeInTheDocument();
  await expectNotice('If the problem persist, you can report it');
  backEnds.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findConfigurationList()).toBeInTheDocument();
});

test('a customer sees their own configurations, and the page of another looks like none', async () => {
  const all = backEnds.store.configurations.find({}, { sort: 'modified', offset: 0, limit: 60 });
  const own = all.filter(({ accountNumber }) => accountNumber === customerAccountNumber);
  const foreign =
    all.find(({ accountNumber }) => accountNumber !== customerAccountNumber)?.configurationId ?? '';
  const { goTo } = openPortal({ as: seededEmails.customerEngineer, at: '/configurations' });
  const links = within(await findConfigurationList()).getAllByRole('link');
  const shown = links.map(({ textContent }) => textContent).filter((text) => text !== '');
  expect(shown.toSorted()).toEqual(own.map(({ configurationId }) => configurationId).toSorted());
  // Employees appear under the name of the manufacturer.
  expect(screen.queryByText('Second Engineer')).not.toBeInTheDocument();
  expect(screen.getAllByText('Maker').length).toBeGreaterThan(0);
  await goTo(`/configurations/${foreign}`);
  expect(await screen.findByText(`${foreign} cannot be shown`)).toBeInTheDocument();
});

describe('the customers to narrow the list to', () => {
  const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Add a customer' });
  const customer = new RegExp(`${customerAccountNumber}$`);
  const found = (): HTMLElement => screen.getByRole('list', { name: 'Customers found' });

  /** Opens the list's filters; the placeholder shows the state of the accounts query. */
  async function openFilters(placeholder: string): Promise<OpenPortal['user']> {
    const { user } = openPortal({ at: '/configurations' });
    await findConfigurationList();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByPlaceholderText(placeholder)).toBe(field());
    return user;
  }

  test('are said to be loading until they have come', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    backEnds.answer(http.get('*/cms/accounts/all', () => held));
    const user = await openFilters('Loading customers');
    await user.type(field(), customerAccountNumber);
    expect(found()).toHaveTextContent(/^Loading customers$/);
    expect(field()).toHaveAccessibleDescription('Loading customers');
    release();
    expect(await within(found()).findByRole('button', { name: customer })).toBeInTheDocument();
  });

  test('that cannot be read are told from those that do not fit, and are read again by coming back', async () => {
    const told = (): number => useNotices.getState().past.length;
    const before = told();
    backEnds.faults.add({ operation: 'accountGetAll', effect: 'STATUS', status: 503 });
    // The query fails on load and again when the field gets the focus.
    const user = await openFilters('Add a customer');
    await user.type(field(), customerAccountNumber);
    await waitFor(() => expect(told()).toBe(before + 2));
    expect(await within(found()).findByText('The customers could not be read')).toBeInTheDocument();
    expect(field()).toHaveAccessibleDescription('The customers could not be read');

    backEnds.faults.clear();
    // Clicked, as text typed this fast and ended with Tab would be a scan.
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(found()).toHaveTextContent(/^The customers could not be read$/);
    await user.click(field());
    expect(await within(found()).findByRole('button', { name: customer })).toBeInTheDocument();
    expect(field()).toHaveAccessibleDescription(/customers found; arrow down to choose$/);
    // "No customer" is an option for every search text.
    await user.clear(field());
    await user.type(field(), 'nobody is called this');
    expect(field()).toHaveAccessibleDescription('1 customer found; arrow down to choose');
    await user.click(within(found()).getByRole('button', { name: /^No customer/ }));
    await user.type(field(), 'nobody is called this');
    expect(found()).toHaveTextContent(/^No customer fits$/);
  });
});

test('the list asks for what its controls say, which stands in the address and on chips', async () => {
  const { user, goBack } = openPortal({ at: '/configurations' });
  await findConfigurationList();
  /** Bodies of the calls that load a page of the list; other calls have a reduced body. */
  const bodies = (): readonly string[] =>
    backEnds.sent
      .filter(({ path }) => path.startsWith('/cms/configurations/filter?offset=0&limit=20'))
      .map(({ body }) => body);
  const asked = async (does: () => Promise<unknown>): Promise<object> => {
    const before = bodies().length;
    await does();
    await waitFor(() => expect(bodies().length).toBeGreaterThan(before));
    return JSON.parse(bodies().at(-1) ?? '') as object;
  };
  const select = (label: string): HTMLElement =>
    screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
  const choose = (label: string, option: string): Promise<object> =>
    asked(() => user.selectOptions(select(label), option));
  expect(JSON.parse(bodies().at(-1) ?? '')).toEqual({
    fuzzyField: '',
    configurationSortOrder: 'BY_MODIFIED_DATE_DESC',
    accountNumbers: [],
    assigneeMode: 'IGNORED',
  });
  expect(await choose('Assignee', 'EQUAL')).toMatchObject({
    assigneeMode: 'EQUAL',
    assigneeEmail: seededEmails.engineer,
  });
  expect(await choose('Assignee', 'UNASSIGNED')).not.toHaveProperty('assigneeEmail');
  expect(await choose('State', 'READY_FOR_PRODUCTION')).toMatchObject({ state: 'READY_FOR_PRODUCTION' });
  expect(await choose('Sort', 'BY_CREATED_DATE_DESC')).toMatchObject({
    configurationSortOrder: 'BY_CREATED_DATE_DESC',
  });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await choose('Subsidiary', 'sde')).toMatchObject({ areaId: 'sde' });
  const customer = await screen.findByRole('searchbox', { name: 'Add a customer' });
  await user.type(customer, '3010003');
  const found = screen.getByRole('list', { name: 'Customers found' });
  await within(found).findByRole('button', { name: /3010003$/ });
  await user.keyboard('{ArrowDown}');
  expect(await asked(() => user.keyboard('{Enter}'))).toMatchObject({ accountNumbers: ['3010003'] });
  const search = screen.getByRole('searchbox', { name: 'Search configurations' });
  expect(await asked(() => user.type(search, '1'))).toMatchObject({ fuzzyField: '1' });
  await waitFor(() =>
    expect(location.search).toBe(
      '?search=1&state=READY_FOR_PRODUCTION&area=sde&assignee=UNASSIGNED&sort=BY_CREATED_DATE_DESC&account=3010003',
    ),
  );
  const chips = screen.getByRole('list', { name: 'Filters in use' });
  expect(within(chips).getAllByRole('button')).toHaveLength(5);
  expect(chips).toHaveTextContent('Subsidiary: Germany');
  const less = await asked(() =>
    user.click(within(chips).getByRole('button', { name: /^Remove Subsidiary/ })),
  );
  expect(less).not.toHaveProperty('areaId');
  await goBack();
  await waitFor(() => expect(select('Subsidiary')).toHaveValue('sde'));
  await user.click(within(chips).getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(location.search).toBe('?sort=BY_CREATED_DATE_DESC'));
});

test('the neighbours of a configuration in its list go on over the end of the page', async () => {
  const ids = Array.from({ length: 22 }, (_, index) => `OU9${String(index).padStart(3, '0')}`);
  for (const id of ids) seedConfiguration(backEnds.store, id);
  const idsShown = async (): Promise<readonly string[]> =>
    within(await findConfigurationList())
      .getAllByRole('link', { name: /^OU90/ })
      .map(({ textContent }) => textContent ?? '');
  const { user, goBack } = openPortal({ at: '/configurations?search=OU90&page=2' });
  const second = await idsShown();
  expect(second).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  await screen.findByText(/^1–20 of/);
  await waitFor(async () => expect(await idsShown()).toHaveLength(20));
  const first = await idsShown();
  const shown = async (id: string | undefined, place: string): Promise<void> => {
    await screen.findByRole('heading', { level: 1, name: id ?? '' });
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'In the list' })).toHaveTextContent(`${place} of 22`),
    );
  };
  await user.click(screen.getByRole('link', { name: first[19] ?? '' }));
  await shown(first[19], '20');
  await user.click(screen.getByRole('button', { name: 'Next configuration' }));
  await shown(second[0], '21');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await shown(first[19], '20');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await shown(first[18], '19');
  await goBack();
  await waitFor(() => expect(location.pathname + location.search).toBe('/configurations?search=OU90'));
  await waitFor(() => expect(screen.getByRole('link', { name: first[18] ?? '' })).toHaveFocus());
});

describe('many at once', () => {
  const ids = ['OU7001', 'OU7002'];

  test('are said beforehand where it is not possible, and what failed stays chosen', async () => {
    for (const id of ids) seedConfiguration(backEnds.store, id, { state: 'WAITING_FOR_APPROVAL' });
    seedConfiguration(backEnds.store, 'OU7003', { state: 'APPROVED' });
    const { user } = openPortal({ at: '/configurations?search=OU700' });
    await findConfigurationList();
    for (const id of [...ids, 'OU7003']) {
      await user.click(screen.getByRole('checkbox', { name: `Select ${id}` }));
    }
    const bar = await screen.findByRole('region', { name: 'Selected configurations' });
    const inBar = (name: string): HTMLElement => within(bar).getByRole('button', { name });
    expect(bar).toHaveTextContent('3 selected');
    backEnds.faults.add({ operation: 'configurationAssign', effect: 'STATUS', status: 500, times: 1 });
    await user.click(await within(bar).findByRole('button', { name: 'Assign to me' }));
    const asked = await findDialog('Assign to me');
    expect(within(asked).getByRole('list', { name: 'It is done to' })).toHaveTextContent(
      /OU7001.*OU7002|OU7002.*OU7001/,
    );
    expect(within(asked).getByRole('list', { name: 'It is not done to' })).toHaveTextContent(
      'OU7003ApprovedNot possible in “Approved”',
    );
    await user.click(within(asked).getByRole('button', { name: 'Assign 2' }));
    await expectNotice('1 configuration has been assigned to you');
    await expectNotice('Assign 2 configurations: 1 failed');
    await waitFor(() => expect(bar).toHaveTextContent('2 selected'));
    const mine = (): readonly string[] =>
      [...ids, 'OU7003'].filter((id) => getStoredConfiguration(id).assignee === seededEmails.engineer);
    const [going] = mine();
    expect(mine()).toEqual([going]);
    expect(screen.getByRole('checkbox', { name: `Select ${going}` })).not.toBeChecked();

    // jsdom has no popovers and treats their content as hidden.
    const tray = screen.getByRole('button', { name: 'Jobs, 1 failed' }).getAttribute('popovertarget');
    const opens = Object.assign(new Event('toggle'), { newState: 'open' });
    act(() => void document.getElementById(tray ?? '')?.dispatchEvent(opens));
    const retry = { name: 'Try Assign 2 configurations again', hidden: true };
    await user.click(await screen.findByRole('button', retry));
    await waitFor(() => expect(bar).toHaveTextContent('1 selected'));
    expect(mine()).toEqual(ids);
    await user.click(inBar('Assign to me'));
    const again = await findDialog('Assign to me');
    expect(within(again).getByRole('button', { name: 'Assign 0' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await expectDialogClosed('Assign to me');
    await user.click(inBar('Select none'));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  });

  test('count with the revision in work that a row hides: it has not moved by that', async () => {
    seedRevisedConfiguration('OU7001');
    const { user } = openPortal({ at: '/configurations?search=OU700' });
    await findConfigurationList();
    await user.click(screen.getByRole('checkbox', { name: 'Select OU7001' }));
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await user.click(within(await findDialog('Archive')).getByRole('button', { name: 'Archive 1' }));
    await expectNotice('1 configuration has been archived');
  });

  test('are read again one by one: what was released meanwhile is not archived, and stays chosen', async () => {
    for (const id of ids) seedConfiguration(backEnds.store, id);
    const { user } = openPortal({ at: '/configurations?search=OU700' });
    await findConfigurationList();
    for (const id of ids) await user.click(screen.getByRole('checkbox', { name: `Select ${id}` }));
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    const asked = await findDialog('Archive');
    expect(within(asked).getByRole('list', { name: 'It is done to' })).toHaveTextContent(
      /Configuring.*Configuring/,
    );
    storeConfiguration(backEnds.store, {
      ...getStoredConfiguration('OU7001'),
      state: 'READY_FOR_PRODUCTION',
    });
    await user.click(within(asked).getByRole('button', { name: 'Archive 2' }));
    await expectNotice('1 configuration has been archived');
    await expectNotice(/OU7001: It has changed meanwhile: State: Configuring → Ready for production/);
    expect(getStoredConfiguration('OU7001').state).toBe('READY_FOR_PRODUCTION');
    expect(getStoredConfiguration('OU7002').state).toBe('ARCHIVED');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select OU7001' })).toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Select OU7002' })).not.toBeChecked();
  });
});

test('after deleting from its page the list is as it was left', async () => {
  seedConfiguration(backEnds.store, 'OU7001');
  const { user } = openPortal({ at: '/configurations?search=OU700' });
  await user.click(within(await findConfigurationList()).getByRole('link', { name: 'OU7001' }));
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asked = await findDialog(/^Delete/);
  await user.type(within(asked).getByLabelText('Configuration ID'), 'OU7001');
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(location.pathname).toBe('/configurations'));
  expect(location.search).toBe('?search=OU700');
});

test('after deleting from its row the row that takes its place has the focus', async () => {
  for (const id of ['OU7001', 'OU7002']) seedConfiguration(backEnds.store, id);
  const { user } = openPortal({ at: '/configurations?search=OU700' });
  const [first, second] = within(await findConfigurationList()).getAllByRole('link', { name: /^OU700/ });
  const deleted = first?.textContent ?? '';
  await user.click(screen.getByRole('button', { name: `Actions of ${deleted}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asked = await findDialog(/^Delete/);
  await user.type(within(asked).getByLabelText('Configuration ID'), deleted);
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toHaveTextContent(second?.textContent ?? ''));
});

test.each([
  [seededEmails.engineer, false],
  [seededEmails.productionEngineer, true],
  [seededEmails.quoteEngineer, true],
  [seededEmails.admin, true],
])('creating is offered to whom a way of it is open, and says so before to others: %s', async (as, open) => {
  const { user } = openPortal({ as, at: '/configurations' });
  const create = await screen.findByRole('button', { name: 'Create configuration' });
  if (open) {
    expect(create).toBeEnabled();
    return;
  }
  expect(create).toBeDisabled();
  expect(create).toHaveAccessibleDescription(
    /^Only Administrators, 3D configurators, and Application engineers who are also/,
  );
  await user.click(screen.getByRole('button', { name: 'Why not: Create configuration' }));
  await user.click(
    await screen.findByRole('button', { name: 'Request access to Create configuration', hidden: true }),
  );
  expect(within(await findDialog('Create request')).getByLabelText('Description')).toHaveValue(
    'I need “Create configuration” because ...',
  );
});

test.each(['LIST', 'GRID', 'BOARD'])('Back returns to the row that was left: %s', async (view) => {
  seedConfiguration(backEnds.store, 'OU7001');
  const { user, goBack } = openPortal({ at: `/configurations?search=OU700&view=${view}` });
  const row = await screen.findByRole('link', { name: 'OU7001' });
  await user.click(row);
  (await screen.findByRole('button', { name: 'Actions' })).focus();
  await goBack();
  await waitFor(() => expect(row).toHaveFocus());
});

test.each([seededEmails.sales, seededEmails.support])(
  'nothing is done by who only reads, and each entry says why: %s',
  async (as) => {
    seedConfiguration(backEnds.store, 'OU7001', { state: 'APPROVED' });
    const { user } = openPortal({ as, at: '/configurations?search=OU7001' });
    await findConfigurationList();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions of OU7001' }));
    const why = await screen.findByRole('menuitem', { name: 'Why can, or can’t, I?' });
    const entries = screen.getAllByRole('menuitem').filter((entry) => entry !== why);
    for (const entry of entries) expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitem', { name: /^Assign to me/ })).toHaveTextContent(
      /Only .* can |Not possible in/,
    );
  },
);

test('an event of a row that has become impossible meanwhile is not asked about', async () => {
  seedConfiguration(backEnds.store, 'OU7001', { state: 'WAITING_FOR_APPROVAL' });
  const { user } = openPortal({ as: seededEmails.approver, at: '/configurations?search=OU7001' });
  await findConfigurationList();
  storeConfiguration(backEnds.store, { ...getStoredConfiguration('OU7001'), state: 'APPROVED' });
  await user.click(screen.getByRole('button', { name: 'Actions of OU7001' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Approve/ }));
  await expectNotice('This is not possible now');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await within(await findConfigurationList()).findByText('Approved')).toBeInTheDocument();
});

test('an event of a row asks nothing of those who have gone elsewhere meanwhile', async () => {
  seedConfiguration(backEnds.store, 'OU7001', { state: 'WAITING_FOR_APPROVAL' });
  const { user, goTo } = openPortal({ as: seededEmails.approver, at: '/configurations?search=OU7001' });
  const asked = new Set<unknown>();
  const end = useModals.subscribe(({ page }) => page.modal && asked.add(page.modal.key));
  const approve = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Actions of OU7001' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Approve/ }));
  };
  const [held, isHeld] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  backEnds.answer(
    http.get(
      '*/cms/configurations/OU7001',
      () => {
        isHeld.resolve(undefined);
        return held.promise;
      },
      { once: true },
    ),
  );
  await approve();
  await isHeld.promise;
  await goTo('/requests');
  await screen.findByRole('heading', { name: 'Requests' });
  held.resolve(undefined);
  // Later calls get their response after the delayed one.
  await goTo('/products');
  await screen.findByRole('table', { name: 'Products' });
  await goTo('/configurations?search=OU7001');
  // Calls of the list come after those of the page that was left.
  await approve();
  await findDialog(/^Approve/);
  end();
  expect(asked.size).toBe(1);
});

test('what is open beside the list stands in the address, and is there for whoever opens that', async () => {
  setScreenWidth(1440);
  for (const id of ['OU7001', 'OU7002']) seedConfiguration(backEnds.store, id);
  const other = findConfigurationInState('APPROVED').configurationId;
  const { user, goTo } = openPortal({ at: '/configurations?search=OU700' });
  const drawer = (id: string): Promise<HTMLElement> => screen.findByRole('region', { name: id });
  const links = within(await findConfigurationList()).getAllByRole('link', { name: /^OU700/ });
  const [first = '', second = ''] = links.map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: `Expand ${first}` }));
  const opened = await drawer(first);
  expect(location.search).toBe(`?search=OU700&open=${first}`);
  expect(await within(opened).findByRole('region', { name: `Next steps of ${first}` })).toBeVisible();
  expect(within(opened).getByRole('link', { name: first })).toHaveAttribute(
    'href',
    `/configurations/${first}`,
  );
  expect(within(opened).getByRole('button', { name: `Actions of ${first}` })).toBeVisible();
  expect(within(opened).getByRole('link', { name: /^\d+ files?$/ })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(await drawer(second)).toBeVisible();
  expect(links[1]).toHaveFocus();
  expect(location.search).toBe(`?search=OU700&open=${second}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.search).toBe('?search=OU700'));
  expect(screen.queryByRole('region', { name: /^OU700/ })).toBeNull();
  // Also a configuration that the list does not contain.
  await goTo(`/configurations?search=OU700&open=${other}`);
  expect(
    await within(await drawer(other)).findByRole('region', { name: `Next steps of ${other}` }),
  ).toBeVisible();
});

test('columns are chosen and ordered, by one who finds them again, and a saved view keeps its own', async () => {
  seedConfiguration(backEnds.store, 'OU7001');
  const { user, goTo } = openPortal({ at: '/configurations?search=OU7001' });
  const columns = async (): Promise<(string | undefined)[]> =>
    [...(await findConfigurationList()).querySelectorAll<HTMLElement>('[data-column]')].map(
      ({ dataset }) => dataset.column,
    );
  expect(await columns()).toEqual(['CUSTOMER', 'ASSIGNEE', 'DATE']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const asked = await findDialog('Columns');
  await user.click(within(asked).getByRole('checkbox', { name: 'Assignee' }));
  await user.click(within(asked).getByRole('checkbox', { name: 'Part' }));
  await user.click(within(asked).getByRole('button', { name: 'Move Part to the left' }));
  await user.click(within(asked).getByRole('radio', { name: 'Compact' }));
  await waitFor(async () => expect(await columns()).toEqual(['CUSTOMER', 'PART', 'DATE']));
  await user.click(within(asked).getByRole('button', { name: 'Close' }));
  await goTo('/scan');
  await goTo('/configurations?search=OU7001');
  expect(await columns()).toEqual(['CUSTOMER', 'PART', 'DATE']);
  // Search params, as in saved views, take precedence over the user's own settings.
  await goTo('/configurations?search=OU7001&columns=DATE&density=COMFORTABLE');
  await waitFor(async () => expect(await columns()).toEqual(['DATE']));
});

test('all that the list finds are selected, page by page, unless that is called off', async () => {
  const ids = Array.from({ length: 45 }, (_, index) => `OU9${String(index).padStart(3, '0')}`);
  for (const id of ids) seedConfiguration(backEnds.store, id);
  const { user } = openPortal({ at: '/configurations?search=OU90' });
  await findConfigurationList();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = await screen.findByRole('region', { name: 'Selected configurations' });
  expect(bar).toHaveTextContent('20 selected');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  backEnds.answer(http.post('*/cms/configurations/filter', () => held, { once: true }));
  await user.click(await within(bar).findByRole('button', { name: 'Select all 45' }));
  expect(bar).toHaveTextContent('Reading 0 of 45');
  await user.click(within(bar).getByRole('button', { name: 'Cancel' }));
  release();
  await user.click(await within(bar).findByRole('button', { name: 'Select all 45' }));
  await waitFor(() => expect(bar).toHaveTextContent('45 selected'));
  expectNoNotices();
  await user.click(within(bar).getByRole('button', { name: 'Archive' }));
  expect(await findDialog('Archive')).toHaveTextContent('Do you want to archive 45 configurations?');
});
