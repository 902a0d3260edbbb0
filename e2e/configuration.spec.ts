import type { Browser, Page } from '@playwright/test';
import { customerAccount } from '../mocks/seed/accounts.ts';
import type { ConfigurationRecord } from '../mocks/store/configurationRecord.ts';
import { plantConfiguration, putConfiguration } from '../tests/plantConfiguration.ts';
import { expectAccessibleInBoth, expectNoSidewaysScroll, onEachScreen, phone } from './checks.ts';
import { dialog, eventName, expect, said, signIn, test, type Portal } from './portal.ts';

const plant = (portal: Portal, id: string, change: Partial<ConfigurationRecord> = {}): void =>
  plantConfiguration(portal.standIns.store, id, change);

const record = (portal: Portal, id: string) => portal.standIns.store.configurations.get(id);
const changes = (portal: Portal, id: string, type: string) =>
  record(portal, id)?.logs.filter((log) => log.type === type) ?? [];
const mails = (portal: Portal, text: string) =>
  portal.standIns.store.outbox.all().filter((sent) => JSON.stringify(sent.body).includes(text));

const main = (page: Page) => page.getByRole('main');

/** Begins an action: the way on through the workflow by its button, anything else by the menu. */
async function begin(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible();
  const primary = main(page).getByRole('button', { name: eventName(name) });
  if (await primary.isVisible()) {
    await primary.click();
  } else {
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: eventName(name) }).click();
  }
  await expect(dialog(page)).toBeVisible();
}

/** The button at the end of the dialog; one to close it stands at its head too. */
const answer = (page: Page, name: string) =>
  dialog(page)
    .getByRole('button', { name: eventName(name) })
    .last()
    .click();

async function act(page: Page, name: string, confirmation = name): Promise<void> {
  await begin(page, name);
  await answer(page, confirmation);
  await expect(dialog(page)).toHaveCount(0);
}

/** Another person, in a browser of their own. */
async function other(browser: Browser, portal: Portal, name: string, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Stockholm' });
  const page = await context.newPage();
  await signIn(page, portal, name, address);
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible();
  return page;
}

test('an approver approves, releases, and an administrator sets it back', async ({
  page,
  portal,
  browser,
}) => {
  const id = 'OU7002';
  plant(portal, id, { state: 'WAITING_FOR_APPROVAL' });
  await signIn(page, portal, 'Configuration Approver', `/configurations/${id}`);
  await act(page, 'Approve');
  await said(page, `${id} has been approved`);
  await act(page, 'Unapprove');
  await said(page, `The approval of ${id} has been taken back`);
  await act(page, 'Approve');
  await begin(page, 'Release for production');
  await expect(dialog(page)).toContainText('ERP system');
  await answer(page, 'Release');
  await said(page, `${id} has been released for production`);
  await expect(dialog(page)).toHaveCount(0);

  const admin = await other(browser, portal, 'Staff Administrator', `/configurations/${id}`);
  await begin(admin, 'Reverse state');
  await expect(dialog(admin).getByRole('option')).toHaveText([
    'Choose a state',
    'Configuring',
    'Waiting for approval',
    'Approved',
  ]);
  await dialog(admin).getByRole('combobox').selectOption('WAITING_FOR_APPROVAL');
  await answer(admin, 'Reverse state');
  await said(admin, `The state of ${id} has been reversed`);
  expect(record(portal, id)?.state).toBe('WAITING_FOR_APPROVAL');
  await expect(dialog(admin)).toHaveCount(0);
  await act(admin, 'Archive');
  await said(admin, `${id} has been archived`);
  await expect(main(admin).getByText('Archived').first()).toBeVisible();
  await admin.context().close();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an engineer goes on with what was begun, hands it in and asks for its approval', async ({
    page,
    portal,
  }) => {
    const id = 'OU7001';
    plant(portal, id, { state: 'PLACEHOLDER', partNumber: null });
    await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
    await begin(page, 'Configure');
    await expect(dialog(page).getByLabel('Configuration ID')).toBeDisabled();
    await dialog(page).getByRole('combobox', { name: 'Part' }).click();
    await page.getByRole('option', { name: /^P\d+/ }).first().click();
    await answer(page, 'Upload');
    await page.waitForURL(`**/configurations/${id}/0A`);
    expect(record(portal, id)?.state).toBe('CONFIGURING');

    await act(page, 'Assign to me');
    await said(page, `${id} has been assigned to you`);
    await act(page, 'Unassign');
    await said(page, `${id} is no longer assigned to you`);

    await begin(page, 'Change account');
    await expect(dialog(page).getByText('This is already the account')).toBeVisible();
    await dialog(page).getByRole('combobox', { name: 'Account' }).fill('30100');
    await expect(dialog(page).getByText('Wait for the search to end')).toBeVisible();
    await page.getByRole('option', { disabled: false }).nth(2).click();
    await answer(page, 'Change account');
    await said(page, `The account of ${id} has been changed`);
    expect(record(portal, id)?.accountNumber).not.toBe(customerAccount);

    await begin(page, 'Accept quote');
    await expect(dialog(page)).toContainText(
      `Has the client accepted the quote and the terms of revision 0A of ${id}?`,
    );
    await answer(page, 'Accept quote');
    await said(page, `The quote of ${id} has been accepted`);
    await act(page, 'Request approval again', 'Request approval');
    await said(page, `The approval of ${id} has been requested`);
    expect(mails(portal, `Approval request: ${id}/0A`)).toHaveLength(1);
    await begin(page, 'Request specification review');
    await dialog(page).getByLabel('What should be looked at').fill('The range of the radio');
    await answer(page, 'Request review');
    await said(page, `A review of the technical specification of ${id} has been requested`);
    expect(mails(portal, `Technical specification review: ${id}/0A`)).toHaveLength(1);
    await onEachScreen(page, () => expectNoSidewaysScroll(page));
  });

  test('a customer engineer hands in and duplicates, and can do nothing else later', async ({
    page,
    portal,
  }) => {
    const [mine, released, copy] = ['OU7003', 'OU7004', 'OU7005'];
    plant(portal, mine);
    plant(portal, released, { state: 'READY_FOR_PRODUCTION' });
    await signIn(page, portal, 'Customer Engineer', `/configurations/${mine}`);
    await act(page, 'Accept quote');
    await said(page, `The quote of ${mine} has been accepted`);

    await page.goto(`${portal.origin}/configurations/${released}`);
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    const possible = page.getByRole('menuitem', { disabled: false });
    await expect(possible).toHaveText([
      'Duplicate',
      'Request specification review',
      'Print',
      'Why can, or can’t, I?',
    ]);
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(dialog(page).getByText('A configuration ID is required')).toBeVisible();
    await dialog(page).getByLabel('Configuration ID').fill(copy.toLowerCase());
    await expect(dialog(page).getByText(`${copy} will be a classic configuration.`)).toBeVisible();
    await answer(page, 'Duplicate');
    await page.waitForURL(`**/configurations/${copy}/0A`);
    await said(page, 'Your configuration has been duplicated');
    expect(record(portal, copy)).toMatchObject({
      state: 'CONFIGURING',
      copyOf: released,
      accountNumber: customerAccount,
    });
    expect(record(portal, copy)?.revisions[0]?.productConfigurations).toHaveLength(
      record(portal, released)?.revisions[0]?.productConfigurations.length ?? 0,
    );
  });
});

test('a double click does nothing twice', async ({ page, portal }) => {
  const [id, copy] = ['OU7106', '77106'];
  plant(portal, id);
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  const twice = (name: string) =>
    dialog(page)
      .getByRole('button', { name: eventName(name) })
      .dblclick();

  await begin(page, 'Assign to me');
  await twice('Assign to me');
  await said(page, `${id} has been assigned to you`);
  await expect(dialog(page)).toHaveCount(0);
  expect(changes(portal, id, 'CHANGE_ASSIGNEE')).toHaveLength(1);

  await main(page)
    .getByRole('button', { name: eventName('Accept quote') })
    .dblclick();
  await twice('Accept quote');
  await said(page, `The quote of ${id} has been accepted`);
  await expect(dialog(page)).toHaveCount(0);
  expect(changes(portal, id, 'CHANGE_STATE')).toHaveLength(1);

  await begin(page, 'Request specification review');
  await twice('Request review');
  await said(page, `A review of the technical specification of ${id} has been requested`);
  await expect(dialog(page)).toHaveCount(0);
  expect(mails(portal, `Technical specification review: ${id}/0A`)).toHaveLength(1);

  await begin(page, 'Duplicate');
  await dialog(page).getByLabel('Configuration ID').fill(copy);
  await twice('Duplicate');
  await page.waitForURL(`**/configurations/${copy}/0A`);
  expect(changes(portal, copy, 'CREATE_REVISION')).toHaveLength(1);

  await begin(page, 'Create product configuration');
  await dialog(page).getByRole('radio', { name: 'Transmitter' }).check();
  await dialog(page).getByLabel('Transmitter model').selectOption('MINI');
  await dialog(page).getByLabel('Product configuration ID').fill('P00001-twice');
  await dialog(page).getByLabel('Description').fill('Once only');
  const before = record(portal, copy)?.revisions[0]?.productConfigurations.length ?? 0;
  await twice('Create');
  await said(page, 'Product configuration P00001-twice has been created');
  await expect(dialog(page)).toHaveCount(0);
  expect(record(portal, copy)?.revisions[0]?.productConfigurations).toHaveLength(before + 1);
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText('conflict');
});

test('while its files are generated the page looks again until they are', async ({ page, portal }) => {
  const id = 'OU7108';
  plant(portal, id, { state: 'GENERATING_ARTEFACTS' });
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  await expect(main(page).getByText('Generating artefacts').first()).toBeVisible();
  const generating = record(portal, id);
  if (generating) putConfiguration(portal.standIns.store, { ...generating, state: 'APPROVED' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Approved' }).first()).toHaveAttribute(
    'aria-current',
    'step',
    { timeout: 30_000 },
  );
});

test('creating offers each family and each role what it may', async ({ page, portal, browser }) => {
  const offers = async (person: Page, family: string, way: string, allowed: boolean): Promise<void> => {
    await dialog(person).getByRole('radio', { name: family }).check();
    const button = dialog(person).getByRole('button', { name: way });
    await expect(button).toBeEnabled({ enabled: allowed });
  };
  await signIn(page, portal, 'Production Engineer', '/configurations');
  await page.getByRole('button', { name: 'Create configuration' }).click();
  await expect(dialog(page).getByRole('radio', { name: 'G6' })).toBeChecked();
  await expect(dialog(page).getByRole('combobox', { name: 'Customer' })).toHaveValue('No customer');
  for (const family of ['G2', 'G3', 'G5']) {
    // oxlint-disable-next-line no-await-in-loop -- one choice after the other
    await offers(page, family, 'Upload existing', true);
  }
  for (const family of ['G6', 'P6']) {
    // oxlint-disable-next-line no-await-in-loop
    await offers(page, family, 'Upload existing', false);
  }
  await expect(dialog(page).getByText('Only Administrators can upload P6 configurations.')).toBeVisible();
  await offers(page, 'G5', 'Create 3D configuration', false);
  await expect(dialog(page).getByText('G5 cannot be configured in 3D, only G6.')).toBeVisible();
  await offers(page, 'G6', 'Create 3D configuration', false);
  await expect(dialog(page).getByText('Needs the 3D configurator role.')).toBeVisible();

  const search = dialog(page).getByRole('combobox', { name: 'Customer' });
  await search.fill('3010');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(16);
  await search.fill('nobody is called so');
  await search.blur();
  await expect(search).toHaveValue('No customer');
  await dialog(page).getByRole('radio', { name: 'G3' }).check();
  await dialog(page).getByRole('button', { name: 'Clear the choice' }).click();
  await dialog(page).getByRole('button', { name: 'Upload existing' }).click();
  await expect(dialog(page).getByText('A customer is required')).toBeVisible();
  await search.click();
  await page.getByRole('option', { name: 'No customer' }).click();
  await dialog(page).getByRole('button', { name: 'Upload existing' }).click();
  const id = dialog(page).getByLabel('Configuration ID');
  const part = dialog(page).getByRole('combobox', { name: 'Part' });
  await expect(part).toBeDisabled();
  await id.fill('xx1234');
  await dialog(page).getByLabel('Description').fill('Crane');
  await expect(dialog(page).getByRole('button', { name: 'Upload' })).toBeDisabled();
  await part.click();
  await page.getByRole('option', { name: /^P\d+/ }).first().click();
  await answer(page, 'Upload');
  await expect(
    dialog(page).getByText('The prefix for a configuration ID must be: OU, CA, KS, CN, DK, SF'),
  ).toBeVisible();
  await id.fill('12345');
  await expect(part).toBeDisabled();
  await expect(part).toHaveValue('');
  await expect(dialog(page).getByText('12345 will be a phantom configuration.')).toBeVisible();
  await answer(page, 'Previous');
  await expect(dialog(page).getByRole('radio', { name: 'G3' })).toBeChecked();

  const theirContext = await browser.newContext();
  const theirs = await theirContext.newPage();
  await signIn(theirs, portal, 'Production Administrator', '/configurations');
  const closed = theirs.getByRole('button', { name: 'Create configuration' });
  await expect(closed).toBeDisabled();
  await expect(closed).toHaveAccessibleDescription(
    /^Only Administrators, 3D configurators, and Application engineers who are also/,
  );
  await expect(theirs.getByRole('button', { name: 'Request access' })).toBeVisible();
  await theirContext.close();
});

test('the dialogs are accessible', async ({ page, portal }) => {
  const id = 'OU7109';
  plant(portal, id, { state: 'WAITING_FOR_APPROVAL' });
  await signIn(page, portal, 'Staff Administrator', `/configurations/${id}`);
  const why = page.getByRole('main').getByRole('button', { name: 'What is missing?' });
  await expect(why).toBeVisible();
  await expectAccessibleInBoth(page);
  await why.click();
  await expect(page.getByRole('dialog', { name: 'Next steps' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(why).toBeFocused();
  const names = ['Duplicate', 'Delete', 'Reverse state', 'Change account', 'Request specification review'];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
    await begin(page, name);
    // oxlint-disable-next-line no-await-in-loop
    await expectAccessibleInBoth(page);
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Escape');
    // oxlint-disable-next-line no-await-in-loop
    await expect(dialog(page)).toHaveCount(0);
  }
});
