import type { Page } from '@playwright/test';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { seedConfiguration } from '../tests/seedConfiguration.ts';
import { expectAccessibleInBothSchemes } from './checks.ts';
import { getDialog, eventButtonName, expect, expectNotice, signIn, test, type TestPortal } from './portal.ts';

const plant = (portal: TestPortal, id: string, change: Partial<ConfigurationRecord> = {}): void =>
  seedConfiguration(portal.standIns.store, id, change);

const record = (portal: TestPortal, id: string) => portal.standIns.store.configurations.get(id);
const changes = (portal: TestPortal, id: string, type: string) =>
  record(portal, id)?.logs.filter((log) => log.type === type) ?? [];
const mails = (portal: TestPortal, text: string) =>
  portal.standIns.store.outbox.all().filter((sent) => JSON.stringify(sent.body).includes(text));

const main = (page: Page) => page.getByRole('main');

/** Starts an action: workflow transitions have a button, others a menu entry. */
async function begin(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible();
  const primary = main(page).getByRole('button', { name: eventButtonName(name) });
  if (await primary.isVisible()) {
    await primary.click();
  } else {
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: eventButtonName(name) }).click();
  }
  await expect(getDialog(page)).toBeVisible();
}

test('a double click does nothing twice', async ({ page, portal }) => {
  const [id, copy] = ['OU7106', '77106'];
  plant(portal, id);
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  const twice = (name: string) =>
    getDialog(page)
      .getByRole('button', { name: eventButtonName(name) })
      .dblclick();

  await begin(page, 'Assign to me');
  await twice('Assign to me');
  await expectNotice(page, `${id} has been assigned to you`);
  await expect(getDialog(page)).toHaveCount(0);
  expect(changes(portal, id, 'CHANGE_ASSIGNEE')).toHaveLength(1);

  await main(page)
    .getByRole('button', { name: eventButtonName('Accept quote') })
    .dblclick();
  await twice('Accept quote');
  await expectNotice(page, `The quote of ${id} has been accepted`);
  await expect(getDialog(page)).toHaveCount(0);
  expect(changes(portal, id, 'CHANGE_STATE')).toHaveLength(1);

  await begin(page, 'Request specification review');
  await twice('Request review');
  await expectNotice(page, `A review of the technical specification of ${id} has been requested`);
  await expect(getDialog(page)).toHaveCount(0);
  expect(mails(portal, `Technical specification review: ${id}/0A`)).toHaveLength(1);

  await begin(page, 'Duplicate');
  await getDialog(page).getByLabel('Configuration ID').fill(copy);
  await twice('Duplicate');
  await page.waitForURL(`**/configurations/${copy}/0A`);
  expect(changes(portal, copy, 'CREATE_REVISION')).toHaveLength(1);

  await begin(page, 'Create product configuration');
  await getDialog(page).getByRole('radio', { name: 'Transmitter' }).check();
  await getDialog(page).getByLabel('Transmitter model').selectOption('MINI');
  await getDialog(page).getByLabel('Product configuration ID').fill('P00001-twice');
  await getDialog(page).getByLabel('Description').fill('Once only');
  const before = record(portal, copy)?.revisions[0]?.productConfigurations.length ?? 0;
  await twice('Create');
  await expectNotice(page, 'Product configuration P00001-twice has been created');
  await expect(getDialog(page)).toHaveCount(0);
  expect(record(portal, copy)?.revisions[0]?.productConfigurations).toHaveLength(before + 1);
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText('conflict');
});

test(
  'a configuration, its next steps and its dialogs are accessible',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    const id = 'OU7109';
    plant(portal, id, { state: 'WAITING_FOR_APPROVAL' });
    await signIn(page, portal, 'Staff Administrator', `/configurations/${id}`);
    const why = page.getByRole('main').getByRole('button', { name: 'What is missing?' });
    await expect(why).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await why.click();
    await expect(page.getByRole('dialog', { name: 'Next steps' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(why).toBeFocused();
    const names = ['Duplicate', 'Delete', 'Reverse state', 'Change account', 'Request specification review'];
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
      await begin(page, name);
      // The page behind the dialog is unchanged.
      // oxlint-disable-next-line no-await-in-loop
      await expectAccessibleInBothSchemes(page, { include: '[role="dialog"]' });
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Escape');
      // oxlint-disable-next-line no-await-in-loop
      await expect(getDialog(page)).toHaveCount(0);
    }
  },
);
