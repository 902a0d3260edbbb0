import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { getDialog, expect, signIn, test } from './portal.ts';
import {
  attachFiles,
  closePreview,
  findConfigurationWithFiles,
  buildFilesPath,
  focusEditorStart,
  openFile,
  getEditorText,
  getUpdateButton,
} from './previewFiles.ts';

const updated = (page: Page, version: string) =>
  expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText(`The file was succesfully updated to version ${version}`, { exact: true }),
  ).toBeVisible();

test('an older version is looked at as it was', async ({ page, portal }) => {
  const configuration = findConfigurationWithFiles(portal, 'PENDING');
  const revision = configuration.revisions.at(-1)?.revisionName;
  await attachFiles(portal, configuration.configurationId, [
    { name: 'agreement', documentType: 'TEXT', bytes: 'as it was' },
  ]);
  await signIn(page, portal, 'Application Engineer', buildFilesPath(configuration));
  await openFile(page, 'agreement');
  await focusEditorStart(page);
  await page.keyboard.type('not ', { delay: 90 });
  await getUpdateButton(page).click();
  await updated(page, `${revision}2`);
  await closePreview(page);

  await page.getByRole('button', { name: 'Version 2, all versions of agreement' }).click();
  await page.getByRole('button', { name: 'Look at version 1 of agreement' }).click();
  await expect(getDialog(page)).toHaveAccessibleName(`agreement · Revision ${revision}, version 1`);
  await expect(getEditorText(page)).toHaveText('as it was');
  const download = page.waitForEvent('download');
  await getDialog(page).getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('as it was');
  await closePreview(page);

  await page.getByRole('button', { name: 'Look at version 2 of agreement' }).click();
  await expect(getEditorText(page)).toHaveText('not as it was');
});

test('a customer reads what employees edit, and edits what is attached', async ({ page, portal }) => {
  const configuration = findConfigurationWithFiles(portal, 'PENDING', customerAccountNumber);
  await attachFiles(portal, configuration.configurationId, [
    { name: 'wishes', documentType: 'TEXT', bytes: 'in red' },
  ]);
  await signIn(page, portal, 'Customer Engineer', buildFilesPath(configuration));
  const readOnly = getDialog(page).getByText("Read only. Only the manufacturer's employees can do this.");
  await openFile(page, 'Modulate file');
  await expect(readOnly).toBeVisible();
  await expect(getUpdateButton(page)).toHaveCount(0);
  await focusEditorStart(page);
  await expect(getEditorText(page)).toContainText('MOD:OPEN');
  await page.keyboard.type('§');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(getEditorText(page)).not.toContainText('§');
  await closePreview(page);
  await openFile(page, 'BOM');
  await expect(readOnly).toBeVisible();
  await expect(getUpdateButton(page)).toHaveCount(0);
  await closePreview(page);
  await openFile(page, 'wishes');
  await focusEditorStart(page);
  await page.keyboard.type('not ', { delay: 90 });
  await expect(getUpdateButton(page)).toBeEnabled();
});
