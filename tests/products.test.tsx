import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getAccessRowId, type AccessRow, type ServiceOrderRecord } from '../mocks/store/records.ts';
import type { ProductRecord } from '../mocks/store/productTable.ts';
import { EventWorker } from './factories/eventWorker.ts';
import { setScreenWidth } from './factories/screenWidth.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails } from './portal.tsx';
import { parseScan } from '../src/domain/scan/label.ts';
import { addScan, useScans } from '../src/widgets/scan/scanQueue.ts';

beforeEach(() => {
  vi.stubGlobal('Worker', EventWorker);
  setScreenWidth(1440);
});

const table = () => screen.findByRole('table', { name: 'Products' });
const serials = async (): Promise<readonly string[]> =>
  within(await table())
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /^\d{7}$/.test(text));
const address = (): string => location.pathname + location.search;

/** All stored products, newest first. */
const stored = (): readonly ProductRecord[] =>
  backEnds.store.products.find({}, { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1000 });
function anyProduct(fits: (product: ProductRecord) => boolean = () => true): ProductRecord {
  const found = stored().find((product) => fits(product));
  if (!found) throw new Error('The seed has no such product');
  return found;
}
const pathOf = ({ productFamily, deviceType, serialNumber }: ProductRecord): string =>
  `/products/${productFamily}/${deviceType}/${serialNumber}`;

/** Bodies and queries of the calls that load products. */
const asked = (ending: string) =>
  backEnds.sent
    .filter(({ path }) => path.split('?')[0]?.endsWith(ending))
    .map(({ path, body }) => ({ query: path.split('?')[1], body: JSON.parse(body || '{}') as object }));

describe('the list', () => {
  test('is asked for by a thousand, newest first, and shows what each product is', async () => {
    openPortal({ as: seededEmails.support, at: '/products' });
    const newest = anyProduct();
    expect((await serials())[0]).toBe(newest.serialNumber);
    expect(await screen.findByText(`${stored().length} products`)).toBeInTheDocument();
    expect(asked('/products/filter')).toEqual([
      { query: 'offset=0&limit=1000', body: { productSorting: 'BY_CREATED_DATE_DESC' } },
    ]);
    const row = within(await table())
      .getByRole('link', { name: newest.serialNumber })
      .closest('tr');
    expect(row).toHaveTextContent(newest.configurationId);
    expect(row).toHaveTextContent(newest.deviceType === 'PCU' ? 'transmitter' : 'receiver');
    expect(screen.getByRole('link', { name: 'Products', current: 'page' })).toBeInTheDocument();
  });

  test('finds a serial number in any spelling, and the address has it', async () => {
    const { serialNumber } = anyProduct();
    const spelled = `S/N ${serialNumber.slice(0, 3)}-${serialNumber.slice(3)}`;
    const { user } = openPortal({ as: seededEmails.support, at: '/products' });
    await user.type(await screen.findByRole('searchbox', { name: 'Search serial numbers' }), spelled);
    await waitFor(() => expect(location.search).toContain('search=S%2FN'));
    await waitFor(async () => expect(new Set(await serials())).toEqual(new Set([serialNumber])));
    expect(asked('/products/filter').at(-1)?.body).toMatchObject({ serialNumber });
  });

  test('takes a serial number that is scanned into its search, and no label that is scanned elsewhere', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: '/products' });
    const search = await screen.findByRole('searchbox', { name: 'Search serial numbers' });
    await user.click(search);
    addScan(parseScan('0100001'));
    await waitFor(() => expect(location.search).toBe('?search=0100001'));
    await waitFor(async () => expect(await serials()).toEqual(['0100001']));
    expect(search).toHaveValue('0100001');
    act(() => search.blur());
    addScan(parseScan('0100002'));
    await waitFor(() => expect(useScans.getState().entries).toHaveLength(1));
    expect(location.search).toBe('?search=0100001');
  });

  test('says what a serial number is, and puts a lost 0 back', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: '/products?search=crane' });
    expect(await screen.findByText(/No serial number begins with “crane”/)).toBeInTheDocument();
    expect(asked('/products/filter')).toEqual([]);
    const search = screen.getByRole('searchbox', { name: 'Search serial numbers' });
    await user.clear(search);
    await user.type(search, '100001');
    await user.click(await screen.findByRole('link', { name: 'Search for 0100001' }));
    await waitFor(async () => expect(await serials()).toContain('0100001'));
  });

  test('is narrowed and ordered by what stands in the address', async () => {
    const { configurationId, productFamily } = anyProduct();
    openPortal({
      as: seededEmails.support,
      at: `/products?state=ACTIVE&family=${productFamily}&type=PCU&configuration=${configurationId.toLowerCase()}&sort=BY_SERIAL_NUMBER_ASC`,
    });
    await screen.findByText(/^\d+ products?$/);
    expect(asked('/products/filter')[0]?.body).toEqual({
      productSorting: 'BY_SERIAL_NUMBER_ASC',
      productState: 'ACTIVE',
      productFamily,
      deviceType: 'PCU',
      configurationId,
    });
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('ACTIVE');
    expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute(
      'href',
      '/products?sort=BY_SERIAL_NUMBER_ASC',
    );
  });

  test('of a product configuration asks for just that', async () => {
    const { productConfigurationId } = anyProduct();
    openPortal({ as: seededEmails.support, at: `/products?configuration=${productConfigurationId}` });
    await serials();
    expect(asked('/products/filter')[0]?.body).toMatchObject({
      productConfigurationIds: [productConfigurationId],
    });
  });

  test('goes on after the first thousand', async () => {
    const sample = anyProduct();
    backEnds.store.transaction(() => {
      for (let index = 0; index < 1100; index += 1) {
        const serialNumber = String(1_500_000 + index);
        backEnds.store.products.add({ ...sample, serialNumber }, []);
      }
    });
    const { user } = openPortal({ as: seededEmails.support, at: '/products?search=15' });
    expect(await screen.findByText('1,000 of 1,100')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load 100 more' }));
    await waitFor(() => expect(screen.queryByText('1,000 of 1,100')).not.toBeInTheDocument());
    expect(address()).toBe('/products?search=15&pages=2');
    expect(asked('/products/filter').at(-1)?.query).toBe('offset=999&limit=1000');
  });

  test('lacks no product where one goes before the next thousand is read', async () => {
    const sample = anyProduct();
    const keys = Array.from({ length: 1100 }, (_, index) => ({
      ...sample,
      serialNumber: String(1_500_000 + index),
    }));
    backEnds.store.transaction(() => {
      for (const key of keys) backEnds.store.products.add(key, []);
    });
    const { user } = openPortal({
      as: seededEmails.support,
      at: '/products?search=15&sort=BY_SERIAL_NUMBER_ASC',
    });
    const more = await screen.findByRole('button', { name: 'Load 100 more' });
    const [first] = keys;
    if (first) backEnds.store.products.remove(first);
    await user.click(more);
    expect(await screen.findByText('1,099 products')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/of 1,099$/)).not.toBeInTheDocument());
    expect(screen.queryByText(/Products have come or gone/)).not.toBeInTheDocument();
  });

  test('asks for no page that there is none of, whatever the address says', async () => {
    openPortal({ as: seededEmails.support, at: '/products?search=0100001&pages=200' });
    await serials();
    await waitFor(() => expect(asked('/products/filter/count')).toHaveLength(1));
    expect(asked('/products/filter')).toHaveLength(1);
  });

  test('of a customer is their own, and the same filter narrows it', async () => {
    const { user } = openPortal({ as: seededEmails.customerBasic, at: '/products' });
    const own = await serials();
    expect(own.length).toBeGreaterThan(0);
    expect(asked('/products/filter')).toEqual([]);
    expect(asked('/products/mine')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Create product' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search serial numbers' }), own[0] ?? '');
    await waitFor(async () => expect(new Set(await serials())).toEqual(new Set([own[0]])));
  });

  test.each([401, 403, 404])('that is refused (%i) is empty, and nothing is said of it', async (status) => {
    backEnds.faults.add({ operation: 'productFilter', effect: 'STATUS', status });
    backEnds.faults.add({ operation: 'productFilterCount', effect: 'STATUS', status });
    openPortal({ as: seededEmails.support, at: '/products' });
    expect(await screen.findByText('No products')).toBeInTheDocument();
    expect(await screen.findByText('0 products')).toBeInTheDocument();
    expect(screen.queryByText(/Api error/i)).not.toBeInTheDocument();
  });

  test('that is broken says so, and is read again', async () => {
    const rule = backEnds.faults.add({ operation: 'productFilter', effect: 'STATUS', status: 500 });
    const { user } = openPortal({ as: seededEmails.support, at: '/products' });
    const failure = await screen.findByText('Products could not be read');
    backEnds.faults.remove(rule.id);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await serials()).length).toBeGreaterThan(0);
    expect(failure).not.toBeInTheDocument();
  });

  test('is closed to whom the access lists do not name it, with the reason', async () => {
    const access = backEnds.store.collection<AccessRow>('access');
    const row = getAccessRowId('STAFF', 'SUPPORT');
    const given = access.get(row);
    if (!given) throw new Error('The seed gives support some access');
    const left = Object.entries(given.objects).filter(([type]) => type !== 'PRODUCT');
    access.put(row, { ...given, objects: Object.fromEntries(left) });
    openPortal({ as: seededEmails.support, at: '/products' });
    expect(await screen.findByText('None of your roles lets you see products.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Products' })).not.toBeInTheDocument();
  });

  test('is gone along by keys, from the search to the product', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: '/products?sort=BY_SERIAL_NUMBER_ASC' });
    const [first, second] = await serials();
    await user.click(screen.getByRole('searchbox', { name: 'Search serial numbers' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('link', { name: first })[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location.pathname.endsWith(`/${second}`)).toBe(true));
  });
});

describe('a product', () => {
  test.each([
    ['one segment', '/products/G3', '/products?family=G3'],
    ['two segments', '/products/g3/pcu', '/products?family=G3&type=PCU'],
  ])('with %s is the list of what they name', async (_, at, expected) => {
    openPortal({ as: seededEmails.support, at });
    await waitFor(() => expect(address()).toBe(expected));
    expect(await screen.findByRole('heading', { name: 'Products', level: 1 })).toBeInTheDocument();
  });

  test('has its facts, its way to the configuration, and six tabs in the address', async () => {
    const product = anyProduct(({ firmwareFileName }) => firmwareFileName !== null);
    const { user } = openPortal({ as: seededEmails.support, at: pathOf(product) });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(product.serialNumber);
    const facts = await screen.findByRole('region', { name: 'Product' });
    expect(within(facts).getByRole('link', { name: product.configurationId })).toHaveAttribute(
      'href',
      `/configurations/${product.configurationId}/${product.revision}`,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Tabs of the product' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Activity',
      'Overview',
      'Products',
      'Service orders',
      'Events',
      'Errors',
    ]);
    await user.click(tabs.getByRole('link', { name: 'Activity' }));
    expect(address()).toBe(`${pathOf(product)}?tab=ACTIVITY`);
    expect(await screen.findByText('Registered')).toBeInTheDocument();
    await user.click(tabs.getByRole('link', { name: 'Products' }));
    const siblings = await screen.findByRole('list', { name: 'Products of the same configuration' });
    expect(within(siblings).getByRole('link', { name: product.serialNumber })).toHaveAttribute(
      'href',
      pathOf(product),
    );
  });

  test('shows the firmware with the highest version it has had, as numbers go', async () => {
    const product = { ...anyProduct(), serialNumber: '1777777', firmwareFileName: 'G6_CU_3.9.hex' };
    const event = { type: 'FIRMWARE_UPDATE', created: '2026-01-01T00:00:00Z', note: '', log: '', err: false };
    const versions = ['G6_CU_3.10.hex', 'G6_CU_3.2.hex'];
    backEnds.store.products.add(
      product,
      versions.map((firmwareFileName) => ({ ...event, data: { firmwareFileName } })),
    );
    openPortal({ as: seededEmails.support, at: pathOf(product) });
    expect(await screen.findByRole('row', { name: 'Firmware G6_CU_3.10.hex' })).toBeInTheDocument();
  });

  test('tells of an update that is on its way', async () => {
    const product = anyProduct();
    const orders = backEnds.store.collection<ServiceOrderRecord>('serviceOrders');
    const [order] = orders.all();
    if (!order) throw new Error('The seed has service orders');
    const products = [{ ...product, takes: 0, outcome: null }];
    const pending = { ...order, state: 'PENDING', firmware: null, products };
    for (const { id } of orders.all()) orders.delete(id);
    orders.put(order.id, pending);
    const { user } = openPortal({ as: seededEmails.support, at: pathOf(product) });
    expect(await screen.findByRole('row', { name: 'Update Update pending' })).toBeInTheDocument();
    const tabs = screen.getByRole('navigation', { name: 'Tabs of the product' });
    await user.click(within(tabs).getByRole('link', { name: 'Service orders' }));
    const list = await screen.findByRole('list', { name: 'Service orders' });
    expect(within(list).getByText(order.id)).toBeInTheDocument();
    expect(within(list).getByText('Pending')).toBeInTheDocument();
  });

  test.each([401, 403, 404])(
    'that is refused (%i) and one that is not there look the same',
    async (status) => {
      backEnds.faults.add({ operation: 'productGet', effect: 'STATUS', status });
      const product = anyProduct();
      const { goTo } = openPortal({ as: seededEmails.support, at: pathOf(product) });
      expect(await screen.findByText(`Product ${product.serialNumber} cannot be shown`)).toBeInTheDocument();
      expect(screen.queryByText(/Api error/i)).not.toBeInTheDocument();
      await goTo('/products/G6/CU/1999999');
      expect(await screen.findByText('Product 1999999 cannot be shown')).toBeInTheDocument();
      await goTo('/products/G9/CU/0100001');
      expect(await screen.findByText('Product 0100001 cannot be shown')).toBeInTheDocument();
    },
  );

  test.each([
    ['G9/CU/0100001', 'product family G9'],
    ['G6/RELAY_BOX/0100001', 'device type RELAY_BOX'],
    ['G9/BOX/0100001', 'product family G9 and device type BOX'],
  ])('at %s that the CMS refuses says what is not known, and is no failure', async (place, unknown) => {
    openPortal({ as: seededEmails.support, at: `/products/${place}` });
    expect(await screen.findByText('Product 0100001 cannot be shown')).toBeVisible();
    expect(screen.getByText(new RegExp(`Portal does not know the ${unknown}:`))).toBeVisible();
    expect(screen.queryByText(/Api error/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /access/i })).not.toBeInTheDocument();
  });

  test('of a list that nobody has says what is not known', async () => {
    openPortal({ as: seededEmails.support, at: '/products/G6/RELAY_BOX' });
    expect(await screen.findByText(/Portal does not know the device type RELAY_BOX:/)).toBeVisible();
  });

  test('of another customer is not shown', async () => {
    openPortal({ as: seededEmails.customerBasic, at: '/products' });
    const own = new Set(await serials());
    const other = anyProduct(({ serialNumber }) => !own.has(serialNumber));
    openPortal({ as: seededEmails.customerBasic, at: pathOf(other) });
    expect(await screen.findByText(`Product ${other.serialNumber} cannot be shown`)).toBeInTheDocument();
  });
});

describe('creating from the list', () => {
  async function choose(id: string) {
    const { user } = openPortal({ at: '/products' });
    await user.click(await screen.findByRole('button', { name: 'Create product' }));
    const first = await findDialog('Create product');
    await user.type(within(first).getByLabelText('Configuration ID'), id);
    await user.click(within(first).getByRole('button', { name: 'Continue' }));
    return { user, first };
  }

  test('asks for the serial number twice; without an account it has none', async () => {
    const { configurationId } = anyProduct();
    const { user } = await choose(configurationId.toLowerCase());
    const form = await findDialog(`Create product · ${configurationId}`);
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    expect(await within(form).findAllByText('Serial number required')).toHaveLength(2);
    await user.type(within(form).getByLabelText('Serial number'), '1888888');
    await user.type(within(form).getByLabelText('Repeat serial number'), '1888887');
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    expect(await within(form).findByText("Serial numbers don't match")).toBeInTheDocument();
    await user.clear(within(form).getByLabelText('Repeat serial number'));
    await user.type(within(form).getByLabelText('Repeat serial number'), '1888888');
    const account = within(form).getByLabelText('Account');
    await user.clear(account);
    await user.type(account, 'nobody of this name');
    await user.tab();
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    await expectNotice('Product 1888888 has been created');
    expect(asked('/products').at(-1)?.body).toMatchObject({
      configurationId,
      serialNumber: '1888888',
      accountNumber: null,
    });
    await waitFor(async () => expect(await serials()).toContain('1888888'));
  });

  test('knows the id after the page was loaded anew', async () => {
    const { user } = openPortal({ at: '/products' });
    await user.click(await screen.findByRole('button', { name: 'Create product' }));
    const id = (form: HTMLElement) => within(form).getByLabelText('Configuration ID');
    await user.type(id(await findDialog('Create product')), 'OU77');
    cleanup();
    const again = openPortal({ at: '/products' });
    await again.user.click(await screen.findByRole('button', { name: 'Create product' }));
    expect(id(await findDialog('Create product'))).toHaveValue('OU77');
  });

  test('is done where only the answer was lost, and not refused as taken by itself', async () => {
    const { configurationId } = anyProduct();
    const { user } = await choose(configurationId);
    const form = await findDialog(`Create product · ${configurationId}`);
    await user.type(within(form).getByLabelText('Serial number'), '1888888');
    await user.type(within(form).getByLabelText('Repeat serial number'), '1888888');
    backEnds.faults.add({ operation: 'productCreate', effect: 'DROP_ANSWER', times: 1 });
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    expect(await within(form).findByText(/could not be reached/)).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    await expectNotice('Product 1888888 has been created');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('createProduct'))).toEqual([]);
  });

  test('is done in another dialog, too, where the answer of the first was lost', async () => {
    const { configurationId } = anyProduct();
    const { user } = await choose(configurationId);
    const form = await findDialog(`Create product · ${configurationId}`);
    await user.type(within(form).getByLabelText('Serial number'), '188 8888');
    await user.type(within(form).getByLabelText('Repeat serial number'), '#1888888,');
    backEnds.faults.add({ operation: 'productCreate', effect: 'DROP_ANSWER', times: 1 });
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    expect(await within(form).findByText(/could not be reached/)).toBeVisible();
    expect(within(form).getByLabelText('Serial number')).toHaveValue('1888888');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    await user.click(within(await findDialog('Create product')).getByRole('button', { name: 'Continue' }));
    const next = await findDialog(`Create product · ${configurationId}`);
    await user.click(within(next).getByRole('button', { name: 'Create' }));
    await expectNotice('Product 1888888 has been created');
    expect(screen.getByRole('link', { name: 'Open product 1888888' })).toHaveAttribute(
      'href',
      '/products?search=1888888',
    );
  });

  test('takes the labels that are scanned into it: of the configuration, and of the product twice', async () => {
    const { configurationId } = anyProduct();
    const { user } = openPortal({ at: '/products' });
    await user.click(await screen.findByRole('button', { name: 'Create product' }));
    const first = await findDialog('Create product');
    addScan(parseScan(configurationId));
    await waitFor(() =>
      expect(within(first).getByLabelText('Configuration ID')).toHaveValue(configurationId),
    );
    await user.click(within(first).getByRole('button', { name: 'Continue' }));
    const form = await findDialog(`Create product · ${configurationId}`);
    addScan(parseScan('1888888'));
    await waitFor(() => expect(within(form).getByLabelText('Serial number')).toHaveValue('1888888'));
    expect(within(form).getByLabelText('Repeat serial number')).toHaveFocus();
    addScan(parseScan('1888887'));
    expect(await within(form).findByText("Serial numbers don't match")).toBeInTheDocument();
    expect(location.pathname).toBe('/products');
    // Another scan restarts the repetition.
    addScan(parseScan('1888889'));
    await waitFor(() => expect(within(form).getByLabelText('Serial number')).toHaveValue('1888889'));
    expect(within(form).getByLabelText('Repeat serial number')).toHaveValue('');
    addScan(parseScan('1888889'));
    await waitFor(() => expect(within(form).getByLabelText('Repeat serial number')).toHaveValue('1888889'));
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    await expectNotice('Product 1888889 has been created');
  });

  test('after what is not there, and after what is not released, is refused with the reason', async () => {
    const { user, first } = await choose('OU0000');
    expect(
      await within(first).findByText('OU0000 is not there, or you do not have access to it.'),
    ).toBeInTheDocument();
    const field = within(first).getByLabelText('Configuration ID');
    await user.clear(field);
    await user.click(within(first).getByRole('button', { name: 'Continue' }));
    expect(await within(first).findByText('Configuration ID required')).toBeInTheDocument();
    const [draft] = backEnds.store.configurations.find(
      { state: 'CONFIGURING' },
      { sort: 'created', offset: 0, limit: 1 },
    );
    await user.type(field, draft?.configurationId ?? '');
    await user.click(within(first).getByRole('button', { name: 'Continue' }));
    expect(await within(first).findByText(/Not possible in “Configuring”/)).toBeInTheDocument();
    expect(asked('/products').filter(({ body }) => 'serialNumber' in body)).toEqual([]);
  });

  test('is refused to support, with who can', async () => {
    openPortal({ as: seededEmails.support, at: '/products' });
    const button = await screen.findByRole('button', { name: 'Create product' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'Only Administrators and Application engineers can create products.',
    );
  });
});

async function beginDeleting(user: UserEvent, { serialNumber }: ProductRecord): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions of ${serialNumber}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete product' }));
}

describe('deleting', () => {
  test('asks, deletes, says so and goes back to the list, which no longer has it', async () => {
    const product = anyProduct();
    const { user } = openPortal({ at: pathOf(product) });
    await beginDeleting(user, product);
    const question = await findDialog(`Delete · ${product.serialNumber}`);
    expect(question).toHaveTextContent('for good? All it has reported goes with it.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await expectNotice(`Product ${product.serialNumber} has been deleted`);
    expect(backEnds.store.products.get(product)).toBeUndefined();
    await waitFor(() => expect(address()).toBe('/products'));
    expect(await serials()).not.toContain(product.serialNumber);
  });

  test('of one that has changed meanwhile is not done', async () => {
    const product = anyProduct();
    const { user } = openPortal({ at: pathOf(product) });
    await beginDeleting(user, product);
    const question = await findDialog(/^Delete/);
    backEnds.store.products.remove(product);
    backEnds.store.products.add({ ...product, state: 'LOCKED' }, []);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(question).findByText(/has changed since you opened it/)).toBeInTheDocument();
    expect(backEnds.store.products.get(product)).toBeDefined();
  });

  test('that fails is told, and the product stays', async () => {
    backEnds.faults.add({ operation: 'productDelete', effect: 'STATUS', status: 500 });
    const product = anyProduct();
    const { user } = openPortal({ at: pathOf(product) });
    await beginDeleting(user, product);
    await user.click(within(await findDialog(/^Delete/)).getByRole('button', { name: 'Delete' }));
    await expectNotice('Api error');
    expect(address()).toBe(pathOf(product));
  });
});
