import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSRecords } from '../mocks/factory/documents/programs.ts';
import { expect, signIn, test } from './portal.ts';

const records = createSRecords(
  Uint8Array.from({ length: 512 }, (_, at) => (at * 11) & 255),
  0x10000,
  'G6_CU 3.8',
);

test('a file is taken as it is when it is chosen, and said to have changed since', async ({
  page,
  portal,
  complaints,
}, info) => {
  complaints.allow(/ERR_UPLOAD_FILE_CHANGED/);
  const file = path.join(info.outputPath(), 'G6_CU_3.8.s28');
  const field = page.getByLabel('File', { exact: true });
  const checks = page.getByRole('list', { name: 'Checks before the upload' });
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  writeFileSync(file, records.replace('S2240100', 'S2240101'));
  await signIn(page, portal, 'Software Developer', '/administration/firmwares');
  await page.getByRole('link', { name: 'G6_CU', exact: true }).click();
  await page.getByRole('button', { name: 'Upload version' }).click();
  await field.setInputFiles(file);
  await expect(checks).toContainText('Line 2: The checksum is');

  // Corrected under the same name and chosen again.
  writeFileSync(file, records);
  await field.setInputFiles(file);
  await expect(checks).toContainText('data records with right checksums');
  await expect(field).toHaveAccessibleDescription(/^G6_CU_3\.8\.s28/);

  // Changed again after it was chosen; browsers notice this by the modification time in seconds.
  writeFileSync(file, `${records}\r\n`);
  const later = Date.now() / 1000 + 5;
  utimesSync(file, later, later);
  await upload.click();
  await expect(
    page.getByText('The file has changed since it was chosen. Choose it again.').first(),
  ).toBeVisible();
  await expect(page.getByText(/could not be reached/)).toHaveCount(0);

  await field.setInputFiles(file);
  await expect(checks).toContainText('data records with right checksums');
  await upload.click();
  await expect(page.getByRole('region', { name: 'Version 3.8' })).toBeVisible();
});

test('the page scrolls under a field for a number that has the focus, and nothing is counted', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Staff Administrator', '/administration/parts/P00101?edit=1');
  const quantity = page.getByRole('spinbutton').first();
  await quantity.scrollIntoViewIfNeeded();
  await quantity.click();
  const [value, place] = [await quantity.inputValue(), await page.evaluate(() => scrollY)];
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(place);
  await expect(quantity).toHaveValue(value);
  await expect(quantity).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue(String(Number(value) + 1));
});
