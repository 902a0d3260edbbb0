import type { Locator, Page } from '@playwright/test';
import type { ServiceOrderRecord } from '../mocks/store/records.ts';
import { expectUsableOnEachScreen, runOnEachScreen, phoneScreen } from './checks.ts';
import { expect, signIn, test } from './portal.ts';

/** A product with a long history. */
const serialNumber = '0100001';

const products = (page: Page) => page.getByRole('table', { name: 'Products' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tabs of the product' }).getByRole('link', { name, exact: true });

test('support finds a product by its serial number and reads its life', async ({ page, portal }) => {
  await signIn(page, portal, 'Support Engineer', '/products');
  await expect(page.getByText('40 products')).toBeVisible();
  await expectUsableOnEachScreen(page);

  // By keyboard only: search, move down, open.
  await page.getByRole('searchbox', { name: 'Search serial numbers' }).focus();
  await page.keyboard.type('S/N 010-0001', { delay: 60 });
  await expect(products(page).locator('tbody tr')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(products(page).getByRole('link', { name: serialNumber })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/products/[A-Z]\\d/P?CU/${serialNumber}$`));
  await expect(page.getByRole('row', { name: /^Firmware / })).toBeVisible();
  await expectUsableOnEachScreen(page);

  await tab(page, 'Events').click();
  await expect(page.getByRole('img', { name: /^Time line/ })).toBeVisible();
  await expect(page.getByText('120 events')).toBeVisible();
  await expectUsableOnEachScreen(page);

  await tab(page, 'Errors').click();
  const errors = page.getByRole('table', { name: 'Errors' });
  await errors.getByRole('link').first().click();
  await expect(page).toHaveURL(/event=\d+/);
  await expect(page.getByRole('list', { name: 'Log' })).toBeVisible();
  await expectUsableOnEachScreen(page);
});

test('the drawer of an event begins beside the time line, so that its log has room', async ({
  page,
  portal,
}) => {
  const [product] = portal.standIns.store.products.find(
    { serialBegins: serialNumber },
    { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 },
  );
  if (!product) throw new Error('The seed has the product');
  const { productFamily, deviceType } = product;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(
    page,
    portal,
    'Support Engineer',
    `/products/${productFamily}/${deviceType}/${serialNumber}?tab=ERRORS`,
  );
  const errors = page.getByRole('table', { name: 'Errors' }).getByRole('link');
  await errors.first().click();
  const drawer = page.getByRole('region', { name: 'Errors', exact: true });
  const log = drawer.getByRole('list', { name: 'Log' });
  await expect(log).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  // Polled, as the drawer's position is updated after scrolling.
  const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN;
  const line = await topOf(page.getByRole('img', { name: /^Time line/ }));
  await expect(async () => expect(await topOf(drawer)).toBeLessThanOrEqual(line)).toPass();
  await expect(log).toBeInViewport({ ratio: 0.9 });

  // Arrow keys act on the focused element: on the time line they change the time, on a row the drawer.
  const address = page.url();
  await page.getByRole('img', { name: /^Time line/ }).press('ArrowUp');
  await expect(page).toHaveURL(/from=|span=/);
  expect(new URL(page.url()).searchParams.get('event')).toBe(new URL(address).searchParams.get('event'));
});

test('the number of a product that waits for an update stands in one line', async ({ page, portal }) => {
  const [waiting] = portal.standIns.store
    .collection<ServiceOrderRecord>('serviceOrders')
    .all()
    .flatMap(({ products: ordered, state }) => (state === 'PENDING' ? ordered : []));
  if (!waiting) throw new Error('The seed has pending orders');
  const { productFamily, deviceType, serialNumber: number } = waiting;
  await signIn(page, portal, 'Support Engineer', `/products/${productFamily}/${deviceType}/${number}`);
  await expect(page.getByRole('link', { name: 'Update pending' }).first()).toBeVisible();
  await runOnEachScreen(page, async () => {
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.height).toBeLessThan(40);
  });
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('an application engineer goes from a configuration to one of its products, to what it has told, and to its orders', async ({
    page,
    portal,
  }) => {
    const [product] = portal.standIns.store.products.find(
      { serialBegins: serialNumber },
      { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 },
    );
    if (!product) throw new Error('The seed has the product');
    const of = `/configurations/${product.configurationId}`;
    const tabOf = (name: string) =>
      page
        .getByRole('navigation', { name: 'Tabs of the configuration' })
        .getByRole('link', { name, exact: true });
    await signIn(page, portal, 'Application Engineer', `${of}?tab=PRODUCTS`);
    await expectUsableOnEachScreen(page);

    // From here on by keyboard only, except the tabs.
    const link = page.getByRole('main').getByRole('link', { name: serialNumber, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/products/[A-Z]\\d/P?CU/${serialNumber}`));
    await tab(page, 'Events').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('120 events')).toBeVisible();
    await expectUsableOnEachScreen(page);
    await tab(page, 'Service orders').focus();
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Service orders')).toHaveAttribute('aria-current', 'page');
    await expectUsableOnEachScreen(page);

    // All tabs of a page are one history entry.
    await page.goBack();
    await expect(tabOf('Products')).toHaveAttribute('aria-current', 'page');
    await tabOf('Events').focus();
    await page.keyboard.press('Enter');
    await expect(tabOf('Events')).toHaveAttribute('aria-current', 'page');
    await expectUsableOnEachScreen(page);
  });

  test('a customer sees their own products, and no other', async ({ page, portal, complaints }) => {
    await signIn(page, portal, 'Customer Basic', '/products');
    await products(page).getByRole('link').first().click();
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: /^Actions of/ })).toHaveCount(0);
    await expectUsableOnEachScreen(page);
    await tab(page, 'Products').click();
    await expect(page.getByRole('list', { name: 'Products of the same configuration' })).toBeVisible();
    // The browser logs the 404.
    complaints.allow(/status of 404/);
    await page.goto(`${portal.origin}/products/G6/CU/1999999`);
    await expect(page.getByText('Product 1999999 cannot be shown')).toBeVisible();
    await expectUsableOnEachScreen(page);
  });
});
