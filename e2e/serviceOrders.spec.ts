import type { Page } from '@playwright/test';
import type { ProductRecord } from '../mocks/store/productTable.ts';
import type { ServiceOrderRecord } from '../mocks/store/records.ts';
import { expectUsableOnEachScreen, runOnEachScreen, phoneScreen } from './checks.ts';
import { getDialog, expect, expectNotice, signIn, test, type TestPortal } from './portal.ts';
import { typeKeys } from './scanner.ts';

/** Thirty receivers of a customer with older firmware and no open order. */
const many = Array.from({ length: 30 }, (_, index) => String(1_800_000 + index));
const [first = '', second = '', ...others] = many;

function plantProducts({ standIns: { store } }: TestPortal): readonly ProductRecord[] {
  const [any] = store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 });
  if (!any) throw new Error('The seed has products');
  const products = many.map((serialNumber): ProductRecord => ({
    ...any,
    serialNumber,
    productFamily: 'G6',
    deviceType: 'CU',
    accountNumber: '3010001',
    firmwareFileName: 'G6_CU_3.2.s28',
  }));
  for (const product of products) store.products.add(product, []);
  return products;
}

/** Seeds a pending order for all of them. */
function plantOrder(portal: TestPortal, id: string): void {
  const { store } = portal.standIns;
  const now = new Date().toISOString();
  const order: ServiceOrderRecord = {
    id,
    type: 'FIRMWARE_UPDATE',
    note: 'Corrected display texts',
    state: 'PENDING',
    created: now,
    createdBy: 'support.engineer@maker.example',
    lastStateChange: now,
    firmware: { firmwareType: 'APP', productFamily: 'G6', deviceType: 'CU', name: 'G6_CU', version: '3.6' },
    released: now,
    products: plantProducts(portal).map(
      ({ serialNumber, productFamily, deviceType, configurationId, accountNumber }) => ({
        serialNumber,
        productFamily,
        deviceType,
        configurationId,
        accountNumber,
        takes: 3_600_000,
        outcome: null,
      }),
    ),
  };
  store.collection<ServiceOrderRecord>('serviceOrders').put(id, order);
  store.collection('serviceOrdersUnderWay').put(id, { next: Date.now() + 3_600_000 });
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Scan, type or paste/ });
const summary = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('support orders an update by scanner, keys and paste, and sees it arrive', async ({ page, portal }) => {
  plantProducts(portal);
  await signIn(page, portal, 'Support Engineer', '/administration/updates');
  await expect(page.getByRole('list', { name: 'Service orders' })).toBeVisible();
  await expectUsableOnEachScreen(page);
  await page.getByRole('link', { name: 'Create order' }).click();
  await expect(page.getByText(/^Choose the firmware first/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Family' }).selectOption('G6');
  await page.getByRole('combobox', { name: 'Device type' }).selectOption('CU');
  await page.getByRole('combobox', { name: 'Version' }).selectOption('3.6');
  await expect(page).toHaveURL(/version=3\.6/);

  // By scanner without focus, by keyboard, and pasted.
  await page.getByRole('heading', { level: 1 }).click();
  await typeKeys(page, [...first.split(''), 'Enter'], 8);
  await summary(page, '1 line can take part');
  await field(page).focus();
  await page.keyboard.type(second, { delay: 90 });
  await page.keyboard.press('Enter');
  await summary(page, '2 lines can take part');
  await field(page).fill([first, 'no number', ...others].join('\n'));
  await page.getByRole('button', { name: 'Put in' }).click();
  await summary(page, '30 lines can take part, 2 cannot');
  await expectUsableOnEachScreen(page);
  await page.getByRole('combobox', { name: 'Lines that are shown' }).selectOption('Cannot take part');
  await expect(page.getByText('The same as line 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Drop the 2 that cannot' }).click();
  await page.getByRole('button', { name: 'Create order for 30 products' }).click();
  await expectNotice(page, /^Order S-\d+ has been created$/);
  await expect(page).toHaveURL(/updates\/S-\d+$/);
  const id = page.url().split('/').at(-1) ?? '';

  // Removes one product by keyboard.
  await page.getByRole('checkbox', { name: `Select ${second}` }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Remove 1 product' }).press('Enter');
  await getDialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expectNotice(page, `1 product removed from ${id}`);
  await expect(page.getByRole('button', { name: '29 Waiting' })).toBeVisible();
  await expectUsableOnEachScreen(page);

  await portal.command('orders/advance', { hours: 72 });
  await page.reload();
  await expect(page.getByText('Fulfilled').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '0 Waiting' })).toBeVisible();
  await expectUsableOnEachScreen(page);
});

test('an order is printed with all of its products and nothing to press', async ({ page, portal }) => {
  plantOrder(portal, 'S-90001');
  await signIn(page, portal, 'Support Engineer', '/administration/updates/S-90001');
  await expect(page.getByRole('button', { name: 'Select all' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const lines = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(lines).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'Select all' })).toBeHidden();
  await expect(field(page)).toBeHidden();
  await runOnEachScreen(page, async () => {
    const tops = await lines.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(30);
  });
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a developer goes from the numbers by firmware to an order', async ({ page, portal }) => {
    plantProducts(portal);
    await signIn(page, portal, 'Software Developer', '/administration/updates/products');
    const cell = page.getByRole('link', { name: /^G6 receiver, 3\.2: / });
    await cell.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/family=G6&type=CU&firmware=3\.2/);
    await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible();
    await expectUsableOnEachScreen(page);
    await page.getByRole('link', { name: /^Update th(?:ese|is one)/ }).click();
    await page.getByRole('combobox', { name: 'Version' }).selectOption('3.6');
    await expect(page.getByRole('button', { name: /^Create order for \d+ products$/ })).toBeEnabled();
  });

  test('a customer sees their own updates and changes none', async ({ page, portal }) => {
    await signIn(page, portal, 'Customer Basic', '/updates');
    const list = page.getByRole('list', { name: 'Updates' });
    await expect(list).toBeVisible();
    await expectUsableOnEachScreen(page);
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/updates\/S-\d+$/);
    await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expectUsableOnEachScreen(page);
  });
});
