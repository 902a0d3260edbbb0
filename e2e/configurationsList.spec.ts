import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes, expectToFitEveryWidth } from './checks.ts';
import { getDialog, expect, signIn, signOut, test } from './portal.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Configurations' });
/** Configuration links of the list, in order. */
const links = (page: Page) => page.locator('main a[data-row]');
const idsOf = async (page: Page): Promise<string[]> => {
  await expect(links(page).first()).toBeVisible();
  return links(page).allTextContents();
};
const select = (page: Page, label: string) => page.getByRole('combobox', { name: new RegExp(`^${label}`) });
const actions = (page: Page, id: string) =>
  page.getByRole('listitem').getByRole('button', { name: `Actions of ${id}` });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const layout = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name });
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const settled = (page: Page) => expect(page.locator('[data-stale]')).toHaveCount(0);

test('the list is where it was left when it is loaded again, and at its top when it is opened anew', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await expect(links(page)).toHaveCount(20);
  const top = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBe(400);
  await page.reload();
  await expect.poll(top).toBe(400);
  await expect(links(page)).toHaveCount(20);
  expect(await top()).toBe(400);
  await page.goto('about:blank');
  await page.goto(`${portal.origin}/configurations`);
  await expect(links(page)).toHaveCount(20);
  expect(await top()).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBe(300);
  await page.goto('about:blank');
  await page.goBack();
  await expect(links(page)).toHaveCount(20);
  await expect.poll(top).toBe(300);
});

test('the list asks for no configuration until somebody rests on one, and opens it from what it knows', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Support Engineer', '/modulate');
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/cms\/configurations\/[^/]+$/.test(pathname) && request.method() === 'GET') read.push(pathname);
  });
  await page.getByRole('link', { name: 'Configurations' }).click();
  const [, id = ''] = await idsOf(page);
  expect(read).toEqual([]);
  await portal.fail({ operation: 'configurationGet', effect: 'DELAY', ms: 60_000 });
  await Promise.all([page.waitForRequest(`**/cms/configurations/${id}`), links(page).nth(1).hover()]);
  await links(page).nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
  expect(read).toEqual([`/cms/configurations/${id}`]);
});

test('a pressed row opens beside the list, where no row moves, nor by a filter; Back finds it open', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, 'Application Engineer', '/configurations');
  const heightOf = async (row: number) => (await links(page).nth(row).boundingBox())?.y;
  await expect(page.getByText(/^1–20 of/)).toBeVisible();
  const before = await heightOf(4);
  await select(page, 'State').selectOption('WAITING_FOR_APPROVAL');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toBeVisible();
  await settled(page);
  expect(await heightOf(4)).toBe(before);
  const ids = await idsOf(page);
  const drawer = (id: string | undefined) => page.getByRole('region', { name: id ?? '', exact: true });
  await list(page).getByRole('listitem').nth(4).locator('[data-area="meta"]').click();
  await expect(drawer(ids[4])).toBeVisible();
  expect(await heightOf(4)).toBe(before);
  await page.keyboard.press('ArrowDown');
  await expect(drawer(ids[5]).getByRole('heading', { name: 'Next steps' })).toBeVisible();
  // The drawer ends above the fold, wherever the list begins.
  const lowerEnd = async (): Promise<number> => {
    const box = await drawer(ids[5]).boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  expect(await lowerEnd()).toBeLessThanOrEqual(900);
  await expect(page).toHaveURL(new RegExp(`open=${ids[5]}$`));
  await page.keyboard.press('ArrowRight');
  await expect(drawer(ids[5])).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ids[5] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(drawer(ids[5])).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(ids[5])).toHaveCount(0);
  await expect(links(page).nth(5)).toBeFocused();
});

test('the page has few rows, which arrow keys go through; Enter opens at the top, Back returns to the row and its place', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signIn(page, portal, 'Application Engineer', '/configurations');
  const ids = await idsOf(page);
  // The list renders at most 60 rows, however many configurations exist.
  expect(await list(page).getByRole('listitem').count()).toBeLessThanOrEqual(60);
  await page.getByRole('searchbox', { name: 'Search configurations' }).press('ArrowDown');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(links(page).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  for (let row = 0; row < 12; row += 1) await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(12)).toBeFocused();
  // The web font may load late and shift the layout slightly.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ids[12] ?? '' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(links(page).nth(12)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a saved view is there after signing in again, and for nobody else', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, portal, 'Application Engineer', '/configurations?search=crane&view=GRID');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Saved views' }).click();
  await getDialog(page).getByRole('button', { name: 'Save view' }).click();
  await expect(getDialog(page).getByText('A name is required')).toBeVisible();
  await getDialog(page).getByLabel('Save this list as').fill('Cranes');
  await page.keyboard.press('Enter');
  await getDialog(page).getByRole('button', { name: 'Copy the link to Cranes' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${portal.origin}/configurations?search=crane&view=GRID`);
  await page.keyboard.press('Escape');
  await expect(views.getByRole('link', { name: 'Cranes' })).toHaveAttribute('aria-current', 'page');
  await signOut(page);

  await signIn(page, portal, 'Second Engineer', '/configurations');
  await expect(views.getByRole('link', { name: 'Assigned to me' })).toBeVisible();
  await expect(views.getByRole('link', { name: 'Cranes' })).toHaveCount(0);
  // Data that survive the session are only stored under the account's key.
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('Cranes')),
  );
  expect(keys).toEqual([expect.stringMatching(/^portal\.personal\..*\/application\.engineer@/)]);
  await signOut(page);

  await signIn(page, portal, 'Application Engineer', '/configurations');
  await views.getByRole('link', { name: 'Cranes' }).click();
  await expect(page).toHaveURL(/\?search=crane&view=GRID$/);
  await views.getByRole('button', { name: 'Saved views' }).click();
  await getDialog(page).getByRole('button', { name: 'Pin Cranes' }).click();
  await expect(views.getByRole('link', { name: 'Cranes' })).toHaveCount(0);
  await getDialog(page).getByRole('button', { name: 'Delete Cranes' }).click();
  await expect(getDialog(page).getByText('No saved views')).toBeVisible();
});

test('the board moves a configuration where the workflow lets it, and says why not elsewhere', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Application Engineer', '/configurations?view=BOARD');
  const card = column(page, 'Configuring').getByRole('listitem').first();
  const id = (await card.getByRole('link').textContent()) ?? '';
  const waiting = column(page, 'Waiting for approval');
  await card.hover();
  await page.mouse.down();
  // The top of the column: its middle may be below the fold, and scrolling would move the card away.
  await column(page, 'Approved').hover({ position: { x: 30, y: 20 } });
  await column(page, 'Approved').hover({ position: { x: 30, y: 30 } });
  await expect(column(page, 'Approved')).toContainText('No step leads from “Configuring” to “Approved”.');
  await expect(waiting.getByText('Accept quote')).toBeVisible();
  await page.mouse.up();
  await expect(getDialog(page)).toHaveCount(0);
  await card.dragTo(waiting, { targetPosition: { x: 60, y: 20 } });
  await getDialog(page).getByRole('button', { name: 'Accept quote' }).click();
  await expect(notices(page).getByText(`The quote of ${id} has been accepted`)).toBeVisible();
  await expect(waiting.getByRole('link', { name: id, exact: true })).toBeVisible();
  await expect(column(page, 'Configuring').getByRole('link', { name: id, exact: true })).toHaveCount(0);
  // The keyboard alternative is the menu of the card.
  await actions(page, id).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Request review' }).click();
  await getDialog(page).getByRole('button', { name: 'Request review' }).click();
  await expect(column(page, 'Configuring').getByRole('link', { name: id, exact: true })).toBeVisible();
});

test(
  'axe finds nothing in any layout, nor in what opens over it',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    await signIn(page, portal, 'Application Engineer', '/configurations?search=a&state=CONFIGURING');
    const [id = ''] = await idsOf(page);
    await page.getByRole('button', { name: `Expand ${id}` }).click();
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Add a customer').fill('a');
    await expect(page.getByRole('list', { name: 'Customers found' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByLabel('Add a customer').press('Escape');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await expect(getDialog(page)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
    await actions(page, id).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await layout(page, 'Grid').click();
    await expect(page).toHaveURL(/view=GRID/);
    await idsOf(page);
    await expectAccessibleInBothSchemes(page);
    await layout(page, 'Board by workflow step').click();
    await expect(column(page, 'Configuring').getByRole('listitem').first()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Saved views' }).click();
    await expect(page.getByRole('dialog', { name: 'Saved views' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  },
);

test(
  'nothing of the lists, of creating or of a configuration scrolls sideways on screens of any width',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    await signIn(page, portal, 'Production Engineer', '/configurations?search=a&assignee=NOT_EQUAL');
    const [id = ''] = await idsOf(page);
    await page.getByRole('button', { name: `Expand ${id}` }).click();
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('checkbox', { name: `Select ${id}` }).check();
    await expect(page.getByRole('region', { name: 'Selected configurations' })).toBeVisible();
    await expectToFitEveryWidth(page);
    await layout(page, 'Grid').click();
    await idsOf(page);
    await expectToFitEveryWidth(page);
    await layout(page, 'Board by workflow step').click();
    await expect(column(page, 'Configuring').getByRole('listitem').first()).toBeVisible();
    await expectToFitEveryWidth(page);
    await page.getByRole('button', { name: 'Create configuration' }).click();
    await expect(getDialog(page)).toBeVisible();
    await expectToFitEveryWidth(page);
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
    await links(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Copy/ })).toBeVisible();
    await expectToFitEveryWidth(page);
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Views of the files' })).toBeVisible();
    await expectToFitEveryWidth(page);
  },
);

test('the list on its way has the head and the rows where the list will have them', async ({
  page,
  portal,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/cms/configurations/filter?*', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, portal, 'Application Engineer', '/configurations');
  const waiting = page.getByRole('main').getByRole('status', { name: 'Loading' });
  const placesOf = (of: Locator): Promise<readonly number[]> =>
    of.evaluate((element) =>
      [...element.children].slice(0, 2).map((child) => Math.round(child.getBoundingClientRect().top)),
    );
  await expect(waiting).toBeVisible();
  const before = await placesOf(waiting);
  release();
  await expect(list(page)).toBeVisible();
  const head = await page.locator('[data-area=title]').first().boundingBox();
  const first = await list(page).getByRole('listitem').first().boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual(before[0] ?? 0);
  expect(Math.abs((first?.y ?? 0) - (before[1] ?? 0))).toBeLessThanOrEqual(2);
});
