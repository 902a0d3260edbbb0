import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { expect, signIn, test } from './portal.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Parts' });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [width, height, colorScheme] of [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const) {
  test.describe(`${width} ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('an administrator finds a part, edits its outputs by keys and gives it a picture', async ({
      page,
      portal,
    }) => {
      await signIn(page, portal, 'Staff Administrator', '/administration/parts');
      await expect(list(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      // By keyboard alone: type, go down, open.
      await page.getByRole('searchbox', { name: 'Search parts' }).focus();
      await page.keyboard.type('joystick 1 axis', { delay: 20 });
      await expect(list(page).getByRole('listitem')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expect(list(page).getByRole('link', { name: 'P00101' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Part P00101', level: 1 })).toBeVisible();
      await expect(page.getByText('Completeness')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      const grid = page.getByRole('grid', { name: 'Outputs' });
      await expect(grid).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await grid.focus();
      await page.keyboard.type('LIFT');
      await page.keyboard.press('Tab');
      await page.keyboard.type('side button left');
      await page.keyboard.press('Enter');
      await expect(grid.getByRole('gridcell', { name: 'LIFT' })).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(grid.getByRole('gridcell', { name: 'side button left' })).toHaveCount(0);
      await page.getByRole('combobox', { name: 'State' }).selectOption('NOT_AVAILABLE');
      await expect(page.getByText(/^Only the state is saved/)).toBeVisible();
      await page.getByRole('combobox', { name: 'State' }).selectOption('READY');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Part P00101 has been saved')).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Table of outputs' }).getByRole('cell', { name: 'LIFT' }),
      ).toBeVisible();

      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload Drawing' }).click();
      await (await chooser).setFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: png });
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img', { name: 'After' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Upload' }).click();
      await expect(page.getByRole('img', { name: 'Drawing of P00101' })).toBeVisible();
    });

    test('the impact of archiving is seen before it is done', async ({ page, portal }) => {
      await signIn(page, portal, 'Staff Administrator', '/administration/parts/P00003');
      await page.getByRole('button', { name: 'Change state' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change state · P00003' });
      await dialog.getByRole('combobox', { name: 'New state' }).selectOption('ARCHIVED');
      await expect(dialog.getByText(/It can no longer be chosen/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Export CSV' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Change state' }).click();
      await expect(page.getByText('Part P00003 has been saved')).toBeVisible();
      await expect(page.getByText('Its state is “Archived”, not “Ready”.').first()).toBeVisible();
    });
  });
}
