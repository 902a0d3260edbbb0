import type { Page } from '@playwright/test';
import { getDialog, eventButtonName, expect } from './portal.ts';

/** Selects an event in the Actions menu and confirms it. */
export async function chooseEvent(page: Page, name: string, confirmation = name): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: eventButtonName(name) }).click();
  await getDialog(page)
    .getByRole('button', { name: eventButtonName(confirmation) })
    .click();
}

/** Selects the first option of the part field in the dialog. */
async function choosePart(page: Page): Promise<void> {
  await getDialog(page).getByRole('combobox', { name: 'Part' }).click();
  await page.getByRole('option', { name: /^P\d+/ }).first().click();
}

export async function createByUpload(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Create configuration' }).click();
  await getDialog(page).getByRole('radio', { name: 'G3' }).check();
  await getDialog(page).getByRole('button', { name: 'Upload existing' }).click();
  await getDialog(page).getByLabel('Configuration ID').fill(id.toLowerCase());
  await expect(getDialog(page).getByLabel('Configuration ID')).toHaveValue(id);
  await getDialog(page).getByLabel('Description').fill('Loader crane');
  await choosePart(page);
  await getDialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(`**/configurations/${id}/0A`);
}

export async function addTransmitter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create product configuration' }).click();
  await getDialog(page).getByRole('radio', { name: 'Transmitter' }).check();
  await choosePart(page);
  await getDialog(page).getByLabel('Description').fill('Transmitter of the crane');
  await getDialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Transmitter of the crane').first()).toBeVisible();
}

const fileText = 'Wiring as agreed';

export async function addFile(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await page.getByRole('button', { name: 'Add file to Configuration' }).click();
  await getDialog(page)
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(fileText) });
  await expect(getDialog(page).getByLabel('Name')).toHaveValue(name);
  await getDialog(page).getByRole('button', { name: 'Add file' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Version 1');
}

export async function generateFiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate files', exact: true }).click();
  await expect(page.getByText('Files have been generated').first()).toBeVisible();
}

export async function downloadAddedFile(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const file = await (await download).createReadStream();
  const text = await file.reduce((all: string, chunk: Buffer) => all + chunk.toString(), '');
  expect(text).toBe(fileText);
}

/** Creates a product; the repeated serial number is wrong first. */
export async function createProduct(page: Page, serialNumber: string): Promise<void> {
  await page.getByRole('button', { name: 'Create product', exact: true }).click();
  await getDialog(page).getByLabel('Serial number', { exact: true }).fill(serialNumber);
  await getDialog(page)
    .getByLabel('Repeat serial number')
    .fill(`${Number(serialNumber) + 1}`.padStart(7, '0'));
  await getDialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(getDialog(page).getByText("Serial numbers don't match")).toBeVisible();
  await getDialog(page).getByLabel('Repeat serial number').fill(serialNumber);
  await getDialog(page).getByRole('button', { name: 'Create', exact: true }).click();
}
