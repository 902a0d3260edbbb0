import type { Page } from '@playwright/test';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { getDialog, expect, expectNotice, type TestPortal } from './portal.ts';

/** The address of somebody who may see nothing yet. */
export const newcomerEmail = 'new.person@visitor.example';

/** A configuration of the customer. */
export function findCustomerConfiguration({ standIns }: TestPortal): string {
  const found = standIns.store.configurations
    .find({}, { sort: 'modified', offset: 0, limit: 500 })
    .find(({ accountNumber }) => accountNumber === customerAccountNumber);
  if (!found) throw new Error('The customer has no configuration');
  return found.configurationId;
}

/** Finds the customer among all whose grants can be given. */
export async function searchCustomer(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search customers and addresses' }).fill(customerAccountNumber);
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
}

/** Opens the customer that was found, by keys. */
export async function openFoundCustomer(page: Page, portal: TestPortal): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal.origin}/permissions/${customerAccountNumber}`);
}

/** Fills in the configuration of a grant, and goes on to its summary. */
export async function fillConfiguration(page: Page, id: string): Promise<void> {
  await getDialog(page).getByLabel('Configuration ID').fill(id);
  await getDialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(getDialog(page).getByText('No access')).toBeVisible();
}

/** Takes one configuration away from the newcomer. */
export async function revokeConfiguration(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: `Revoke Configuration ${id}` }).click();
  await getDialog(page).getByRole('button', { name: 'Revoke' }).click();
  await expectNotice(page, `Configuration ${id} of ${newcomerEmail} was revoked`);
}

/** Fills in who is given what, and why. */
export async function fillGrant(page: Page, type: string): Promise<void> {
  const form = getDialog(page);
  await form.getByLabel('E-mail address').fill(newcomerEmail);
  await form.getByRole('radio', { name: type }).check();
  await form.getByLabel('Reason', { exact: true }).fill('Commissioning at the customer');
  await form.getByRole('button', { name: 'Next' }).click();
}

/** Opens what somebody has been granted beside the list of people. */
export async function openGrantee(page: Page) {
  await page
    .getByRole('list', { name: 'People with access' })
    .getByRole('link', { name: newcomerEmail })
    .click();
  return page.getByRole('region', { name: newcomerEmail });
}
