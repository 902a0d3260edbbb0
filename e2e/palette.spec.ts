import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { getDialog, expect, signIn, test } from './portal.ts';
import { typeKeys } from './scanner.ts';

const label = 'Search or run a command';
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' });

test('the palette by keys: open, choose, go, and back to where one was', async ({ page, portal }) => {
  await signIn(page, portal, 'Configuration Approver', '/configurations?state=WAITING_FOR_APPROVAL');
  const row = page.getByRole('list', { name: 'Configurations' }).getByRole('link').first();
  await row.focus();
  const id = (await row.textContent()) ?? '';
  const box = page.getByRole('combobox', { name: label });
  const chosen = results(page).getByRole('option', { selected: true });

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  // No key is lost while the search is still loading.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(id.toLowerCase(), { delay: 70 });
  await expect(chosen).toHaveText(`Configuration ${id}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: id, level: 1 })).toBeVisible();
  await expect(results(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('archive', { delay: 70 });
  await expect(chosen).toHaveText('Archive');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(results(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toContainText(id);
  const tab = page.waitForEvent('popup');
  await page.keyboard.press('Control+Enter');
  await (await tab).close();
  await page.keyboard.press('Tab');
  await expect(results(page)).toHaveCount(0);
});

test('a label scanned into the open palette is a scan, and leaves nothing in it', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Configuration Approver', '/configurations');
  const row = page.getByRole('list', { name: 'Configurations' }).getByRole('link').first();
  const id = (await row.textContent()) ?? '';
  await expect(page.getByRole('button', { name: 'Scanner, ready' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: label });
  await page.keyboard.type('cra', { delay: 90 });
  await typeKeys(page, [...id.split(''), 'Enter'], 8);
  await expect(page).toHaveURL(new RegExp(`/configurations/${id}.*tab=FILES`));
  await expect(box).toHaveValue('cra');
});

test('on a phone it fills the screen and closes by touch', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, 'Application Engineer', '/configurations');
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible();
  await expectAccessible(page);
  // The full width of the phone, except for a possible scroll bar.
  expect((await results(page).boundingBox())?.width).toBeGreaterThanOrEqual(375);
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(results(page)).toHaveCount(0);
});
