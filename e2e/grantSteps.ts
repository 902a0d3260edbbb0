import type { Page } from '@playwright/test';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { getDialog, expect, expectNotice, type TestPortal } from './portal.ts';

/** E-mail address of a user without permissions. */
export const newcomerEmail = 'new.person@visitor.example';

/** Id of a configuration of the customer. */
export function findCustomerConfiguration({ standIns }: TestPortal): string {
  const found = standIns.store.configurations
    .find({}, { sort: 'modified', offset: 0, limit: 500 })
    .find(({ accountNumber }) => accountNumber === customerAccountNumber);
  if (!found) throw new Error('The customer has no configuration');
  return found.configurationId;
}

/** Searches for the customer among the accounts for which grants can be given. */
export async function searchCustomer(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search customers and addresses' }).fill(customerAccountNumber);
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
}

/** Opens the found customer by keyboard. */
export async function openFoundCustomer(page: Page, portal: TestPortal): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal.origin}/permissions/${customerAccountNumber}`);
}

/** Fills in the configuration of a grant and continues to the summary. */
export async function fillConfiguration(page: Page, id: string): Promise<void> {
  await getDialog(page).getByLabel('Configuration ID').fill(id);
  await getDialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(getDialog(page).getByText('No access')).toBeVisible();
}

/** Revokes the newcomer's access to one configuration. */
export async function revokeConfiguration(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: `Revoke Configuration ${id}` }).click();
  await getDialog(page).getByRole('button', { name: 'Revoke' }).click();
  await expectNotice(page, `Configuration ${id} of ${newcomerEmail} was revoked`);
}

/** Fills in the recipient, type and reason of a grant. */
export async function fillGrant(page: Page, type: string): Promise<void> {
  const form = getDialog(page);
  await form.getByLabel('E-mail address').fill(newcomerEmail);
  await form.getByRole('radio', { name: type }).check();
  await form.getByLabel('Reason', { exact: true }).fill('Commissioning at the customer');
  await form.getByRole('button', { name: 'Next' }).click();
}

/** Opens a person's grants beside the list of people. */
export async function openGrantee(page: Page) {
  await page
    .getByRole('list', { name: 'People with access' })
    .getByRole('link', { name: newcomerEmail })
    .click();
  return page.getByRole('region', { name: newcomerEmail });
}
