import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { getDialog, expect, expectNotice, signIn, test, type TestPortal } from './portal.ts';

const designer = 'Quote Engineer';
const password = 'quote.engineer';

/** URL of a new design for the first customer. */
function newDesign(portal: TestPortal): string {
  const account = portal.standIns.store
    .collection<{ accountNumber: string; isTest?: boolean }>('accounts')
    .all()
    .find(({ accountNumber, isTest }) => accountNumber !== '3005019' && !isTest);
  return `/configurator?productFamily=G6&accountNumber=${account?.accountNumber}`;
}

const scene = (page: Page): FrameLocator => page.frameLocator('iframe[title="3D configurator"]');
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Changes the name of the system, which makes the design unsaved. */
async function nameSystem(page: Page, name: string): Promise<void> {
  await scene(page).getByLabel('System name').fill(name);
  await expect(page.getByText('Not saved yet')).toBeVisible();
}

async function signInToQuotes(page: Page): Promise<void> {
  await getDialog(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const quotes = (portal: TestPortal): number => portal.standIns.store.quotes.count();

test('a new design is made, saved once, generated and left by keyboard', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/40[01] \((Unauthorized|Bad Request)\)/);
  const before = quotes(portal);
  await signIn(page, portal, designer, newDesign(portal));
  const name = scene(page).getByLabel('System name');
  await name.focus();
  await page.keyboard.type('Hall 4 crane');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByRole('row', { name: 'System name Hall 4 crane' })).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Save').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await signInToQuotes(page);
  await expectNotice(page, 'Your configuration has been saved');
  await expect(page).toHaveURL(/\/configurator\/C\d+$/);
  expect(quotes(portal)).toBe(before + 1);
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();

  const ordered = page.waitForResponse((response) => response.url().endsWith('/quotes/generateOutputs'));
  await button(page, 'Generate files').focus();
  await page.keyboard.press('Enter');
  const tray = page.getByRole('button', { name: /^Jobs/ });
  await expect(tray).toHaveAccessibleName(/1/);
  await ordered;
  // The session storage then contains the generation.
  const keys = (): Promise<string[]> => page.evaluate(() => Object.keys(sessionStorage));
  await expect.poll(keys).toContainEqual(expect.stringMatching(/\/generations$/));
  // The quote is fetched on load and then every 20 s. Its generation takes longer.
  const looked = page.waitForResponse((response) => /\/quotes\/\d+$/.test(new URL(response.url()).pathname));
  await page.clock.install();
  await page.reload();
  await expect(tray).toHaveAccessibleName(/1/);
  await looked;
  await portal.command('generations/finish');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await page.clock.fastForward(21_000);
  // If polling had not started by then, the next fetch is 20 s later.
  await expect(notices.getByText('Files have been generated')).toBeVisible({ timeout: 120_000 });

  await button(page, 'Exit').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/configurations\/C\d+/);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a session that ends in the middle of a save loses nothing', async ({ page, portal, complaints }) => {
  complaints.allow(/40[01] \((Unauthorized|Bad Request)\)/);
  await signIn(page, portal, designer, newDesign(portal));
  await nameSystem(page, 'Hall 5 crane');
  await button(page, 'Save').click();
  await signInToQuotes(page);
  await expectNotice(page, 'Your configuration has been saved');
  const before = quotes(portal);

  await nameSystem(page, 'Hall 6 crane');
  await page.context().clearCookies({ name: 'cpqToken' });
  await button(page, 'Save').click();
  await getDialog(page).getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(getDialog(page).getByRole('alert')).toBeVisible();
  await signInToQuotes(page);
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  expect(quotes(portal)).toBe(before);
  await page.reload();
  await expect(page.getByRole('row', { name: 'System name Hall 6 crane' })).toBeVisible();
});

test('a script that is not there, or throws, is told and comes when it is tried again', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/embed\.min\.js|broken on purpose/);
  await portal.fail({ backEnd: 'configurator', path: '/embed.min.js', effect: 'STATUS', status: 404 });
  await signIn(page, portal, designer, newDesign(portal));
  await expect(page.getByText('The configurator could not be loaded')).toBeVisible();
  await portal.mend();
  await page.route('**/embed.min.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken on purpose');" }),
  );
  await button(page, 'Try again').click();
  await expect(page.getByText('The configurator failed while it was starting')).toBeVisible();
  await page.unroute('**/embed.min.js');
  await button(page, 'Try again').click();
  await expect(scene(page).getByLabel('System name')).toBeVisible();
});

test('a script that does not come, and a frame that never answers, are told after 30 seconds', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|ERR_ABORTED/);
  await signIn(page, portal, designer, '/configurations');
  await page.clock.install();
  await page.route('**/embed.min.js', () => undefined);
  await page.goto(portal.origin + newDesign(portal));
  await expect(page.getByText('The configurator is starting')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByText('The configurator did not come within 30 seconds')).toBeVisible();
  await page.unroute('**/embed.min.js');
  // Like a browser that blocks the frame's requests.
  await page.route('**/configurators/41**', (route) => route.abort());
  await button(page, 'Try again').click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('The configurator does not start')).toBeVisible();
});

test('messages from elsewhere change nothing, however many and however long they are', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, designer, newDesign(portal));
  await expect(scene(page).getByLabel('System name')).toBeVisible();
  const total = await page.getByRole('main').locator('output').textContent();
  const frame = page.frames().find((each) => each.url().includes('/configurators/41'));
  if (!frame) throw new Error('There is no configurator');
  // Frames inside the configurator: one with its origin but another window, one with an opaque origin.
  await frame.evaluate(() => {
    for (const sandbox of [undefined, 'allow-scripts']) {
      const inner = document.createElement('iframe');
      if (sandbox !== undefined) inner.setAttribute('sandbox', sandbox);
      document.body.append(inner);
    }
  });
  await expect.poll(() => frame.childFrames().length).toBe(2);
  for (const inner of frame.childFrames()) {
    // oxlint-disable-next-line no-await-in-loop -- one flood after the other
    await inner.evaluate(() => {
      for (let count = 0; count < 1000; count += 1) {
        top?.postMessage({ kind: 'message', message: { name: 'changed', total: 1, isValid: true } }, '*');
        top?.postMessage({ name: 'close' }, '*');
      }
      top?.postMessage({ kind: 'message', message: { name: 'close', text: 'x'.repeat(10_000_000) } }, '*');
    });
  }
  await scene(page).getByLabel('System name').fill('Still here');
  await expect(page.getByRole('row', { name: 'System name Still here' })).toBeVisible();
  await expect(page.getByRole('main').locator('output')).toHaveText(total ?? '');
  expect(page.url()).toContain('/configurator');
});

test('changes outlive Back and a reload', async ({ page, portal }) => {
  await signIn(page, portal, designer, '/configurator');
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await page.getByRole('option', { name: /\d{7}/ }).nth(1).click();
  await button(page, 'Start').click();
  await nameSystem(page, 'Hall 7 crane');
  await page.goBack();
  await expect(getDialog(page)).toHaveAccessibleName('Leave without saving?');
  await getDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'System name Hall 7 crane' })).toBeVisible();

  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText(/was not saved\.$/)).toBeVisible();
  await button(page, 'Go on with it').click();
  await expect(scene(page).getByLabel('System name')).toHaveValue('Hall 7 crane');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByText(/was not saved\.$/)).toHaveCount(0);
});
