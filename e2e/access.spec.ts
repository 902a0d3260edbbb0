import type { Page } from '@playwright/test';
import { expectUsableOnEachScreen, expectNoSidewaysScroll, phoneScreen } from './checks.ts';
import { getDialog, expect, signIn, test } from './portal.ts';

const area = '/administration/permissions';
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name });

test('a role is changed by keys alone, reviewed and applied', async ({ page, portal }) => {
  await signIn(page, portal, 'Staff Administrator', `${area}/roles?tab=servlets&search=ACCOUNT`);
  await expectUsableOnEachScreen(page);

  // By keyboard only: into the grid, to the column of the role, and through the values to none.
  await page.getByRole('combobox', { name: 'Realm' }).selectOption('Employees');
  await page.getByRole('grid').getByRole('gridcell').first().focus();
  const support = cell(page, 'Employees, Support: ACCOUNT: read');
  for (
    let step = 0;
    step < 12 && !(await support.evaluate((each) => each === document.activeElement).catch(() => false));
    step += 1
  )
    await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Space');
  await expect(cell(page, 'Employees, Support: ACCOUNT: nothing, changed from read')).toBeFocused();

  await page.getByRole('button', { name: 'Review' }).click();
  await expect(getDialog(page).getByRole('button', { name: 'Apply' })).toBeVisible();
  await expectUsableOnEachScreen(page);
  await getDialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^1 change applied/)).toBeVisible();
  await expect(getDialog(page)).toHaveCount(0);
});

test('the grid is gone through by keys to all of its ends, and the focus is never lost', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Staff Administrator', `${area}/roles`);
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell').first().focus();
  const place = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
  const count = async (name: string): Promise<number> => Number(await grid.getAttribute(name)) - 2;
  const last = `${await count('aria-rowcount')} ${await count('aria-colcount')}`;
  await page.keyboard.press('Control+End');
  await expect.poll(place).toBe(last);
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect.poll(place).toBe('0 0');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await expect.poll(async () => (await place())?.split(' ')[1]).toBe(last.split(' ')[1]);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('on a narrow screen the tab of the page is in view, and the address in its heading is whole', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const address = `${'long.name.'.repeat(6)}of+somebody@${'department.'.repeat(4)}customer.example`;
  await signIn(page, portal, 'Staff Administrator', `${area}/access/${encodeURIComponent(address)}`);
  const current = page.getByRole('navigation', { name: 'Roles, lists and access' }).locator('[aria-current]');
  await expect(current).toHaveText('Access of a person');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  await expectNoSidewaysScroll(page);
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('an address is put on the blacklist, and its access is said to be taken', async ({ page, portal }) => {
    const address = 'customer.basic@customer.example';
    await signIn(page, portal, 'Staff Administrator', `${area}/blacklist`);
    await expect(page.getByRole('list', { name: 'Blacklist' })).toBeVisible();
    await expectUsableOnEachScreen(page);
    await page.getByRole('button', { name: 'Add addresses' }).click();
    await page.getByRole('textbox', { name: 'Addresses' }).fill(address);
    await getDialog(page).getByRole('button', { name: 'Next' }).click();
    await expectUsableOnEachScreen(page);
    await getDialog(page).getByRole('button', { name: 'Add 1 address' }).click();
    await page.getByRole('list', { name: 'Blacklist' }).getByRole('link', { name: address }).click();
    await expect(page).toHaveURL(`${portal.origin}${area}/access/${encodeURIComponent(address)}`);
    await expect(page.getByText(/^This address is on the blacklist/)).toBeVisible();
    await expectUsableOnEachScreen(page);
  });
});
