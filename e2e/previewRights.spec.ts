import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { dialog, expect, signIn, test } from './portal.ts';
import {
  attach,
  closePreview,
  configurationWithFiles,
  filesAddress,
  intoEditor,
  openFile,
  shownText,
  update,
} from './previewFiles.ts';

const updated = (page: Page, version: string) =>
  expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText(`The file was succesfully updated to version ${version}`, { exact: true }),
  ).toBeVisible();

test('an older version is looked at as it was', async ({ page, portal }) => {
  const configuration = configurationWithFiles(portal, 'PENDING');
  const revision = configuration.revisions.at(-1)?.revisionName;
  await attach(portal, configuration.configurationId, [
    { name: 'agreement', documentType: 'TEXT', bytes: 'as it was' },
  ]);
  await signIn(page, portal, 'Application Engineer', filesAddress(configuration));
  await openFile(page, 'agreement');
  await intoEditor(page);
  await page.keyboard.type('not ', { delay: 90 });
  await update(page).click();
  await updated(page, `${revision}2`);
  await closePreview(page);

  await page.getByRole('button', { name: 'Version 2, all versions of agreement' }).click();
  await page.getByRole('button', { name: 'Look at version 1 of agreement' }).click();
  await expect(dialog(page)).toHaveAccessibleName(`agreement · Revision ${revision}, version 1`);
  await expect(shownText(page)).toHaveText('as it was');
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('as it was');
  await closePreview(page);

  await page.getByRole('button', { name: 'Look at version 2 of agreement' }).click();
  await expect(shownText(page)).toHaveText('not as it was');
});

test('a customer reads what employees edit, and edits what is attached', async ({ page, portal }) => {
  const configuration = configurationWithFiles(portal, 'PENDING', customerAccountNumber);
  await attach(portal, configuration.configurationId, [
    { name: 'wishes', documentType: 'TEXT', bytes: 'in red' },
  ]);
  await signIn(page, portal, 'Customer Engineer', filesAddress(configuration));
  const readOnly = dialog(page).getByText("Read only. Only the manufacturer's employees can do this.");
  await openFile(page, 'Modulate file');
  await expect(readOnly).toBeVisible();
  await expect(update(page)).toHaveCount(0);
  await intoEditor(page);
  await expect(shownText(page)).toContainText('MOD:OPEN');
  await page.keyboard.type('§');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(shownText(page)).not.toContainText('§');
  await closePreview(page);
  await openFile(page, 'BOM');
  await expect(readOnly).toBeVisible();
  await expect(update(page)).toHaveCount(0);
  await closePreview(page);
  await openFile(page, 'wishes');
  await intoEditor(page);
  await page.keyboard.type('not ', { delay: 90 });
  await expect(update(page)).toBeEnabled();
});
