import type { Page } from '@playwright/test';
import { expectAccessible, expectUsableOnEachScreen, phoneScreen } from './checks.ts';
import { getDialog, expect, expectNotice, signIn, test } from './portal.ts';
import { findConfigurationWithFiles, buildFilesPath, openFile, getEditorText } from './previewFiles.ts';
import { typeKeys } from './scanner.ts';

const grid = (page: Page) => page.getByRole('table', { name: 'Commands by firmware' });

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a developer finds a command, changes it, and selects many by keys for a change that is previewed', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, 'Software Developer', '/administration/commands');
    await expect(page.getByRole('list', { name: 'Commands' })).toBeVisible();
    await expectUsableOnEachScreen(page);

    // By keyboard only: search, move down, open.
    await page.getByRole('searchbox', { name: 'Search commands' }).focus();
    await page.keyboard.type('rx:stop', { delay: 30 });
    await expect(page.getByText('1 command', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'RX:STOP' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/administration\/commands\/RX\/STOP$/);
    await expectUsableOnEachScreen(page);

    await page.getByRole('button', { name: 'Edit command' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Stop relay, in ms');
    await expectUsableOnEachScreen(page);
    // The search survives a reload.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Stop relay, in ms');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, 'RX:STOP has been saved');
    await expect(page.getByRole('cell', { name: 'Stop relay, in ms' })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Commands', exact: true }).click();
    await page.getByRole('link', { name: 'By firmware' }).click();
    await expect(page).toHaveURL(/view=grid/);
    await expect(grid(page).locator('tbody tr').nth(5)).toBeVisible();
    await expectUsableOnEachScreen(page);
    const first = grid(page).getByRole('link').first();
    await first.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByText('2 commands selected')).toBeVisible();
    await page.keyboard.press('End');
    await expect(grid(page).getByRole('link', { name: 'SET3:TRIM' })).toBeFocused();
    await expect(page.getByText('2 commands selected')).toBeVisible();
    await page.getByRole('button', { name: 'Change firmware' }).click();
    await getDialog(page).getByRole('combobox', { name: 'Change' }).selectOption('REMOVE');
    await getDialog(page).getByRole('button', { name: 'Preview' }).click();
    await expect(getDialog(page).getByRole('row')).toHaveCount(3);
    await expectUsableOnEachScreen(page);
  });
});

test('a parameter file is completed, explained and checked while it is typed', async ({ page, portal }) => {
  await signIn(
    page,
    portal,
    'Staff Administrator',
    buildFilesPath(findConfigurationWithFiles(portal, 'PENDING')),
  );
  await openFile(page, 'Modulate file');
  const problems = getDialog(page).getByRole('region', { name: 'Problems' });
  await expect(problems).toBeVisible();
  await getEditorText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('RX:STO', { delay: 60 });
  await expect(page.getByRole('listbox', { name: 'Suggest' }).getByRole('option').first()).toHaveText(
    /^STOP/,
  );
  await page.keyboard.press('Tab');
  await page.keyboard.type(' x', { delay: 60 });
  await expect(page.locator('.parameter-hints-widget')).toBeVisible();
  await expect(problems.getByRole('button', { name: /RX:STOP takes 3 arguments, not 1\.$/ })).toBeVisible();
  await problems.getByRole('button', { name: /Argument 1 is to be a number, not x\.$/ }).click();
  await getDialog(page).getByRole('combobox', { name: 'Check against firmware' }).selectOption('G2/CU/G2_CU');
  await expect(problems.getByRole('button', { name: /does not know TX:/ }).first()).toBeVisible();
  // Scanning the label of a product selects its firmware.
  const thousand = { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1000 } as const;
  const products = portal.standIns.store.products.find({}, thousand);
  const serialNumber = products.find((each) => each.firmwareFileName)?.serialNumber ?? '';
  const product = getDialog(page).getByRole('textbox', { name: 'Firmware of product' });
  await product.focus();
  await typeKeys(page, [...serialNumber.split(''), 'Enter'], 8);
  const runs = new RegExp(`^${serialNumber} runs \\w+ [\\d.]+\\.$`);
  await expect(getDialog(page).getByText(runs)).toBeVisible();
  await expect(product).toHaveValue(serialNumber);
  await expectAccessible(page);
});

test('what commands do begins at one line, whatever badges stand beside it', async ({ page, portal }) => {
  await signIn(page, portal, 'Software Developer', '/administration/commands');
  const abouts = page.getByRole('list', { name: 'Commands' }).getByRole('listitem').locator('span[title]');
  await expect(abouts.first()).toBeVisible();
  const lefts = await abouts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});
