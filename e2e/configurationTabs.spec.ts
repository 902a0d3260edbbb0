import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, expectUsableOnEachScreen, phoneScreen } from './checks.ts';
import { getDialog, expect, signIn, test } from './portal.ts';

/**
 * A released configuration of the seeded customer, with two revisions, products, a service order and internal
 * comments.
 */
const released = 'KS1248';

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Tabs of the configuration' });
const open = (page: Page, tab: string) => tabBar(page).getByRole('link', { name: tab, exact: true }).click();

const all = [
  'Activity',
  'Overview',
  'Files',
  'Products',
  'Revisions',
  'Events',
  'Service orders',
  'Errors',
  'Requests',
  'Permissions',
];

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test(
    'every tab has something to say at its address, and is accessible and fits with its dialogs',
    { tag: '@sweep' },
    async ({ page, portal }) => {
      test.slow();
      await signIn(page, portal, 'Staff Administrator', `/configurations/${released}`);
      await expect(tabBar(page).getByRole('link')).toHaveText(all);
      await expect(tabBar(page).getByRole('link', { name: 'Overview' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByRole('img', { name: /^(Transmitter|Receiver) / }).first()).toBeVisible();
      for (const tab of all) {
        await open(page, tab);
        await expect(page).toHaveURL(
          `${portal.origin}/configurations/${released}?tab=${tab.toUpperCase().replace(' ', '_')}`,
        );
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        await expect(tabBar(page).getByRole('link', { name: tab, exact: true })).toBeInViewport();
        // The Files tab has a test of its own.
        if (tab !== 'Files') await expectUsableOnEachScreen(page);
      }
      await open(page, 'Revisions');
      const log = page.getByRole('list', { name: 'Revision log' });
      await expect(log.getByRole('listitem').last()).toContainText('Configuration created');
      await page.getByRole('button', { name: 'Actions of revision 0B' }).click();
      // Resizing would close the menu, so only the colour schemes are checked.
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('menuitem', { name: 'Update note' }).click();
      await expect(getDialog(page)).toBeVisible();
      await expectUsableOnEachScreen(page);
    },
  );
});

test('the number on the chosen tab can be read in a contrast theme', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, portal, 'Staff Administrator', `/configurations/${released}?tab=FILES`);
  const count = tabBar(page).getByRole('link', { name: 'Files' }).locator('[data-count]');
  await expect(count).toHaveAttribute('data-count', /\d/);
  const [word, number] = await count.evaluate((place) =>
    [undefined, '::after'].map((part) => getComputedStyle(place, part).color),
  );
  expect(number).toBe(word);
});
