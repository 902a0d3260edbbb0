import type { Page } from '@playwright/test';
import { customerAccount } from '../mocks/seed/accounts.ts';
import { expectForEverybody, phone } from './checks.ts';
import { dialog, expect, said, signIn, test, type Portal } from './portal.ts';

const newcomer = 'new.person@visitor.example';

/** A configuration of the customer. */
function configurationOf({ standIns }: Portal): string {
  const found = standIns.store.configurations
    .find({}, { sort: 'modified', offset: 0, limit: 500 })
    .find(({ accountNumber }) => accountNumber === customerAccount);
  if (!found) throw new Error('The customer has no configuration');
  return found.configurationId;
}

async function fillReason(page: Page, type: string): Promise<void> {
  const form = dialog(page);
  await form.getByLabel('E-mail address').fill(newcomer);
  await form.getByRole('radio', { name: type }).check();
  await form.getByLabel('Reason', { exact: true }).fill('Commissioning at the customer');
  await form.getByRole('button', { name: 'Next' }).click();
}

/** Opens what somebody has been granted beside the list of people. */
async function openPerson(page: Page) {
  await page.getByRole('list', { name: 'People with access' }).getByRole('link', { name: newcomer }).click();
  return page.getByRole('region', { name: newcomer });
}

test('a granter of the employees opens one configuration to somebody, and closes it again', async ({
  page,
  portal,
}) => {
  const id = configurationOf(portal);
  await signIn(page, portal, 'Access Granter', '/permissions');
  await page.getByRole('searchbox', { name: 'Search customers and addresses' }).fill(customerAccount);
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  await expectForEverybody(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal.origin}/permissions/${customerAccount}`);
  await page.getByRole('button', { name: 'Create permission' }).click();
  await expect(dialog(page).getByRole('note')).toBeVisible();
  await expectForEverybody(page);
  await fillReason(page, 'Configuration access');
  await dialog(page).getByLabel('Configuration ID').fill(id);
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page).getByText('No access')).toBeVisible();
  await expectForEverybody(page);
  await dialog(page).getByRole('button', { name: 'Grant' }).click();
  await said(page, `Permission granted to ${newcomer}`);

  const drawer = await openPerson(page);
  await expect(drawer.getByText('Commissioning at the customer')).toBeVisible();
  await expectForEverybody(page);
  await drawer.getByRole('button', { name: `Revoke Configuration ${id}` }).click();
  await dialog(page).getByRole('button', { name: 'Revoke' }).click();
  await said(page, `Configuration ${id} of ${newcomer} was revoked`);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a granter of a customer gives a role by a double click, and takes everything back', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, 'Customer Granter', '/permissions');
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await expect(page.getByRole('list', { name: 'People with access' })).toBeVisible();
    await expectForEverybody(page);
    await page.getByRole('button', { name: 'Create permission' }).click();
    await fillReason(page, 'Elevated permissions');
    await dialog(page)
      .getByRole('checkbox', { name: /^Application engineer/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByText('Roles: Basic and Application engineer')).toBeVisible();
    await expectForEverybody(page);
    await dialog(page).getByRole('button', { name: 'Grant' }).dblclick();
    await said(page, `Permission granted to ${newcomer}`);

    const drawer = await openPerson(page);
    await expect(drawer.getByText('Commissioning at the customer')).toBeVisible();
    await expectForEverybody(page);
    await drawer.getByRole('button', { name: 'Revoke everything' }).click();
    await dialog(page).getByRole('button', { name: 'Revoke' }).click();
    await said(page, `Everything of ${newcomer} was revoked`);
  });
});
