import { dialog, expect, signIn, test } from './portal.ts';

// Every other browser of the tests hides them, and nothing moves in it.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: {
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(process.env['PORTAL_CHROMIUM'] && { executablePath: process.env['PORTAL_CHROMIUM'] }),
  },
});

test('a dialog over the whole screen leaves no strip of the page, and does not move it', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Production Engineer', '/configurations/CA1235?tab=FILES&files=LIST');
  const bom = page.getByRole('button', { name: 'AX BOM', exact: true }).first();
  await expect(bom).toBeVisible();
  const width = (): Promise<number> => page.locator('main').evaluate((main) => main.clientWidth);
  const before = await width();
  await bom.click();
  await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
  const strip = await dialog(page).evaluate((element) => innerWidth - element.getBoundingClientRect().width);
  expect(strip).toBe(0);
  expect(await width()).toBe(before);
});

test('a dialog on a page too short to scroll does not move it either', async ({ page, portal }) => {
  await signIn(page, portal, 'Production Engineer', '/');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  const width = (): Promise<number> => page.locator('main').evaluate((main) => main.clientWidth);
  const before = await width();
  await page.getByRole('button', { name: 'Create configuration' }).click();
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-scroll-locked');
  expect(await width()).toBe(before);
});
