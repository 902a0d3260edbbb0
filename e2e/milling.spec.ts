import type { Locator } from '@playwright/test';
import { expectAccessibleInBoth } from './checks.ts';
import { dialog, expect, signIn, test } from './portal.ts';

const area = '/administration/gcode';

test('a production administrator keeps machines, macros and their versions', async ({ page, portal }) => {
  await signIn(page, portal, 'Production Administrator', `${area}/machines`);
  await page.getByRole('button', { name: 'Create machine' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('A name is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mill 9, hall B');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mill 9, hall B' })).toBeVisible();

  await page.getByRole('link', { name: 'Macros', exact: true }).click();
  await page.getByRole('button', { name: 'Create macro' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Key cut-out');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Create version' }).click();
  await page.getByRole('combobox', { name: 'Milling machine' }).selectOption({ label: 'Mill 9, hall B' });
  await expect(page.getByRole('textbox', { name: 'Revision' })).toHaveValue('1');
  await page.getByRole('textbox', { name: 'Text' }).fill('G0 X0 Y0\nG1 Z-2 F100');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Active');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Revision 1' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Active', { exact: true }).first()).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname.replace(/.*macros\/\d+/, ''));
  });
  await page.getByRole('textbox', { name: 'Text' }).fill('G0 X0 Y0\nG1 Z-3 F100');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The macro version has been saved')).toBeVisible();
  expect(calls).toEqual(['/versions/1/ACTIVE', '/versions/1']);

  await page.getByRole('link', { name: 'Machines', exact: true }).click();
  await page.getByRole('link', { name: 'Mill 9, hall B' }).click();
  await expect(page.getByText('Key cut-out has versions for it. Delete those first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();

  await page.getByRole('link', { name: 'Key cut-out, revision 1' }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Inactive');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByText('Inactive', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Key cut-out', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Revision 1' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Revision 1 has been deleted')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`${portal.origin}${area}/macros`);
  await expect(page.getByRole('link', { name: 'Key cut-out', exact: true })).toHaveCount(0);
});

test('macros are linked to parts from either side', async ({ page, portal }) => {
  await signIn(page, portal, 'Production Administrator', `${area}/parts?macros=WITHOUT`);
  const first = page.getByRole('list', { name: 'Parts' }).getByRole('link').first();
  const partNumber = await first.innerText();
  await first.click();
  await page.getByRole('combobox', { name: 'Link a macro' }).selectOption('Display window');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Display window' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Link a macro' })).toBeFocused();
  await page.getByRole('link', { name: 'Display window' }).click();
  await page.getByRole('button', { name: `Remove ${partNumber}` }).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The macro has been removed from the part')).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${partNumber}` })).toHaveCount(0);
  await page.getByPlaceholder('Search by number or label').fill(partNumber);
  await page.getByRole('option', { name: new RegExp(`^${partNumber}`) }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByRole('button', { name: `Remove ${partNumber}` })).toBeVisible();
  await expect(page.getByPlaceholder('Search by number or label')).toBeFocused();
});

test('each person has a default machine of their own; workers change nothing else', async ({
  page,
  portal,
  browser,
}) => {
  await signIn(page, portal, 'Production Worker', `${area}/settings`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('A milling machine is required')).toBeVisible();
  await page.getByRole('combobox', { name: 'Milling machine' }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your milling settings have been saved')).toBeVisible();
  await page.getByRole('link', { name: 'Machines', exact: true }).click();
  await expect(page.getByText('Your default')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Create machine' })).toBeDisabled();
  await expect(
    page.getByText('Only production administrators and administrators can change this.'),
  ).toBeVisible();

  const other = await browser.newPage();
  await signIn(other, portal, 'Production Administrator', `${area}/settings`);
  await expect(other.getByRole('combobox', { name: 'Milling machine' })).toHaveValue('');
  await other.close();
});

test('the milling area is accessible', async ({ page, portal }) => {
  await signIn(page, portal, 'Production Administrator', `${area}/machines`);
  for (const address of ['machines', 'macros/1', 'macros/1/version/2', 'parts']) {
    await page.goto(`${portal.origin}${area}/${address}`);
    await expect(page.getByRole('navigation', { name: 'Tabs of the milling area' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessibleInBoth(page);
  }
});

/** From where to where the letters of a text stand; those that run out of its box make that no wider. */
const letters = (text: Locator): Promise<{ readonly left: number; readonly right: number }> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

test('on a phone a long name stays beside its numbers, and within the page', async ({ page, portal }) => {
  const name = 'M'.repeat(80);
  const { store } = portal.standIns;
  const version = { id: '1', revision: '1', machineId: '9', main: 'G0', state: 'ACTIVE' };
  store.collection('machines').put('9', { id: '9', name, note: '' });
  store.collection('macros').put('9', { id: '9', name, note: '', partNumbers: [], versions: [version] });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, 'Production Administrator', `${area}/macros`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  for (const [tab, count] of [
    ['Macros', '1 version, 0 parts'],
    ['Machines', '1 macro'],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one list after the other
    await page.getByRole('link', { name: tab, exact: true }).click();
    const end = row.getByText(count);
    await expect(end).toBeVisible();
    expect((await letters(row.getByRole('link'))).right).toBeLessThanOrEqual((await letters(end)).left);
    // oxlint-enable no-await-in-loop
  }
  await row.getByRole('link').click();
  const reason = page.getByText(`${name} has versions for it. Delete those first.`);
  await expect(reason).toBeVisible();
  expect((await letters(reason)).left).toBeGreaterThanOrEqual(0);
});
