import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { createSRecords } from '../mocks/factory/documents/programs.ts';
import { expectUsableOnEachScreen, phoneScreen } from './checks.ts';
import { expect, signIn, test } from './portal.ts';

const records = createSRecords(
  Uint8Array.from({ length: 4096 }, (_, at) => (at * 7) & 255),
  0x10000,
  'G6_CU 3.7',
);
const firmware = (content: string) => ({
  name: 'G6_CU_3.7.s28',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
const checks = (page: Page) => page.getByRole('list', { name: 'Checks before the upload' });
const versions = (page: Page) => page.getByRole('list', { name: 'Versions' }).getByRole('listitem');

test('a developer looks into a file, publishes it and reads what is new', async ({ page, portal }) => {
  await signIn(page, portal, 'Software Developer', '/administration/firmwares');
  await expect(page.getByText('45 kinds of firmware')).toBeVisible();
  await expectUsableOnEachScreen(page);

  // By keyboard only: search, open, go to the upload.
  await page.getByRole('searchbox', { name: 'Search firmware' }).focus();
  await page.keyboard.type('APP/G6/CU', { delay: 60 });
  await expect(page.getByText('1 firmware', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'G6_CU', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(versions(page)).toHaveCount(11);
  await expectUsableOnEachScreen(page);
  await page.getByRole('button', { name: 'Upload version' }).focus();
  await page.keyboard.press('Enter');

  await page
    .getByLabel('File', { exact: true })
    .setInputFiles(firmware(records.replace('S2240100', 'S2240101')));
  await expect(checks(page)).toContainText('Line 2: The checksum is');
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  await expectUsableOnEachScreen(page);

  await page.getByLabel('File', { exact: true }).setInputFiles(firmware(records));
  await expect(checks(page)).toContainText('128 data records with right checksums');
  await expect(page.getByRole('textbox', { name: 'Version' })).toHaveValue('3.7');
  await page
    .getByRole('textbox', { name: 'Release note' })
    .fill('- **Faster** <img src="https://example.com/a.png">');
  await page.getByRole('switch', { name: /Do not create a service order/ }).press('Space');
  await expectUsableOnEachScreen(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(versions(page)).toHaveCount(12);
  const notes = page.getByRole('region', { name: 'Version 3.7' });
  await expect(notes.locator('strong')).toHaveText('Faster');
  await expect(notes.locator('img')).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download G6_CU_3.7.s28' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('G6_CU_3.7.s28');
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a developer publishes an app, and a newcomer is offered it', async ({ page, portal, browser }) => {
    await signIn(page, portal, 'Software Developer', '/administration/apps');
    await expect(page.getByRole('list', { name: 'Apps' }).getByRole('listitem')).toHaveCount(5);
    await expectUsableOnEachScreen(page);
    await page.getByRole('link', { name: 'Modulate for Windows' }).click();
    await page.getByRole('button', { name: 'New version' }).click();
    const form = page.getByRole('dialog', { name: /^New version/ });
    const archive = zipSync({ 'Modulate/app.bin': new Uint8Array(9000), 'README.txt': new Uint8Array(9) });
    await form.getByLabel('File', { exact: true }).setInputFiles({
      name: 'Modulate_4.0.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(archive),
    });
    await expect(form.getByText('2 files, 9.0 kB unpacked')).toBeVisible();
    await form.getByRole('textbox', { name: 'Message to users' }).fill('For all families');
    await form.getByRole('switch', { name: /Enabled/ }).press('Space');
    await expectUsableOnEachScreen(page);
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { name: 'Version 4.0', level: 1 })).toBeVisible();
    await expectUsableOnEachScreen(page);

    const other = await browser.newContext(phoneScreen);
    const newcomer = await other.newPage();
    await signIn(newcomer, portal, 'New Person', '/modulate');
    const offered = newcomer.getByRole('list', { name: 'Apps' }).getByRole('listitem');
    await expect(offered.filter({ hasText: 'Modulate for Windows' })).toContainText('For all families');
    await expectUsableOnEachScreen(newcomer);
    await other.close();
  });
});
