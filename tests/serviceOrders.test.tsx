import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductRecord } from '../mocks/store/productTable.ts';
import type { ServiceOrderRecord } from '../mocks/store/records.ts';
import { EventWorker } from './factories/eventWorker.ts';
import { setScreenWidth } from './factories/screenWidth.ts';
import {
  backEnds,
  findDialog,
  expectDialogClosed,
  expectNoNotices,
  expectNotice,
  openPortal,
  seededEmails,
} from './portal.tsx';
import { addScan } from '../src/widgets/scan/scanQueue.ts';
import { parseScan } from '../src/domain/scan/label.ts';

const firmware = {
  firmwareType: 'APP',
  productFamily: 'G6',
  deviceType: 'CU',
  name: 'G6_CU',
  version: '3.6',
} as const;

/**
 * Receivers with older firmware and no open order: the first two belong to the customer, the third to no
 * account.
 */
const serials = ['1700001', '1700002', '1700003'] as const;

const orders = () => backEnds.store.collection<ServiceOrderRecord>('serviceOrders');
const stored = (id: string): ServiceOrderRecord => {
  const order = orders().get(id);
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
};
const address = (): string => location.pathname + location.search;

let product: ProductRecord;

function plant(id: string, change: Partial<ServiceOrderRecord> = {}): void {
  const now = new Date().toISOString();
  const order: ServiceOrderRecord = {
    id,
    type: 'FIRMWARE_UPDATE',
    note: 'Corrected display texts',
    state: 'PENDING',
    created: now,
    createdBy: seededEmails.support,
    lastStateChange: now,
    firmware,
    released: now,
    products: serials.map((serialNumber) => ({
      ...keyOf(serialNumber),
      configurationId: product.configurationId,
      accountNumber: accountOf(serialNumber),
      takes: 3_600_000,
      outcome: null,
    })),
    ...change,
  };
  orders().put(id, order);
  backEnds.store.collection('serviceOrdersUnderWay').put(id, { next: Date.now() + 3_600_000 });
}

const keyOf = (serialNumber: string) => ({ serialNumber, productFamily: 'G6', deviceType: 'CU' }) as const;
const accountOf = (serialNumber: string) => (serialNumber === '1700003' ? null : '3010001');

beforeEach(() => {
  vi.stubGlobal('Worker', EventWorker);
  setScreenWidth(1440);
  const [any] = backEnds.store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 });
  if (!any) throw new Error('The seed has products');
  product = any;
  for (const serialNumber of serials) {
    const record = { ...any, ...keyOf(serialNumber), accountNumber: accountOf(serialNumber) };
    backEnds.store.products.add({ ...record, firmwareFileName: 'G6_CU_3.2.s28' }, []);
  }
});

/** Calls of a method below /serviceorder, with their bodies. */
const calls = (method: string) =>
  backEnds.sent
    .filter((sent) => sent.method === method && sent.path.startsWith('/cms/serviceorder/'))
    .map(({ path, body }) => ({
      path: path.replace('/cms/serviceorder/', ''),
      body: JSON.parse(body || 'null'),
    }));

const idsOf = (list: HTMLElement): readonly string[] =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

describe('the list of orders', () => {
  test('is newest first, and leads to each', async () => {
    plant('S-90001', { lastStateChange: new Date(Date.now() + 1000).toISOString() });
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates' });
    const list = await screen.findByRole('list', { name: 'Service orders' });
    const newest = orders()
      .all()
      .toSorted((one, other) => other.lastStateChange.localeCompare(one.lastStateChange));
    expect(idsOf(list).slice(0, 5)).toEqual(newest.slice(0, 5).map(({ id }) => id));
    await user.click(within(list).getByRole('link', { name: 'S-90001' }));
    expect(await screen.findByRole('heading', { name: /S-90001/ })).toBeInTheDocument();
    expect(address()).toBe('/administration/updates/S-90001');
  });

  test('is filtered by the address, and finds a serial number in any spelling', async () => {
    plant('S-90001');
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates?state=REJECTED' });
    await screen.findByText(/^\d+ orders?$/);
    expect(screen.queryByRole('link', { name: 'S-90001' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show all orders' }));
    await user.type(
      screen.getByRole('searchbox', { name: 'Search orders and serial numbers' }),
      'S/N 170-0001',
    );
    await waitFor(() => expect(address()).toBe('/administration/updates?search=S%2FN+170-0001'));
    const list = await screen.findByRole('list', { name: 'Service orders' });
    await waitFor(() => expect(idsOf(list)).toEqual(['S-90001']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Fulfilled');
    expect(await screen.findByText('Nothing fits this search and filter.')).toBeInTheDocument();
  });

  test('takes a serial number that is scanned into its search', async () => {
    plant('S-90001');
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates' });
    await user.click(await screen.findByRole('searchbox', { name: 'Search orders and serial numbers' }));
    addScan(parseScan('1700001'));
    await waitFor(() => expect(address()).toBe('/administration/updates?search=1700001'));
  });

  test('of a customer has their own, and the administration is closed to them', async () => {
    plant('S-90001');
    plant('S-90002', { products: stored('S-90001').products.slice(2) });
    const { goTo } = openPortal({ as: seededEmails.customerBasic, at: '/updates' });
    const list = await screen.findByRole('list', { name: 'Updates' });
    expect(within(list).getByRole('link', { name: 'S-90001' })).toHaveAttribute('href', '/updates/S-90001');
    expect(within(list).queryByRole('link', { name: 'S-90002' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Updates', current: 'page' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Service orders' })).not.toBeInTheDocument();
    await goTo('/updates/S-90001');
    const lines = await screen.findByRole('list', { name: 'Products' });
    expect(idsOf(lines)).toEqual(['1700001', '1700002']);
    expect(screen.getByText('Corrected display texts')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove|Actions|Select/ })).not.toBeInTheDocument();
    await goTo('/administration/updates/FirmwareUpdateForm');
    const closed = { name: 'No access to Service orders' };
    expect(await screen.findByRole('heading', closed)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All updates' })).toHaveAttribute('href', '/updates');
    expect(screen.getByText(/^Only Support, Developers, .* can administer service orders\.$/)).toBeVisible();
    expect(backEnds.sent.filter(({ path }) => path === '/cms/firmware/all')).toEqual([]);
    expectNoNotices();
  });

  test.each([
    ['/administration/updates/products', 'Products by firmware'],
    ['/administration/updates/CreateServiceOrderModal', 'Create service order'],
    ['/administration/updates/FirmwareUpdateForm', 'Firmware update'],
  ])('%s is a page of its own, and no order', async (at, title) => {
    openPortal({ as: seededEmails.support, at });
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInTheDocument();
    expect(calls('GET').map(({ path }) => path)).not.toContain(at.split('/').at(-1));
  });
});

describe('an order', () => {
  test('is read anew each time it is opened', async () => {
    plant('S-90001');
    const { goTo } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    const reads = () => calls('GET').filter(({ path }) => path === 'S-90001').length;
    await screen.findByText('Corrected display texts');
    expect(reads()).toBe(1);
    await goTo('/administration/updates');
    await screen.findByRole('list', { name: 'Service orders' });
    await goTo('/administration/updates/S-90001');
    await screen.findByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(reads()).toBe(2));
  });

  test.each([403, 404, 500])('that cannot be read (%i) is told, and its page says so', async (status) => {
    backEnds.faults.add({ operation: 'serviceOrderGet', effect: 'STATUS', status });
    openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    const text = status === 500 ? 'The service order could not be read' : 'Order S-90001 cannot be shown';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await expectNotice('If the problem persist, you can report it');
  });

  test('is changed by one thing a call: its note, products put in, products taken out', async () => {
    plant('S-90001', { products: [] });
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await user.clear(note);
    await user.type(note, 'Other');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('Note of S-90001 saved');
    await user.click(screen.getByRole('textbox', { name: /^Scan, type/ }));
    await user.paste('1700001\n1700002');
    await user.click(await screen.findByRole('button', { name: 'Add 2 products' }));
    await expectNotice('2 products added to S-90001');
    await user.click(await screen.findByRole('checkbox', { name: 'Select 1700001' }));
    await user.click(screen.getByRole('button', { name: 'Remove 1 product' }));
    const question = await findDialog('Remove products · S-90001');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await expectNotice('1 product removed from S-90001');
    expect(calls('PUT')).toEqual([
      { path: 'S-90001', body: { note: 'Other' } },
      { path: 'S-90001', body: { serialNumbersToAdd: ['1700001', '1700002'] } },
      { path: 'S-90001', body: { serialNumbersToRemove: ['1700001'] } },
    ]);
    expect(stored('S-90001').products.map(({ serialNumber }) => serialNumber)).toEqual(['1700002']);
  });

  test('keeps a note that is typed and not saved through a way round, and no longer once it is saved', async () => {
    plant('S-90001');
    const { user, goTo } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), ' and more');
    await goTo('/administration/updates');
    await screen.findByRole('list', { name: 'Service orders' });
    await goTo('/administration/updates/S-90001');
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue(
      'Corrected display texts and more',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('Note of S-90001 saved');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('serviceOrder'))).toEqual([]);
  });

  test('whose note somebody else has written meanwhile says so before it is replaced, also where it is read again', async () => {
    plant('S-90001');
    const { user, goTo } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), ' and more');
    await goTo('/administration/updates');
    await screen.findByRole('list', { name: 'Service orders' });
    orders().put('S-90001', { ...stored('S-90001'), note: 'Wait for the recall' });
    await goTo('/administration/updates/S-90001');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/“Wait for the recall”/)).toBeInTheDocument();
    expect(calls('PUT')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('Note of S-90001 saved');
    expect(stored('S-90001').note).toBe('Corrected display texts and more');
  });

  test('keeps the focus where somebody goes on: at the note, at the field for the next products', async () => {
    plant('S-90001', { products: orderedOnly('1700003') });
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await user.type(note, ' and more');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('Note of S-90001 saved');
    expect(note).toHaveFocus();
    const field = screen.getByRole('textbox', { name: /^Scan, type or paste/ });
    await user.click(field);
    await user.paste('1700001\n1700002\n');
    const drop = await screen.findByRole('button', { name: 'Drop 1700002' });
    await user.click(drop);
    expect(field).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Add 1 product' }));
    await expectNotice('1 product added to S-90001');
    await waitFor(() => expect(screen.queryByText('1 line can take part')).not.toBeInTheDocument());
    expect(field).toHaveFocus();
  });

  test('that leaves pending under the open page keeps what was not saved, and says so', async () => {
    plant('S-90001', { products: orderedOnly('1700003') });
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), ' and more');
    await user.click(screen.getByRole('textbox', { name: /^Scan, type or paste/ }));
    await user.paste('1700001\n');
    const add = await screen.findByRole('button', { name: 'Add 1 product' });
    orders().put('S-90001', { ...stored('S-90001'), state: 'IN_PROGRESS' });
    await user.click(add);
    expect(await screen.findByText(/^These products have not been added\. Only pending/)).toBeInTheDocument();
    expect(screen.getByText('Not saved: “Corrected display texts and more”')).toBeInTheDocument();
    const lines = within(screen.getByRole('list', { name: 'Lines of the basket' }));
    expect(lines.getByText('1700001')).toBeInTheDocument();
    // The button is busy until the attempt ends, and keeps the focus.
    const again = screen.getByRole('button', { name: /^Add/ });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    await user.click(again);
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(calls('PUT')).toEqual([]);
  });

  test('that moves between the look and the change is shown as it is now', async () => {
    plant('S-90001');
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), ' and more');
    backEnds.faults.add({ operation: 'serviceOrderUpdate', effect: 'STATUS', status: 409, times: 1 });
    const read = (): number =>
      backEnds.sent.filter(({ method, path }) => method === 'GET' && path === '/cms/serviceorder/S-90001')
        .length;
    const before = read();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice(/changed in the meantime/);
    // Fetched before the change, after its refusal, and for the page.
    await waitFor(() => expect(read()).toBe(before + 3));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Corrected display texts and more');
  });

  test('is printed with all of its products', async () => {
    plant('S-90001', { products: manyProducts(300) });
    openPortal({ as: seededEmails.support, at: '/updates/S-90001' });
    const list = await screen.findByRole('list', { name: 'Products' });
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(100);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(within(list).getAllByRole('listitem')).toHaveLength(300);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(100);
  });

  test('that cannot be read again is not written to, and no notice says more than its page', async () => {
    plant('S-90001');
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), ' and more');
    backEnds.faults.add({ operation: 'serviceOrderGet', effect: 'STATUS', status: 500 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The order could not be read again\./)).toBeInTheDocument();
    expectNoNotices();
    expect(calls('PUT')).toEqual([]);
  });

  test('gives the focus to its products when some of them are taken out', async () => {
    plant('S-90001');
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select 1700002' }));
    await user.click(screen.getByRole('button', { name: 'Remove 1 product' }));
    const question = await findDialog('Remove products · S-90001');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await expectNotice('1 product removed from S-90001');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Select all' })).toHaveFocus());
  });

  test('leads to what is done with it before its products, of which there may be thousands', async () => {
    plant('S-90001');
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    const field = await screen.findByRole('textbox', { name: /^Scan, type or paste/ });
    await user.click(field);
    await user.paste('1700009\n1700008\n');
    const add = await screen.findByRole('button', { name: /^Add/ });
    const line = await screen.findByRole('button', { name: 'Drop 1700009' });
    const product1 = screen.getByRole('checkbox', { name: 'Select 1700001' });
    const follows = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect([follows(add, line), follows(line, product1)]).toEqual([true, true]);
  });

  test('is deleted after a question', async () => {
    plant('S-90001');
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    await user.click(await screen.findByRole('button', { name: 'Actions of S-90001' }));
    await user.click(await screen.findByRole('menuitem', { name: /Delete order/ }));
    const question = await findDialog('Delete · S-90001');
    expect(question).toHaveTextContent('Delete S-90001 for good? 3 products will not be updated.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await expectNotice('Order S-90001 has been deleted');
    await waitFor(() => expect(address()).toBe('/administration/updates'));
    expect(orders().get('S-90001')).toBeUndefined();
  });

  test('is not deleted when the question is closed while the order is read again', async () => {
    plant('S-90001');
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    const ask = async (): Promise<HTMLElement> => {
      await user.click(await screen.findByRole('button', { name: 'Actions of S-90001' }));
      await user.click(await screen.findByRole('menuitem', { name: /Delete order/ }));
      return within(await findDialog('Delete · S-90001')).getByRole('button', { name: 'Delete' });
    };
    const answer = await ask();
    const held = Promise.withResolvers<undefined>();
    backEnds.answer(http.all('*', () => held.promise));
    await user.click(answer);
    await user.keyboard('{Escape}');
    await expectDialogClosed('Delete · S-90001');
    held.resolve(undefined);
    // The question can be repeated, and nothing has been written yet.
    const again = await ask();
    expect(orders().get('S-90001')).toBeDefined();
    await user.click(again);
    await expectNotice('Order S-90001 has been deleted');
  });

  test('that has changed meanwhile is not written over', async () => {
    plant('S-90001');
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), ' and more');
    orders().put('S-90001', { ...stored('S-90001'), products: stored('S-90001').products.slice(1) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/The order has changed since you opened it/)).toBeInTheDocument();
    expect(calls('PUT')).toEqual([]);
  });

  test('that is no longer pending offers no change, and says why', async () => {
    plant('S-90001', { state: 'IN_PROGRESS' });
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    const reason = 'Only pending orders can be changed. This one is in progress.';
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Scan, type|Note/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions of S-90001' }));
    const item = await screen.findByRole('menuitem', { name: /Delete order/ });
    expect(item).toHaveTextContent(reason);
  });

  test('shows what its products have made of it, and the rejected ones are ordered anew', async () => {
    plant('S-90001', { products: stored2() });
    backEnds.advanceOrders(2);
    const { user } = openPortal({ as: seededEmails.support, at: '/administration/updates/S-90001' });
    const outcomes = stored('S-90001').products.map(({ outcome }) => outcome?.type);
    const count = (type: string) => outcomes.filter((each) => each === type).length;
    expect(count('REJECTED')).toBeGreaterThan(0);
    const group = await screen.findByRole('group', { name: 'Products that are shown' });
    expect(within(group).getByRole('button', { name: `${count('REJECTED')} Rejected` })).toBeInTheDocument();
    expect(within(group).getByRole('button', { name: `${count('FULFILLED')} Done` })).toBeInTheDocument();
    expect(within(group).getByRole('button', { name: '0 Waiting' })).toBeInTheDocument();
    await user.click(within(group).getByRole('button', { name: /Rejected/ }));
    const rejected = idsOf(screen.getByRole('list', { name: 'Products' }));
    expect(rejected).toHaveLength(count('REJECTED'));
    await user.click(within(group).getByRole('button', { name: /Rejected/ }));
    // In the list of all products, too, the rejected ones are together.
    expect(idsOf(screen.getByRole('list', { name: 'Products' })).slice(0, rejected.length)).toEqual(rejected);
    expect(screen.getByText(/^As of \d{2}:\d{2}:\d{2}\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^New order from the/ }));
    expect(await screen.findByText(`${count('REJECTED')} lines can take part`)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(
      'For the products that rejected S-90001',
    );
    await waitFor(() => expect(address()).toContain('name=G6_CU&version=3.6'));
  });
});

/** Forty products, some of which will reject the order. */
const stored2 = () => manyProducts(40);

function manyProducts(length: number): ServiceOrderRecord['products'] {
  return Array.from({ length }, (_, index) => {
    const serialNumber = String(1_800_000 + index);
    const record = { ...product, ...keyOf(serialNumber), firmwareFileName: 'G6_CU_3.2.s28' };
    backEnds.store.products.add(record, []);
    const { configurationId, accountNumber } = product;
    return { ...keyOf(serialNumber), configurationId, accountNumber, takes: 60_000, outcome: null };
  });
}

describe('an order is created', () => {
  const form = `/administration/updates/CreateServiceOrderModal?family=G6&device=CU&name=G6_CU&version=3.6`;
  const basket = () => screen.findByRole('textbox', { name: /^Scan, type or paste/ });

  test('of the good lines only, each of the others with its reason, and few requests', async () => {
    plant('S-90001', { products: [] });
    orders().put('S-90001', { ...stored('S-90001'), products: orderedOnly('1700003') });
    const { user } = openPortal({ as: seededEmails.support, at: form });
    await user.click(await basket());
    await user.paste('1700001\nfoo\n1700001\n1999999\n1700003\n1700002');
    const list = await screen.findByRole('list', { name: 'Lines of the basket' });
    expect(await screen.findByText('2 lines can take part, 4 cannot')).toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Takes part'),
      expect.stringContaining('This is no serial number'),
      expect.stringContaining('The same as line 1.'),
      expect.stringContaining('There is no such product'),
      expect.stringContaining('It waits for order S-90001 already.'),
      expect.stringContaining('Takes part'),
    ]);
    expect(within(list).getByRole('link', { name: 'S-90001' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/updates\/S-90001$/),
    );
    expect(backEnds.sent.filter(({ path }) => path.startsWith('/cms/products/filter'))).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Display');
    await user.click(screen.getByRole('button', { name: 'Create order for 2 products' }));
    await expectNotice(/^Order S-\d+ has been created$/);
    expect(calls('POST')).toEqual([
      {
        path: 'FIRMWARE_UPDATE',
        body: { note: 'Display', serialNumbersToAdd: ['1700001', '1700002'], firmware },
      },
    ]);
    await waitFor(() => expect(address()).toMatch(/^\/administration\/updates\/S-\d+$/));
  });

  test('by type: parameters need no firmware, and firmware is chosen first', async () => {
    const { user } = openPortal({
      as: seededEmails.developer,
      at: '/administration/updates/CreateServiceOrderModal',
    });
    const send = await screen.findByRole('button', { name: /^Create order/ });
    expect(send).toBeDisabled();
    expect(screen.getByText(/^Choose the firmware first/)).toBeInTheDocument();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Version' }), '3.5');
    expect(address()).toContain('name=G6_CU&version=3.5');
    expect(screen.getByRole('button', { name: /^Create order/ })).toBeEnabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Parameter update');
    await user.click(await basket());
    await user.paste('1700001\n');
    await user.click(await screen.findByRole('button', { name: 'Create order for 1 product' }));
    await expectNotice(/has been created/);
    expect(calls('POST')).toEqual([
      { path: 'PARAMETER_UPDATE', body: { note: '', serialNumbersToAdd: ['1700001'], firmware: null } },
    ]);
  });

  test('brings the firmware that is shown: neither another one than is looked at, nor one there is none of', async () => {
    const { user, goTo } = openPortal({ as: seededEmails.support, at: form });
    const name = await screen.findByRole('combobox', { name: 'Firmware' });
    const send = screen.getByRole('button', { name: /^Create order/ });
    await waitFor(() => expect(send).toBeEnabled());
    await user.selectOptions(name, 'G6_CU_RADIO · Radio');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue(''));
    expect(send).toBeDisabled();
    expect(address()).toContain('name=G6_CU_RADIO');
    await goTo(form.replace('version=3.6', 'version=9.9'));
    expect(
      await screen.findByText('There is no firmware G6_CU 9.9 any more. Choose another.'),
    ).toBeInTheDocument();
    expect(send).toBeDisabled();
    await goTo('/administration/updates/FirmwareUpdateForm?family=G6&device=CU&name=OTHER&version=3.6');
    expect(await screen.findByText(/^There is no firmware OTHER 3\.6/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  });

  test('what is in the basket is not lost by a link or by going back without a question', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: form });
    await user.click(await basket());
    await user.paste('1700001\n1700002\n');
    await screen.findByText('2 lines can take part');
    // Selecting a version changes the search params without asking.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Version' }), '3.5');
    await waitFor(() => expect(address()).toContain('version=3.5'));
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Service orders' }));
    const question = await findDialog('Leave the serial numbers?');
    expect(question).toHaveTextContent('2 lines of the basket are in no order yet and will be lost.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('2 lines can take part')).toBeInTheDocument();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Service orders' }));
    await user.click(
      within(await findDialog('Leave the serial numbers?')).getByRole('button', { name: 'Leave' }),
    );
    await waitFor(() => expect(address()).toBe('/administration/updates'));
  });

  test('what was put in and typed is there again after the page was loaded anew, until the order is made', async () => {
    const before = openPortal({ as: seededEmails.support, at: form });
    await before.user.click(await basket());
    await before.user.paste('1700001\nno number\n');
    await before.user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Display texts');
    cleanup();
    const { user } = openPortal({ as: seededEmails.support, at: form });
    expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveValue('Display texts');
    expect(await screen.findByText('no number')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Create order for 1 product' }));
    await expectNotice(/has been created$/);
    await waitFor(() => expect(address()).toMatch(/\/updates\/\w/));
    expect(Object.keys(sessionStorage).filter((key) => key.includes('newOrder'))).toEqual([]);
  });

  test('what was given up with the page does not come back', async () => {
    const { user, goTo } = openPortal({ as: seededEmails.support, at: form });
    await user.click(await basket());
    await user.paste('1700001\n');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Service orders' }));
    await user.click(within(await findDialog(/^Leave/)).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/administration/updates'));
    await goTo(form);
    expect(await screen.findByText('No serial numbers yet')).toBeInTheDocument();
  });

  test('a number that is typed and not put in is neither forgotten by the order nor lost by a link', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: form });
    const field = await basket();
    await user.click(field);
    await user.paste('1700001\n');
    const create = await screen.findByRole('button', { name: 'Create order for 1 product' });
    await waitFor(() => expect(create).toBeEnabled());
    await user.click(field);
    await user.paste('1700002');
    expect(create).toBeDisabled();
    expect(screen.getByText(/^A number in the field is not put in yet/)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Create order for 2 products' })).toBeEnabled();
  });

  test('a note that is typed before any number is not lost by a link without a question', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: form });
    await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Corrected display texts');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Service orders' }));
    const question = await findDialog('Leave what you have typed?');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Corrected display texts');
  });

  test.each(['filter=', 'filter=sort%3DBY_SERIAL_NUMBER_ASC', 'rejectedOf='])(
    'with an address that names nothing (%s) it begins empty, and reads nothing',
    async (query) => {
      openPortal({ as: seededEmails.support, at: `${form}&${query}` });
      expect(await screen.findByText('No serial numbers yet')).toBeInTheDocument();
      expect(await screen.findByRole('combobox', { name: 'Version' })).toHaveValue('3.6');
      expect(backEnds.sent.filter(({ path }) => path.startsWith('/cms/products/filter'))).toEqual([]);
      expectNoNotices();
    },
  );

  test.each([
    [
      404,
      'Order S-404, whose rejected products were to be put in, is not there, or you do not have access to it. Put in the serial numbers yourself.',
    ],
    [
      403,
      'Order S-404, whose rejected products were to be put in, is not there, or you do not have access to it. Put in the serial numbers yourself.',
    ],
    [500, 'The products that have rejected order S-404 could not be read'],
  ])(
    'with the address of an order that cannot be read (%i) it says so, and the basket can be used',
    async (status, sentence) => {
      if (status !== 404) backEnds.faults.add({ operation: 'serviceOrderGet', effect: 'STATUS', status });
      const { user } = openPortal({ as: seededEmails.support, at: `${form}&rejectedOf=S-404` });
      expect(await screen.findByText(sentence)).toBeVisible();
      expectNoNotices();
      await user.click(await basket());
      await user.paste(serials.join('\n'));
      expect(await screen.findByText('3 lines can take part')).toBeInTheDocument();
    },
  );

  test('with the address of an order that nothing has rejected it says so', async () => {
    plant('S-90001');
    openPortal({ as: seededEmails.support, at: `${form}&rejectedOf=S-90001` });
    expect(
      await screen.findByText('No product has rejected order S-90001. Put in the serial numbers yourself.'),
    ).toBeVisible();
  });

  test('is not created before the products that the address names are in the basket', async () => {
    backEnds.faults.add({ operation: 'productFilter', effect: 'DELAY', ms: 300 });
    const at = '/administration/updates/CreateServiceOrderModal?type=PARAMETER_UPDATE&filter=search%3D17000';
    openPortal({ as: seededEmails.support, at });
    expect(await screen.findByRole('button', { name: 'Create order' })).toBeDisabled();
    expect(screen.getByText('The lines are still being checked.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Create order for 3 products' })).toBeEnabled();
  });

  test('of all products by those who may not count them', async () => {
    backEnds.faults.add({ operation: 'productFilterCount', effect: 'STATUS', status: 403 });
    const { goTo } = openPortal({ as: seededEmails.support, at: '/administration/updates/products' });
    const all = backEnds.store.products.count({});
    expect(await screen.findByText(`${all} products`)).toBeVisible();
    expect(screen.getByRole('link', { name: /^G6 receiver, 3\.2: / })).toBeVisible();
    await goTo(`${form}&filter=search%3D17000`);
    expect(await screen.findByText('3 lines can take part')).toBeInTheDocument();
    expectNoNotices();
  });

  test('many numbers that lie apart are looked up by reading all products, where that is less', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: form });
    await user.click(await basket());
    const apart = Array.from({ length: 60 }, (_, index) => String(index * 30_011).padStart(7, '0'));
    const { serialNumber: other } = product;
    await user.paste([...apart, ...serials, other].join('\n'));
    expect(await screen.findByText('3 lines can take part, 61 cannot')).toBeInTheDocument();
    const count = backEnds.store.products.count({});
    const asked = backEnds.sent.filter(({ path }) => path.startsWith('/cms/products/filter'));
    expect(asked).toHaveLength(1 + Math.ceil(count / 1000));
    const list = screen.getByRole('list', { name: 'Lines of the basket' });
    expect(within(list).getAllByText(/^There is no such product/).length).toBeGreaterThan(0);
  });

  test('a check that is stopped and one that breaks off go on by keys', async () => {
    backEnds.faults.add({ operation: 'productFilter', effect: 'DROP', times: 1 });
    const { user } = openPortal({ as: seededEmails.support, at: form });
    const field = await basket();
    await user.click(field);
    await user.paste('1700001\n');
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 line can take part')).toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  test('a failure is logged and said beside the form, and the lines are checked again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    backEnds.faults.add({ operation: 'serviceOrderCreate', effect: 'STATUS', status: 500 });
    const { user } = openPortal({ as: seededEmails.support, at: form });
    await user.click(await basket());
    await user.paste('1700001\n');
    await user.click(await screen.findByRole('button', { name: 'Create order for 1 product' }));
    expect(await screen.findByText(/^The order was not confirmed\./)).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ operationId: 'serviceOrderCreate' }));
    expectNoNotices();
    expect(await screen.findByText('1 line can take part')).toBeInTheDocument();
  });

  test('labels that are scanned on its page go into the basket, and nowhere else', async () => {
    openPortal({ as: seededEmails.support, at: form });
    await basket();
    addScan(parseScan('1700002'));
    expect(await screen.findByText('1 line can take part')).toBeInTheDocument();
    expect(address()).toBe(form);
  });

  test('from a CSV file', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: form });
    await basket();
    const file = new File(['"Serial number";"Family"\r\n1700001;G6\r\n1700002;G6\r\n'], 'a.csv', {
      type: 'text/csv',
    });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is a file input');
    await user.upload(input, file);
    expect(await screen.findByText('2 lines can take part')).toBeInTheDocument();
  });

  test('of as many lines as there is room for: those left out are added up, also after a reload', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: form });
    const field = await screen.findByRole('textbox', { name: /Scan, type or paste/ });
    const numbers = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `x${from + index}`).join('\n');
    await user.click(field);
    await user.paste(numbers(0, 5003));
    expect(await screen.findByText(/3 lines left out\.$/)).toBeVisible();
    await user.paste(numbers(6000, 2));
    expect(await screen.findByText(/5 lines left out\.$/)).toBeVisible();
    cleanup();
    const again = openPortal({ as: seededEmails.support, at: form });
    expect(await screen.findByText(/5 lines left out\.$/)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Drop the 5,000 that cannot' }));
    expect(await screen.findByRole('button', { name: 'Put 5,000 lines back' })).toBeVisible();
    expect(screen.getByText(/There is room for 5,000 now: put them in again\.$/)).toBeVisible();
    await again.user.click(screen.getByRole('textbox', { name: /Scan, type or paste/ }));
    await again.user.paste(numbers(7000, 5));
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  });

  test('of a basket that was emptied by mistake and is put back', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: form });
    const field = await screen.findByRole('textbox', { name: /Scan, type or paste/ });
    await user.click(field);
    await user.paste('x1\nx2\n');
    await user.click(await screen.findByRole('button', { name: 'Empty' }));
    expect(await screen.findByText('No serial numbers yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put 2 lines back' }));
    const list = await screen.findByRole('list', { name: 'Lines of the basket' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Put .* back$/ })).not.toBeInTheDocument();
  });

  test('from a list of one product', async () => {
    openPortal({ as: seededEmails.support, at: '/products?search=1700001' });
    expect(await screen.findByRole('link', { name: 'Update this one' })).toBeInTheDocument();
  });

  test('from a filtered list of products, and from the numbers by firmware', async () => {
    const { user, goTo } = openPortal({ as: seededEmails.support, at: '/products?search=17000' });
    await user.click(await screen.findByRole('link', { name: 'Update these' }));
    expect(await screen.findByText(/^0 lines can take part|3 lines/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Lines of the basket' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Empty' }));
    await goTo('/administration/updates/products');
    const cell = await screen.findByRole('link', { name: /^G6 receiver, 3\.2: / });
    await user.click(cell);
    expect(address()).toBe('/administration/updates/products?family=G6&type=CU&firmware=3.2');
    const products = await screen.findByRole('list', { name: 'Products' });
    expect(within(products).getByRole('link', { name: '1700001' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Update th(?:ese|is one)/ }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Version' }), '3.6');
    const many = await screen.findByRole('button', { name: /^Create order for \d+ products$/ });
    expect(many).toBeEnabled();
  });
});

function orderedOnly(serialNumber: string): ServiceOrderRecord['products'] {
  const { configurationId } = product;
  return [{ ...keyOf(serialNumber), configurationId, accountNumber: null, takes: 3_600_000, outcome: null }];
}

test('an order of many products takes one line of a tab', async () => {
  plant('S-90001', { products: stored2() });
  openPortal({ as: seededEmails.support, at: '/products/G6/CU/1800001?tab=SERVICE_ORDERS' });
  const row = (await screen.findByRole('link', { name: 'S-90001' })).closest('li');
  expect(row).toHaveTextContent('40 products');
  expect(row).not.toHaveTextContent('1800001');
});

test('a pending update of a product leads to its order, and so do the tabs', async () => {
  plant('S-90001');
  const { user, goTo } = openPortal({ as: seededEmails.support, at: '/products/G6/CU/1700001' });
  const badge = await screen.findAllByRole('link', { name: 'Update pending' });
  expect(badge[0]).toHaveAttribute('href', '/administration/updates/S-90001');
  const tabs = screen.getByRole('navigation', { name: 'Tabs of the product' });
  await user.click(within(tabs).getByRole('link', { name: 'Service orders' }));
  const list = await screen.findByRole('list', { name: 'Service orders' });
  expect(within(list).getByRole('link', { name: 'S-90001' })).toHaveAttribute(
    'href',
    '/administration/updates/S-90001',
  );
  await goTo(`/configurations/${product.configurationId}?tab=SERVICE_ORDERS`);
  await screen.findByRole('heading', { name: new RegExp(product.configurationId) });
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Service orders' })).getByRole('link', { name: 'S-90001' }),
    ).toBeVisible(),
  );
});
