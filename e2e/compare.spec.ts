import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectUsableOnEachScreen } from './checks.ts';
import { createComparedConfiguration } from './comparedConfiguration.ts';
import { prepareConfiguration } from './preparedConfigurations.ts';
import { expect, signIn, test, type TestPortal } from './portal.ts';

function revised(portal: TestPortal): { id: string; before: string; after: string } {
  const { configurationId: id, revisions } = prepareConfiguration(portal, 'CONFIGURING', 0);
  const [before = '', after = ''] = revisions.slice(-2).map(({ revisionName }) => revisionName);
  return { id, before, after };
}

test('two revisions are compared by their address, and the address keeps what is looked at', async ({
  page,
  portal,
}) => {
  const { id, before, after } = revised(portal);
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}/${after}?tab=FILES`);
  await page.getByRole('link', { name: `Compare with ${before}` }).click();
  await expect(page).toHaveURL(`${portal.origin}/configurations/${id}?compare=${before}..${after}`);
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await page.getByText('State, note and date of both revisions').click();
  await expect(page.getByRole('row', { name: /Created Revision/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /line by line$/ }).first()).toBeVisible();
  const slider = page.getByRole('slider', { name: `Part of ${before} that lies over ${after}` });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');

  await page.getByLabel('The text to compare').selectOption({ index: 1 });
  await expect(page).toHaveURL(/text=/);
  await page.reload();
  await expect(page.getByLabel('The text to compare')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Swap the revisions' }).click();
  await expect(page).toHaveURL(`${portal.origin}/configurations/${id}?compare=${after}..${before}`);
  await page.getByRole('link', { name: `Back to ${id}` }).click();
  await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('what differs in the bill of materials is told, narrowed and saved, and documents lie over or beside each other', async ({
  page,
  portal,
}) => {
  const { id, before, after } = await createComparedConfiguration(portal);
  await signIn(page, portal, 'Staff Administrator', `/configurations/${id}?compare=${before}..${after}`);
  await expect(page.getByText('Bill of materials: 1 item added, 1 removed, and 1 changed')).toBeVisible();
  const bill = section(page, 'Bill of materials');
  const rows = bill.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'P01903' })).toContainText(/Changed.*P01310.*6 x.*8 x/s);
  await expect(rows.filter({ hasText: 'P01393' })).toContainText(/Removed.*1 x.*–/s);
  await bill.getByLabel('Kind of change').selectOption('Added (1)');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'P01343' })).toContainText(/Added.*–.*2 x/s);
  await bill.getByRole('searchbox').fill('screw');
  await expect(bill.getByText('No change has this in its number, label or place.')).toBeVisible();
  await bill.getByLabel('Kind of change').selectOption('ALL');
  await expect(rows).toHaveCount(2);

  const download = page.waitForEvent('download');
  await bill.getByRole('button', { name: 'Export sheet' }).click();
  const sheet = await download;
  expect(sheet.suggestedFilename()).toBe(`${id}_${before}-${after}_BOM changes.csv`);
  expect(
    readFileSync(await sheet.path(), 'utf8')
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(4);
  await bill.getByRole('button', { name: 'Text' }).click();
  await expect(bill.getByRole('region', { name: 'AX BOM, line by line' })).toContainText('P01903');

  const documents = section(page, 'Documents');
  await documents.getByRole('button', { name: 'Show the documents' }).click();
  const earlier = documents.getByRole('region', { name: `Quote in ${before}, page 1` });
  await expect(earlier.locator('canvas')).toBeVisible();
  await documents.getByRole('slider').press('Home');
  await expect(earlier).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
  await documents.getByRole('button', { name: 'Side by side' }).click();
  await expect(documents.getByRole('slider')).toHaveCount(0);
  await expect(earlier).toHaveCSS('clip-path', 'none');
  await expect(documents.getByRole('region', { name: `Quote in ${after}, page 1` })).toBeVisible();
});

test('milling code is compared by its lines and by its tool paths', async ({ page, portal }) => {
  const { id, before, after } = await createComparedConfiguration(portal);
  portal.standIns.store.collection('preferences').delete('production.administrator@maker.example');
  await signIn(page, portal, 'Production Administrator', `/configurations/${id}?compare=${before}..${after}`);
  const milling = section(page, 'Milling');
  const lines = milling.getByRole('region', { name: 'Milling file, line by line' });
  await expect(lines.locator('mark')).toHaveCount(2);
  const folded = lines.getByRole('button', { name: /unchanged lines: show$/ });
  const count = await lines.getByRole('row').count();
  await folded.last().press('Enter');
  await expect.poll(() => lines.getByRole('row').count()).toBeGreaterThan(count);
  await expect(lines).toBeFocused();
  await milling.getByRole('button', { name: 'Next change' }).click();
  await expect(milling.getByText('1 of 1')).toBeVisible();

  await milling.getByRole('button', { name: 'Show the tool paths' }).click();
  await milling.getByRole('combobox', { name: 'Milling machine' }).selectOption({ index: 1 });
  await milling.getByRole('button', { name: 'Save' }).click();
  const overlay = milling.getByRole('checkbox', { name: new RegExp(`^Against ${before}: \\d+ moves added`) });
  await expect(overlay).toBeChecked();
  await expect(overlay).not.toHaveAccessibleName(/: 0 moves added/);
  await milling.getByRole('img', { name: /^Tool path of \d+ moves/ }).click();
  await milling.getByRole('slider', { name: 'Moment of the program' }).press('Home');
  await expect(milling.getByText(new RegExp(`Line \\d+ of ${after}`))).toBeVisible();
});

test('files that cannot be fetched leave the rest of the comparison standing', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const { id, before, after } = await createComparedConfiguration(portal);
  await portal.fail({ operation: 'configurationArtefactDownload', effect: 'STATUS', status: 404 });
  await portal.fail({ operation: 'productConfigurationArtefactDownload', effect: 'STATUS', status: 500 });
  await signIn(page, portal, 'Staff Administrator', `/configurations/${id}?compare=${before}..${after}`);
  const bill = section(page, 'Bill of materials');
  await expect(bill.getByText('AX BOM cannot be compared')).toBeVisible();
  const text = section(page, 'Text');
  await expect(text.getByText('Modulate file could not be read')).toBeVisible();
  await page.getByText('State, note and date of both revisions').click();
  await expect(page.getByRole('row', { name: /Note/ })).toBeVisible();
  await portal.mend();
  await text.getByRole('button', { name: 'Try again' }).click();
  await expect(text.getByRole('region', { name: /line by line$/ })).toBeVisible();
});

test('a comparison is for everybody', { tag: '@sweep' }, async ({ page, portal }) => {
  const { id, before, after } = await createComparedConfiguration(portal);
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}?compare=${before}..${after}`);
  await expectUsableOnEachScreen(page, {
    inBoth: true,
    also: async () => {
      await expect(page.getByRole('slider')).toBeVisible();
      await expect(section(page, 'Bill of materials').getByRole('table')).toBeVisible();
      await expect(page.getByRole('region', { name: /line by line$/ })).toHaveCount(2);
    },
  });
});
