import type { Page } from '@playwright/test';
import { deviations } from '../mocks/foreign/foreignValues.ts';
import {
  addFile,
  addTransmitter,
  chooseEvent,
  createByUpload,
  createProduct,
  downloadAddedFile,
  generateFiles,
} from './configurationSteps.ts';
import {
  findCustomerConfiguration,
  fillConfiguration,
  fillGrant,
  newcomerEmail,
  openFoundCustomer,
  openGrantee,
  revokeConfiguration,
  searchCustomer,
} from './grantSteps.ts';
import {
  getDialog,
  expect,
  advanceWorkflow,
  expectNotice,
  signIn,
  signOut,
  test,
  type TestPortal,
} from './portal.ts';
import { chooseMachine, waitUntilListening, scanLabel, getScanResult } from './scanner.ts';

test.use({ foreign: deviations });

async function approveInQueue(page: Page, id: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Waiting for you' })
    .getByRole('button', { name: new RegExp(`^${id}`) })
    .click();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes).toContainText(`${id} · revision 0A`);
  await changes.getByRole('button', { name: /^Approve 0A/ }).click();
  await expect(page.getByText('This session: 1 approved')).toBeVisible();
}

/** The id on the transmitter label of a configuration. */
function transmitterLabel({ standIns }: TestPortal, id: string): string {
  const [device] =
    standIns.store.configurations.get(id)?.revisions.flatMap((each) => each.productConfigurations) ?? [];
  if (!device) throw new Error(`${id} has no transmitter`);
  return device.productConfigurationId;
}

test('a configuration goes from nothing to its product in a CMS that nobody here has made', async ({
  page,
  portal,
  complaints,
}) => {
  const id = 'OU4711';
  // Until the OpenAPI description is loaded, calls go to the built-in paths.
  complaints.allow(/status of 404/);
  await signIn(page, portal, 'Production Engineer', '/configurations');
  await createByUpload(page, id);
  await expectNotice(page, 'Your configuration has been created');
  await addTransmitter(page);
  await addFile(page, 'agreement');
  await generateFiles(page);
  await chooseEvent(page, 'Assign to me');
  await expectNotice(page, `${id} has been assigned to you`);
  await advanceWorkflow(page, 'Accept quote');
  await expectNotice(page, `The quote of ${id} has been accepted`);
  await signOut(page);

  await signIn(page, portal, 'Configuration Approver', '/configurations?review=1');
  await approveInQueue(page, id);
  await page.goto(`${portal.origin}/configurations/${id}`);
  await advanceWorkflow(page, 'Release for production', 'Release');
  await expectNotice(page, `${id} has been released for production`);
  await downloadAddedFile(page, 'agreement');
  await signOut(page);

  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  await createProduct(page, '0123456');
  await expectNotice(page, 'Product 0123456 has been created');
  await signOut(page);

  await signIn(page, portal, 'Production Worker', '/scan');
  await waitUntilListening(page);
  await scanLabel(page, id);
  await expect(page).toHaveURL(`${portal.origin}/configurations/${id}/0A?tab=FILES`);
  const program = page.waitForEvent('download');
  await scanLabel(page, transmitterLabel(portal, id));
  await chooseMachine(page);
  expect((await program).suggestedFilename()).toBe('run.nc');
  await expect(getScanResult(page)).toContainText('run.nc is saved');
});

test('a grant is given and taken back there', async ({ page, portal, complaints }) => {
  complaints.allow(/status of 404/);
  const id = findCustomerConfiguration(portal);
  await signIn(page, portal, 'Access Granter', '/permissions');
  await searchCustomer(page);
  await openFoundCustomer(page, portal);
  await page.getByRole('button', { name: 'Create permission' }).click();
  await fillGrant(page, 'Configuration access');
  await fillConfiguration(page, id);
  await getDialog(page).getByRole('button', { name: 'Grant' }).click();
  await expectNotice(page, `Permission granted to ${newcomerEmail}`);
  const grants = await openGrantee(page);
  await expect(grants.getByText('Commissioning at the customer')).toBeVisible();
  await revokeConfiguration(page, id);
});
