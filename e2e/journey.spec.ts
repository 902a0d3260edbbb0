import type { Page } from '@playwright/test';
import { dialog, eventName, expect, goOn, said, signIn, signOut, test } from './portal.ts';

// As things move for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Any other event, which is an entry of the menu. */
async function choose(page: Page, name: string, confirmation = name): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: eventName(name) }).click();
  await dialog(page)
    .getByRole('button', { name: eventName(confirmation) })
    .click();
}

async function createByUpload(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Create configuration' }).click();
  await dialog(page).getByRole('radio', { name: 'G3' }).check();
  await dialog(page).getByRole('button', { name: 'Upload existing' }).click();
  await dialog(page).getByLabel('Configuration ID').fill(id.toLowerCase());
  await expect(dialog(page).getByLabel('Configuration ID')).toHaveValue(id);
  await dialog(page).getByLabel('Description').fill('Loader crane');
  await dialog(page).getByRole('combobox', { name: 'Part' }).click();
  await page.getByRole('option', { name: /^P\d+/ }).first().click();
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(`**/configurations/${id}/0A`);
}

async function addTransmitter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create product configuration' }).click();
  await dialog(page).getByRole('radio', { name: 'Transmitter' }).check();
  await dialog(page).getByRole('combobox', { name: 'Part' }).click();
  await page.getByRole('option', { name: /^P\d+/ }).first().click();
  await dialog(page).getByLabel('Description').fill('Transmitter of the crane');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Transmitter of the crane').first()).toBeVisible();
}

async function addFile(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await page.getByRole('button', { name: 'Add file to Configuration' }).click();
  await dialog(page)
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Wiring as agreed') });
  await expect(dialog(page).getByLabel('Name')).toHaveValue(name);
  await dialog(page).getByRole('button', { name: 'Add file' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Version 1');
}

async function downloadsBack(page: Page, name: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const file = await (await download).createReadStream();
  const text = await file.reduce((all: string, chunk: Buffer) => all + chunk.toString(), '');
  expect(text).toBe('Wiring as agreed');
}

test('a configuration goes from nothing to production, and everything is still there after a restart', async ({
  page,
  portal,
  complaints,
}) => {
  const id = 'OU4711';
  // The page stays open while the server is away, and may ask for something just then.
  complaints.allow(/ERR_CONNECTION_(REFUSED|RESET)/);
  await signIn(page, portal, 'Production Engineer', '/configurations');
  await createByUpload(page, id);
  await said(page, 'Your configuration has been created');
  await addTransmitter(page);
  await addFile(page, 'agreement');
  await choose(page, 'Assign to me');
  await said(page, `${id} has been assigned to you`);
  await goOn(page, 'Accept quote');
  await said(page, `The quote of ${id} has been accepted`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Waiting for approval' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await choose(page, 'Request approval again', 'Request approval');
  await said(page, `The approval of ${id} has been requested`);
  expect(portal.standIns.store.outbox.all().some((sent) => JSON.stringify(sent).includes(`${id}/0A`))).toBe(
    true,
  );
  await signOut(page);

  await portal.restart();

  await signIn(page, portal, 'Configuration Approver', `/configurations/${id}`);
  await goOn(page, 'Approve');
  await said(page, `${id} has been approved`);
  await goOn(page, 'Release for production', 'Release');
  await said(page, `${id} has been released for production`);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await downloadsBack(page, 'agreement');
  await signOut(page);

  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  await page.getByRole('button', { name: 'Create product', exact: true }).click();
  await dialog(page).getByLabel('Serial number', { exact: true }).fill('0123456');
  await dialog(page).getByLabel('Repeat serial number').fill('0123457');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog(page).getByText("Serial numbers don't match")).toBeVisible();
  await dialog(page).getByLabel('Repeat serial number').fill('0123456');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await said(page, 'Product 0123456 has been created');
  await signOut(page);

  await portal.restart();

  await signIn(page, portal, 'Support Engineer', `/configurations?search=${id}`);
  await page.getByRole('link', { name: id }).click();
  await expect(page.getByRole('main').getByText('Ready for production').first()).toBeVisible();
});
