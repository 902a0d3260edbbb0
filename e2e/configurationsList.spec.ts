import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth, expectToFit } from './checks.ts';
import { stateText } from '../src/domain/words/stateText.ts';
import { dialog, expect, signIn, signOut, test } from './portal.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Configurations' });
/** The links of the configurations on the page, in their order. */
const links = (page: Page) => page.locator('main a[data-row]');
const idsOf = async (page: Page): Promise<string[]> => {
  await expect(links(page).first()).toBeVisible();
  return links(page).allTextContents();
};
/** Whether it asks for a page of the list; the first page of Portal asks for more at once. */
const isList = (request: Request): boolean => {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === '/cms/configurations/filter' && searchParams.get('limit') === '20';
};
/** Query and body of the list's request while `act` is carried out. */
async function asked(page: Page, act: () => Promise<unknown>): Promise<{ query: string; body: unknown }> {
  const [request] = await Promise.all([page.waitForRequest(isList), act()]);
  return { query: new URL(request.url()).search, body: request.postDataJSON() as unknown };
}
const select = (page: Page, label: string) => page.getByRole('combobox', { name: new RegExp(`^${label}`) });
const query = (page: Page): string => decodeURIComponent(new URL(page.url()).search);
const actions = (page: Page, id: string) =>
  page.getByRole('listitem').getByRole('button', { name: `Actions of ${id}` });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const layout = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name });
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const settled = (page: Page) => expect(page.locator('[data-stale]')).toHaveCount(0);

test('is a list at first, and a grid or a board as the address says', async ({ page, portal }) => {
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await expect(links(page)).toHaveCount(20);
  const ids = await idsOf(page);
  await expect(layout(page, 'List')).toHaveAttribute('aria-current', 'true');
  await expect(list(page).getByRole('button', { name: `Expand ${ids[0]}` })).toBeVisible();
  await layout(page, 'Grid').click();
  await expect(page).toHaveURL(/\?view=GRID$/);
  await expect(list(page).getByRole('button', { name: /^Expand/ })).toHaveCount(0);
  expect(await idsOf(page)).toEqual(ids);
  await page.reload();
  await expect(layout(page, 'Grid')).toHaveAttribute('aria-current', 'true');
  await expect(links(page)).toHaveCount(20);
  expect(await idsOf(page)).toEqual(ids);
  await layout(page, 'Board by workflow step').click();
  for (const step of ['Configuring', 'Waiting for approval', 'Approved', 'Ready for production']) {
    await expect(column(page, step).getByRole('listitem').first()).toBeVisible();
  }
});

test('is where it was left when it is loaded again, and at its top when it is opened anew', async ({
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

test('asks for what stands in the address, and says it as chips', async ({ page, portal }) => {
  await signIn(page, portal, 'Application Engineer', '/nowhere');
  const first = await asked(page, () => page.getByRole('link', { name: 'Configurations' }).click());
  expect(first).toEqual({
    query: '?offset=0&limit=20',
    body: {
      fuzzyField: '',
      configurationSortOrder: 'BY_MODIFIED_DATE_DESC',
      accountNumbers: [],
      assigneeMode: 'IGNORED',
    },
  });
  const choose = (label: string, option: string) =>
    asked(page, () => select(page, label).selectOption(option));
  const me = 'application.engineer@maker.example';
  expect((await choose('Assignee', 'EQUAL')).body).toMatchObject({
    assigneeMode: 'EQUAL',
    assigneeEmail: me,
  });
  expect((await choose('Assignee', 'NOT_EQUAL')).body).toMatchObject({ assigneeEmail: me });
  expect((await choose('Assignee', 'UNASSIGNED')).body).not.toHaveProperty('assigneeEmail');
  expect((await choose('State', 'READY_FOR_PRODUCTION')).body).toMatchObject({
    state: 'READY_FOR_PRODUCTION',
  });
  expect((await choose('Sort', 'BY_CREATED_DATE_DESC')).body).toMatchObject({
    configurationSortOrder: 'BY_CREATED_DATE_DESC',
  });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  expect((await choose('Subsidiary', 'sde')).body).toMatchObject({ areaId: 'sde' });
  await page.getByLabel('Add a customer').fill('3010003');
  await expect(page.getByRole('list', { name: 'Customers found' })).toContainText('3010003');
  await page.getByLabel('Add a customer').press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const withCustomer = await asked(page, () => page.keyboard.press('Enter'));
  expect(withCustomer.body).toMatchObject({ accountNumbers: ['3010003'] });
  const search = page.getByRole('searchbox', { name: 'Search configurations' });
  expect((await asked(page, () => search.fill('1'))).body).toMatchObject({ fuzzyField: '1' });
  await expect(page).toHaveURL(/search=1/);
  expect(query(page)).toBe(
    '?search=1&state=READY_FOR_PRODUCTION&area=sde&assignee=UNASSIGNED&sort=BY_CREATED_DATE_DESC&account=3010003',
  );
  const chips = page.getByRole('list', { name: 'Filters in use' });
  await expect(chips.getByRole('button')).toHaveCount(5);
  await expect(chips).toContainText('Subsidiary: Germany');
  const removed = await asked(page, () => chips.getByRole('button', { name: /^Remove Subsidiary/ }).click());
  expect(removed.body).not.toHaveProperty('areaId');
  await page.goBack();
  await expect(select(page, 'Subsidiary')).toHaveValue('sde');
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/configurations\?sort=BY_CREATED_DATE_DESC$/);
});

test('asks for no configuration until somebody rests on one, and opens it from what it knows', async ({
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

test('unfolds a row to what can come next and why not, by keyboard', async ({ page, portal }) => {
  await signIn(page, portal, 'Application Engineer', '/configurations?state=WAITING_FOR_APPROVAL');
  // Of one made in 3D the quote would have to move too.
  const [id = ''] = (await idsOf(page)).filter((each) => !each.startsWith('C0'));
  await page.getByRole('button', { name: `Expand ${id}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Collapse ${id}`, expanded: true })).toBeFocused();
  const next = page.getByRole('region', { name: `Next steps of ${id}` });
  await expect(next.getByText('Only Approvers and Administrators can approve.').first()).toBeVisible();
  await next.getByRole('button', { name: 'Request review' }).click();
  await expect(dialog(page).getByText(`Do you want revision 0A of ${id} to be reviewed?`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
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
  // Its lower end is above the fold, wherever the list begins.
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

test('arrow keys go through the rows, Enter opens, and Back returns to the row and its place', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signIn(page, portal, 'Application Engineer', '/configurations');
  const ids = await idsOf(page);
  await page.getByRole('searchbox', { name: 'Search configurations' }).press('ArrowDown');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(links(page).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  for (let row = 0; row < 12; row += 1) await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(12)).toBeFocused();
  // The typeface may come late, and move what stands above by a fraction.
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

test('the next and the previous configuration of the list, over the end of its page', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Application Engineer', '/configurations?page=2');
  const second = await idsOf(page);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText(/^1–20 of/)).toBeVisible();
  await settled(page);
  const first = await idsOf(page);
  const heading = (id: string | undefined) => page.getByRole('heading', { level: 1, name: id ?? '' });
  const ways = page.getByRole('group', { name: 'In the list' });
  await links(page).last().click();
  await expect(heading(first[19])).toBeVisible();
  await expect(ways).toContainText('20 of ');
  await ways.getByRole('button', { name: 'Next configuration' }).click();
  await expect(heading(second[0])).toBeVisible();
  await expect(ways).toContainText('21 of ');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(heading(first[19])).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(heading(first[18])).toBeVisible();
  await page.reload();
  await expect(ways).toContainText('19 of ');
  await page.goBack();
  await expect(page).toHaveURL(/\/configurations$/);
  await expect(links(page).nth(18)).toBeFocused();
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
  await dialog(page).getByRole('button', { name: 'Save view' }).click();
  await expect(dialog(page).getByText('A name is required')).toBeVisible();
  await dialog(page).getByLabel('Save this list as').fill('Cranes');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Copy the link to Cranes' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${portal.origin}/configurations?search=crane&view=GRID`);
  await page.keyboard.press('Escape');
  await expect(views.getByRole('link', { name: 'Cranes' })).toHaveAttribute('aria-current', 'page');
  await signOut(page);

  await signIn(page, portal, 'Second Engineer', '/configurations');
  await expect(views.getByRole('link', { name: 'Assigned to me' })).toBeVisible();
  await expect(views.getByRole('link', { name: 'Cranes' })).toHaveCount(0);
  const left = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(left).not.toContain('Cranes');
  await signOut(page);

  await signIn(page, portal, 'Application Engineer', '/configurations');
  await views.getByRole('link', { name: 'Cranes' }).click();
  await expect(page).toHaveURL(/\?search=crane&view=GRID$/);
  await views.getByRole('button', { name: 'Saved views' }).click();
  await dialog(page).getByRole('button', { name: 'Pin Cranes' }).click();
  await expect(views.getByRole('link', { name: 'Cranes' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Delete Cranes' }).click();
  await expect(dialog(page).getByText('No saved views')).toBeVisible();
});

/** Chooses the first `count` configurations of a list. */
async function chooseFirst(page: Page, state: string, count: number): Promise<string[]> {
  await select(page, 'State').selectOption(state);
  await expect(page.getByRole('button', { name: `Remove State: ${stateText(state)}` })).toBeVisible();
  await settled(page);
  const ids = (await idsOf(page)).slice(0, count);
  for (const id of ids) await page.getByRole('checkbox', { name: `Select ${id}`, exact: true }).check();
  return ids;
}

test('assigns many at once, says beforehand which not, and keeps chosen what failed', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*500|configurationAssign/);
  await signIn(page, portal, 'Application Engineer', '/configurations?assignee=UNASSIGNED');
  const [failing = '', going = ''] = await chooseFirst(page, 'WAITING_FOR_APPROVAL', 2);
  const [refused = ''] = await chooseFirst(page, 'APPROVED', 1);
  const bar = page.getByRole('region', { name: 'Selected configurations' });
  await expect(bar).toContainText('3 selected');
  await portal.fail({ operation: 'configurationAssign', effect: 'STATUS', status: 500, times: 1 });
  await bar.getByRole('button', { name: 'Assign to me' }).click();
  await expect(dialog(page).getByRole('list', { name: 'It is done to' })).toContainText(failing);
  await expect(dialog(page).getByRole('list', { name: 'It is done to' })).toContainText(going);
  await expect(dialog(page).getByRole('list', { name: 'It is not done to' })).toContainText(
    `${refused}ApprovedNot possible in “Approved”`,
  );
  await dialog(page).getByRole('button', { name: 'Assign 2' }).click();
  await expect(notices(page).getByText('1 configuration has been assigned to you')).toBeVisible();
  await expect(notices(page).getByText('Assign 2 configurations: 1 failed')).toBeVisible();
  await expect(bar).toContainText('2 selected');
  const assigneeOf = (id: string) => portal.standIns.store.configurations.get(id)?.assignee;
  expect(assigneeOf(going)).toBe('application.engineer@maker.example');
  expect([assigneeOf(failing), assigneeOf(refused)]).toEqual([null, null]);

  await page.getByRole('button', { name: 'Jobs, 1 failed' }).click();
  await page.getByRole('button', { name: 'Try Assign 2 configurations again' }).click();
  await expect(bar).toContainText('1 selected');
  expect(assigneeOf(failing)).toBe('application.engineer@maker.example');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Assign to me' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Assign 0' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Select none' }).click();
  await expect(bar).toHaveCount(0);
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
  // At the head of the column: its middle may be below the fold, and scrolling there would move the card away.
  await column(page, 'Approved').hover({ position: { x: 30, y: 20 } });
  await column(page, 'Approved').hover({ position: { x: 30, y: 30 } });
  await expect(column(page, 'Approved')).toContainText('No step leads from “Configuring” to “Approved”.');
  await expect(waiting.getByText('Accept quote')).toBeVisible();
  await page.mouse.up();
  await expect(dialog(page)).toHaveCount(0);
  await card.dragTo(waiting, { targetPosition: { x: 60, y: 20 } });
  await dialog(page).getByRole('button', { name: 'Accept quote' }).click();
  await expect(notices(page).getByText(`The quote of ${id} has been accepted`)).toBeVisible();
  await expect(waiting.getByRole('link', { name: id, exact: true })).toBeVisible();
  await expect(column(page, 'Configuring').getByRole('link', { name: id, exact: true })).toHaveCount(0);
  // By keyboard the menu of the card does the same.
  await actions(page, id).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Request review' }).click();
  await dialog(page).getByRole('button', { name: 'Request review' }).click();
  await expect(column(page, 'Configuring').getByRole('link', { name: id, exact: true })).toBeVisible();
});

test('axe finds nothing in any layout, nor in what opens over it', async ({ page, portal }) => {
  await signIn(page, portal, 'Application Engineer', '/configurations?search=a&state=CONFIGURING');
  const [id = ''] = await idsOf(page);
  await page.getByRole('button', { name: `Expand ${id}` }).click();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Add a customer').fill('a');
  await expect(page.getByRole('list', { name: 'Customers found' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByLabel('Add a customer').press('Escape');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await actions(page, id).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await layout(page, 'Grid').click();
  await idsOf(page);
  await expectAccessibleInBoth(page);
  await layout(page, 'Board by workflow step').click();
  await expect(column(page, 'Configuring').getByRole('listitem').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await expect(page.getByRole('dialog', { name: 'Saved views' })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('nothing scrolls sideways on screens of any width', async ({ page, portal }) => {
  await signIn(page, portal, 'Application Engineer', '/configurations?search=a&assignee=NOT_EQUAL');
  const [id = ''] = await idsOf(page);
  await page.getByRole('button', { name: `Expand ${id}` }).click();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('checkbox', { name: `Select ${id}` }).check();
  await expect(page.getByRole('region', { name: 'Selected configurations' })).toBeVisible();
  await expectToFit(page);
  await layout(page, 'Grid').click();
  await idsOf(page);
  await expectToFit(page);
  await layout(page, 'Board by workflow step').click();
  await expect(column(page, 'Configuring').getByRole('listitem').first()).toBeVisible();
  await expectToFit(page);
  await links(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Copy/ })).toBeVisible();
  await expectToFit(page);
});

test('the list on its way has the head and the rows where the list will have them', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Application Engineer', '/');
  await portal.fail({ backEnd: 'cms', operation: 'configurationFilter', effect: 'DELAY', ms: 3000 });
  await page.goto(`${portal.origin}/configurations`);
  const waiting = page.getByRole('main').getByRole('status', { name: 'Loading' });
  const placesOf = (of: Locator): Promise<readonly number[]> =>
    of.evaluate((element) =>
      [...element.children].slice(0, 2).map((child) => Math.round(child.getBoundingClientRect().top)),
    );
  await expect(waiting).toBeVisible();
  const before = await placesOf(waiting);
  await expect(list(page)).toBeVisible();
  const head = await page.locator('[data-area=title]').first().boundingBox();
  const first = await list(page).getByRole('listitem').first().boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual(before[0] ?? 0);
  expect(Math.abs((first?.y ?? 0) - (before[1] ?? 0))).toBeLessThanOrEqual(2);
});
