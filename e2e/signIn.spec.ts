import type { BrowserContext, Locator, Page } from '@playwright/test';
import { seedConfiguration } from '../tests/seedConfiguration.ts';
import { expect, signInAtProvider as signIn, signOut, test, type TestPortal } from './portal.ts';

const storages = (page: Page) =>
  page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

/** Removes all means of getting a new token from the tab and the identity provider. */
async function forgetTheWayBack(page: Page, context: BrowserContext, portal: TestPortal): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.includes('refreshtoken')) sessionStorage.removeItem(key);
  });
  await context.clearCookies({ path: /identity/ });
  portal.standIns.identity.expireAll();
}

/** Signs in through the popup of the dialog shown when a session ends. */
async function signInBeside(page: Page, name: string): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page
    .getByRole('dialog', { name: 'You are logged out' })
    .getByRole('button', { name: 'Sign in' })
    .click();
  await (await popup).getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

test('signing in asks for a code with a challenge and both scopes, and no token is ever in an address', async ({
  page,
  portal,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await signIn(page, portal, 'Application Engineer');
  const authorize = new URL(addresses.find((address) => address.includes('/identity/auth?')) ?? '');
  expect(authorize.searchParams.get('response_type')).toBe('code');
  expect(authorize.searchParams.get('code_challenge_method')).toBe('S256');
  expect(authorize.searchParams.get('scope')).toMatch(/read_write/);
  expect(authorize.searchParams.get('scope')).toMatch(/user_impersonation/);
  expect(addresses.filter((address) => /access_token=|id_token=/.test(address))).toEqual([]);
  const { session, local } = await storages(page);
  expect(session.some((key) => key.includes('accesstoken'))).toBe(true);
  expect(local.filter((key) => key.includes('token'))).toEqual([]);
});

test('going back from the sign-in stays on the page that offers it', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/identity\/interaction\//);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/identity\/interaction\//);
});

test('a token that has ended is renewed without anybody noticing', async ({ page, portal, complaints }) => {
  complaints.allow(/status of 401/);
  await signIn(page, portal, 'Application Engineer', '/configurations');
  portal.standIns.identity.expireAll();
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/identity/token')) renewals.push(request.url());
  });
  await page.getByLabel('State').selectOption('APPROVED');
  await expect.poll(() => renewals).toHaveLength(1);
  await expect(page.getByRole('list', { name: 'Configurations' }).getByText('Configuring')).toHaveCount(0);
  expect(renewals).toHaveLength(1);
});

test('a session that cannot be renewed comes back to the same address', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await signIn(page, portal, 'Application Engineer', '/configurations');
  // A late picture request would notice the expired session before the filter does.
  await page.waitForLoadState('networkidle');
  await forgetTheWayBack(page, context, portal);
  await page.getByLabel('State').selectOption('APPROVED');
  await page.getByRole('button', { name: /^Application Engineer/ }).click();
  await expect(page).toHaveURL(`${portal.origin}/configurations?state=APPROVED`);
  await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
});

test('a session that ends under a form and an upload loses neither', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const id = 'OU4721';
  seedConfiguration(portal.standIns.store, id);
  await signIn(page, portal, 'Production Engineer', `/configurations/${id}?tab=FILES`);
  await page.getByRole('button', { name: 'Add file to Configuration' }).click();
  const form = page.getByRole('dialog', { name: /^Add file/ });
  await form
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'sheet.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await form.getByLabel('Name').fill('Sheet of the crane');
  await forgetTheWayBack(page, context, portal);
  await form.getByRole('button', { name: 'Add file' }).click();

  await signInBeside(page, 'Production Engineer');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sheet of the crane' })).toContainText(
    'Version 1',
  );
});

test('an old answer of the sign-in leads to the start page and leaves nothing', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/login#code=stolen&state=eyJpZCI6IjEifQ==`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('does not belong to this tab');
  expect((await storages(page)).session.filter((key) => key.startsWith('msal.'))).toEqual([]);
});

for (const [name, rule] of [
  ['fails', { effect: 'STATUS', status: 500 }],
  ['answers a page', { effect: 'HTML' }],
  ['is gone', { effect: 'DROP' }],
] as const)
  test(`a provider that ${name} when it is asked for the token is what is told, not a foreign answer`, async ({
    page,
    portal,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|Signing in failed/);
    await portal.fail({ backEnd: 'identity', method: 'POST', path: '/*token', ...rule });
    await page.goto(`${portal.origin}/products`);
    await page.getByRole('button', { name: /^Support Engineer/ }).click();
    await expect(page.getByRole('alert')).toContainText('Signing in could not be finished');
    await portal.mend();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible();
    await expect(page).toHaveURL(`${portal.origin}/products`);
  });

test('signing out leaves nothing behind, here and in other tabs, and going back shows no data', async ({
  page,
  context,
  portal,
}) => {
  await signIn(page, portal, 'Application Engineer', '/configurations');
  const other = await context.newPage();
  await other.goto(`${portal.origin}/configurations`);
  for (const each of [page, other])
    await expect(each.getByRole('list', { name: 'Configurations' })).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect((await storages(other)).session).toEqual([]);
  await expect(page).toHaveURL(`${portal.origin}/logout`);
  expect(await storages(page)).toEqual({
    session: [],
    local: [],
    cookies: 'locale=en',
    databases: [],
    caches: [],
  });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Configurations' })).toHaveCount(0);
});

test('signing out works without a network', async ({ page, context, portal, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await context.setOffline(true);
  await signOut(page);
  expect((await storages(page)).session).toEqual([]);
  await context.setOffline(false);
});

test('a second person in the same browser never sees what the first one saw', async ({
  page,
  context,
  portal,
}) => {
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
  await context.clearCookies({ path: /identity/ });
  const other = await context.newPage();
  await signIn(other, portal, 'Customer Engineer', '/configurations');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Signed in as customer\.engineer/ })).toBeVisible();
});

/** Everything stored by the page, except data that survive the session. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage).filter(([name]) => !name.startsWith('portal.personal.')),
      document.cookie,
    ]),
  );

/** Opens the form to create a product and fills in a serial number. */
async function typedSerialNumber(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create product', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Create product/ });
  await form.getByLabel('Serial number', { exact: true }).fill('0765432');
  return form;
}

/** Fills in a form as the application engineer, then ends the session. */
async function typedAndEnded(page: Page, context: BrowserContext, portal: TestPortal): Promise<void> {
  const id = 'OU4722';
  seedConfiguration(portal.standIns.store, id, { state: 'READY_FOR_PRODUCTION' });
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  const form = await typedSerialNumber(page);
  await form.getByLabel('Repeat serial number').fill('0765432');
  await forgetTheWayBack(page, context, portal);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
}

test('another account chosen beside the page begins a session of its own, and gets nothing of the first', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await typedAndEnded(page, context, portal);
  expect(await keptText(page)).toContain('0765432');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cms/') && (request.postData() ?? '').includes('0765432'))
      writes.push(request.url());
  });
  await signInBeside(page, 'Configuration Approver');

  await expect(page.getByRole('button', { name: /^Signed in as configuration\.approver/ })).toBeVisible();
  await expect(page.getByText('You are signed in with another account')).toBeVisible();
  await expect(page).toHaveURL(`${portal.origin}/`);
  expect(writes).toEqual([]);
  const text = await keptText(page);
  expect(text).not.toContain('0765432');
  expect(text).not.toContain('application.engineer');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Signed in as configuration\.approver/ })).toBeVisible();
});

test('whoever signs in after a session that nobody has ended finds nothing of it', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await signIn(page, portal, 'Application Engineer', '/configurations?state=READY_FOR_PRODUCTION');
  await page.getByRole('list', { name: 'Configurations' }).getByRole('link').first().click();
  const form = await typedSerialNumber(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await context.addCookies([{ name: 'cpqToken', value: 'theirs', url: portal.origin }]);
  expect(await keptText(page)).toContain('0765432');

  await forgetTheWayBack(page, context, portal);
  await page.getByRole('link', { name: 'Configurations', exact: true }).first().click();
  await page.getByRole('button', { name: /^Customer Engineer/ }).click();
  await expect(page.getByRole('button', { name: /^Signed in as customer\.engineer/ })).toBeVisible();
  await expect(page).toHaveURL(`${portal.origin}/`);
  const text = await keptText(page);
  for (const left of ['0765432', 'application.engineer', 'READY_FOR_PRODUCTION', 'theirs'])
    expect(text).not.toContain(left);
  const { databases, caches } = await storages(page);
  expect([databases, caches]).toEqual([[], []]);
});

test('going back after another account has signed in leads to nothing that the first one looked at', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  // The provider refuses a second submission of a completed page, which the browser logs.
  complaints.allow(/status of 40[01]/);
  await signIn(page, portal, 'Application Engineer', '/configurations?search=nordic+crane');
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.getByRole('searchbox').first().fill('0100001');
  await expect(page).toHaveURL(/search=0100001/);
  await forgetTheWayBack(page, context, portal);
  await page.getByRole('link', { name: 'Configurations', exact: true }).first().click();
  await page.getByRole('button', { name: /^Configuration Approver/ }).click();
  await expect(page.getByRole('button', { name: /^Signed in as configuration\.approver/ })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (/nordic|0100001/.test(request.url() + (request.postData() ?? ''))) asked.push(request.url());
  });
  const left: string[] = [];
  for (let steps = await page.evaluate(() => history.length); steps > 1; steps -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await page.goBack().catch(() => null);
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    left.push(await page.evaluate(() => location.href));
  }
  expect(left.filter((address) => /nordic|0100001/.test(address))).toEqual([]);
  expect(asked.filter((address) => address.includes('/cms/'))).toEqual([]);
});

test('a closed window of the sign-in is noticed, and the page stays when it is given up', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await typedAndEnded(page, context, portal);
  const question = page.getByRole('dialog', { name: 'You are logged out' });
  const popup = page.waitForEvent('popup');
  await question.getByRole('button', { name: 'Sign in' }).click();
  const beside = await popup;
  await beside.getByRole('heading', { name: 'Sign in to Portal' }).waitFor();
  await beside.close();
  await expect(question.getByText(/^The window was closed/)).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('complementary', { name: 'You are logged out' })).toBeVisible();
  await expect(page.getByLabel('Serial number', { exact: true })).toHaveValue('0765432');
});

test('a provider that cannot be reached is no reason to fail while the token is good', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Access to fetch|net::/);
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await page.route(/\/identity\//, (route) => route.abort());
  await page.clock.install({ time: Date.now() + 56 * 60_000 });
  await page.reload();
  await page.getByLabel('State').selectOption('APPROVED');
  await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what the provider says of a sign-in keeps its reason', async ({ page, portal }) => {
  for (const [way, said] of [
    ['I forgot my password', 'You asked for a new password.'],
    ['Cancel', 'The sign-in was cancelled.'],
  ] as const) {
    await page.goto(`${portal.origin}/login`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: way }).click();
    await expect(page.getByRole('alert')).toContainText(said);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
});
