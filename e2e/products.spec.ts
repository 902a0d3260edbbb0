import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { expect, signIn, test } from './portal.ts';

/** The product with a long history. */
const serialNumber = '0100001';

const products = (page: Page) => page.getByRole('table', { name: 'Products' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tabs of the product' }).getByRole('link', { name, exact: true });

for (const [width, height, colorScheme] of [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const) {
  test.describe(`${width} ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('support finds a product by its serial number and reads its life', async ({ page, portal }) => {
      await signIn(page, portal, 'Support Engineer', '/products');
      await expect(page.getByText('40 products')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      // By keyboard alone: type, go down, open.
      await page.getByRole('searchbox', { name: 'Search serial numbers' }).focus();
      await page.keyboard.type('S/N 010-0001', { delay: 60 });
      await expect(products(page).locator('tbody tr')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expect(products(page).getByRole('link', { name: serialNumber })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/products/[A-Z]\\d/P?CU/${serialNumber}$`));
      await expect(page.getByRole('row', { name: /^Firmware / })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await tab(page, 'Events').click();
      const line = page.getByRole('img', { name: /^Time line/ });
      await expect(page.getByText('120 events')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await line.focus();
      await page.keyboard.press('ArrowUp');
      await expect(page).toHaveURL(/from=.+&to=/);
      await expect(page.getByText('120 events')).toHaveCount(0);
      await page.getByRole('button', { name: 'All of the time' }).click();
      await expect(page.getByText('120 events')).toBeVisible();

      await tab(page, 'Errors').click();
      const errors = page.getByRole('table', { name: 'Errors' });
      await errors.getByRole('link').first().click();
      await expect(page).toHaveURL(/event=\d+/);
      await expect(page.getByRole('list', { name: 'Log' })).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('list', { name: 'Log' })).toBeVisible();
    });

    test('a customer sees their own products, and no other', async ({ page, portal, complaints }) => {
      await signIn(page, portal, 'Customer Basic', '/products');
      await products(page).getByRole('link').first().click();
      await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('button', { name: /^Actions of/ })).toHaveCount(0);
      await expectAccessible(page);
      await tab(page, 'Products').click();
      await expect(page.getByRole('list', { name: 'Products of the same configuration' })).toBeVisible();
      // The browser says aloud what is not there.
      complaints.allow(/status of 404/);
      await page.goto(`${portal.origin}/products/G6/CU/1999999`);
      await expect(page.getByText('Product 1999999 cannot be shown')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
