import type { Page } from '@playwright/test';
import type { Account } from '../mocks/cms/account/routes.ts';
import type { Ticket } from '../mocks/cms/request/contract.ts';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { buildAccessRequest } from '../tests/factories/accessRequest.ts';
import { expectNoOverlap, expectUsableOnEachScreen, expectNoSidewaysScroll, phoneScreen } from './checks.ts';
import { getDialog, expect, expectNotice, signIn, test, type TestPortal } from './portal.ts';

const tickets = (portal: TestPortal) => portal.standIns.store.collection<Ticket>('tickets');

/** Replaces all requests by `count` new ones, oldest first. */
function plant(portal: TestPortal, count: number): readonly string[] {
  for (const { ticketId } of tickets(portal).all()) tickets(portal).delete(ticketId);
  const ids = Array.from({ length: count }, (_, index) => `T-${index + 1}`);
  for (const [index, ticketId] of ids.entries()) {
    const minute = String(index).padStart(2, '0');
    const request = buildAccessRequest({ ticketId, created: `2026-03-01T08:${minute}:00Z` });
    tickets(portal).put(ticketId, request as Ticket);
  }
  return ids;
}

const looked = (page: Page) => page.getByRole('region', { name: 'Request', exact: true });

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('somebody new asks for a product by keys in under a minute', async ({ page, portal, complaints }) => {
    plant(portal, 0);
    await signIn(page, portal, 'New Person');
    const asked = getDialog(page);
    const begun = Date.now();
    await page.getByRole('button', { name: 'Request access' }).press('Enter');
    await expect(asked.getByLabel('Description')).toBeFocused();
    await expectUsableOnEachScreen(page);
    await page.keyboard.type('I service this crane');
    await asked.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(asked.getByLabel('Serial number', { exact: true })).toBeVisible();
    await asked.getByLabel('Serial number', { exact: true }).fill('0123456');
    await asked.getByLabel('Repeat serial number').fill('0123456');
    await page.keyboard.press('Enter');
    await expect(asked.getByText(/agree to be contacted/)).toBeVisible();
    await expectUsableOnEachScreen(page);
    await portal.fail({ operation: 'ticketCreate', effect: 'STATUS', times: 1 });
    complaints.allow(/status of 500/);
    const submit = asked.getByRole('button', { name: 'Submit' });
    // If the dialog fills the screen, the notification must still not cover the button.
    const { width, height } = phoneScreen.viewport;
    await page.setViewportSize({ width, height: 600 });
    await submit.press('Enter');
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.locator('[data-tone=error]')).toBeVisible();
    await expectNoOverlap(notices, submit);
    await page.setViewportSize({ width, height });
    await submit.press('Enter');
    await expectNotice(page, 'Your request has been created');
    expect(Date.now() - begun).toBeLessThan(60_000);
    await page.getByRole('link', { name: /Product 0123456/ }).click();
    await expect(page.getByRole('list', { name: 'Where the request is' })).toBeVisible();
    await expectUsableOnEachScreen(page);
    expect(tickets(portal).all()).toMatchObject([
      { reporterEmail: 'new.person@visitor.example', ticketStatus: 'OPEN' },
    ]);
  });
});

/** The product in the requests does not exist, so its lookup fails. */
const noSuchProduct = /404 .*\/products\/0123456/;

/** Name of the region with the focus; empty if no region has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('section, nav, [role=dialog]')?.ariaLabel ?? '');

test('a granter works through the waiting requests by keys alone', async ({ page, portal, complaints }) => {
  complaints.allow(noSuchProduct);
  const ids = plant(portal, 4);
  await signIn(page, portal, 'Access Granter');
  await page.getByRole('link', { name: 'Work through them' }).press('Enter');
  await expect(looked(page)).toContainText('T-1');
  await expectUsableOnEachScreen(page);
  for (const [index, id] of ids.entries()) {
    // oxlint-disable no-await-in-loop -- one decision after the other
    await expect(looked(page).getByRole('link', { name: id, exact: true })).toBeVisible();
    const isPassedOn = index % 2 === 1;
    await page.keyboard.press(isPassedOn ? 'ControlOrMeta+Shift+Enter' : 'ControlOrMeta+Backspace');
    await expect(getDialog(page).getByRole('textbox', { name: 'Reason' })).toBeFocused();
    if (index === 0) await expectUsableOnEachScreen(page);
    await page.keyboard.type('Who is this?');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(
      page.getByText(`${index + 1} ${index === 0 ? 'request' : 'requests'} decided`),
    ).toBeVisible();
    if (id !== ids.at(-1)) await expect.poll(() => focused(page)).toBe('Request');
    // oxlint-enable no-await-in-loop
  }
  await expect(page.getByText('All decided')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(ids.map((id) => tickets(portal).get(id)?.ticketStatus)).toEqual(
    ids.map((_, index) => (index % 2 === 1 ? 'REGISTERED_ON_JIRA' : 'REJECTED')),
  );
});

test('nothing of the list of requests stands beyond the edge of the narrowest screen', async ({
  page,
  portal,
}) => {
  plant(portal, 0);
  // The longest name of a status.
  const request = buildAccessRequest({ ticketId: 'T-1', ticketStatus: 'REGISTERED_ON_JIRA' });
  tickets(portal).put('T-1', request as Ticket);
  const longest = 'Adriatica Airport Equipment and Heavy Machinery S.r.l.';
  const accounts = portal.standIns.store.collection<Account>('accounts');
  const account = accounts.get(customerAccountNumber);
  if (!account) throw new Error('The seed has this customer');
  accounts.put(customerAccountNumber, { ...account, accountName: longest });
  await page.setViewportSize({ width: 320, height: 844 });
  await signIn(page, portal, 'Access Granter', '/requests?view=ALL');
  const actions = page.getByRole('button', { name: 'Actions on request T-1' });
  await expect(page.getByLabel('Customer', { exact: true })).toContainText(longest);
  await expectNoSidewaysScroll(page);
  const list = await page.getByRole('list', { name: 'Requests' }).boundingBox();
  const menu = await actions.boundingBox();
  if (!list || !menu) throw new Error('Both have to be seen');
  expect(menu.x + menu.width).toBeLessThanOrEqual(list.x + list.width);
});

test('the menu of a row lies over the rows below it', async ({ page, portal }) => {
  plant(portal, 12);
  await signIn(page, portal, 'Staff Administrator', '/requests');
  await page.getByRole('button', { name: 'Actions on request T-12' }).click();
  const menu = page.getByRole('menu', { name: 'Actions on request T-12' });
  // click() waits until the entry is not covered by another row, or fails.
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(getDialog(page)).toContainText('T-12');
});

test('the button of a decision turns off, and whoever used it goes on from the page', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(noSuchProduct);
  plant(portal, 1);
  await signIn(page, portal, 'Access Granter', '/requests/T-1');
  const reject = page.getByRole('main').getByRole('button', { name: 'Reject' });
  await reject.click();
  await getDialog(page).getByRole('textbox', { name: 'Reason' }).fill('Not a customer');
  await getDialog(page).getByRole('button', { name: 'Reject' }).click();
  await expect(reject).toBeDisabled();
  await expect(page.getByRole('main')).toBeFocused();
});
