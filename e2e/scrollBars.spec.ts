import { getDialog, expect, signIn, test as base } from './portal.ts';

// The other tests hide scroll bars and animations. This browser is launched inside the test, as a separate
// worker would take longer than both tests.
const test = base.extend({
  contextOptions: { reducedMotion: 'no-preference' },
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    await use(await browser.newContext());
    await browser.close();
  },
});

test('a dialog over the whole screen leaves no strip of the page, and does not move it', async ({
  page,
  portal,
}) => {
  // The matrix view has no pictures, which would have to be rendered first.
  await signIn(page, portal, 'Production Engineer', '/configurations/CA1235?tab=FILES&files=MATRIX');
  const bom = page.getByRole('button', { name: /^View AX BOM of / }).first();
  await expect(bom).toBeVisible();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const width = (): Promise<number> => page.locator('main').evaluate((main) => main.clientWidth);
  const before = await width();
  await bom.click();
  await expect(getDialog(page).getByRole('treeitem').first()).toBeVisible();
  const strip = await getDialog(page).evaluate(
    (element) => innerWidth - element.getBoundingClientRect().width,
  );
  expect(strip).toBe(0);
  expect(await width()).toBe(before);
});

test('a dialog on a page too short to scroll does not move it either', async ({ page, portal }) => {
  await signIn(page, portal, 'Production Engineer', '/');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  const width = (): Promise<number> => page.locator('main').evaluate((main) => main.clientWidth);
  // Nor the fixed position of the notifications.
  const noticeEnd = (): Promise<number> =>
    page
      .getByRole('region', { name: 'Notifications' })
      .evaluate((region) => region.getBoundingClientRect().right);
  const before = await width();
  const endBefore = await noticeEnd();
  await page.getByRole('button', { name: 'Create configuration' }).click();
  await expect(getDialog(page).getByRole('radio').first()).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-scroll-locked');
  expect(await width()).toBe(before);
  expect(await noticeEnd()).toBe(endBefore);
});
