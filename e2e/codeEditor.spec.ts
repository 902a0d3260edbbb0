import type { Page } from '@playwright/test';
import { getDialog, expect, signIn, test } from './portal.ts';
import { findConfigurationWithFiles, buildFilesPath, openFile, getEditorText } from './previewFiles.ts';
import { ctrlModifier, waitUntilListening, scanLabel, typeKeys, getScanResult } from './scanner.ts';

const suggested = (page: Page) => page.getByRole('listbox', { name: 'Suggest' }).getByRole('option');
const lastLine = (page: Page) => getEditorText(page).locator('.view-line').last();
const unchanged = (page: Page) => getDialog(page).getByText('Nothing has changed.');

/** Moves the cursor to the last line, which is empty. */
async function toTheEnd(page: Page): Promise<void> {
  await getEditorText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(lastLine(page)).toHaveText('');
}

async function discard(page: Page): Promise<void> {
  await getDialog(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(unchanged(page)).toBeVisible();
}

test('parameter code is completed while it is typed, Escape and Tab are for the editor first, and a scan is taken out of it', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await signIn(
    page,
    portal,
    'Staff Administrator',
    buildFilesPath(findConfigurationWithFiles(portal, 'PENDING')),
  );
  await openFile(page, 'Modulate file');
  await test.step('what is typed is completed to a command group', async () => {
    await toTheEnd(page);
    await page.keyboard.type('SE', { delay: 90 });
    await expect(suggested(page)).toHaveText([/^SET1/, /^SET2/, /^SET3/]);
    // The suggestions are on top of everything, the dialog included.
    await suggested(page).nth(2).click({ trial: true });
    await page.keyboard.press('ArrowDown');
    await expect(suggested(page).nth(1)).toHaveClass(/focused/);
    await page.keyboard.press('Tab');
    await expect(lastLine(page)).toHaveText('SET2');
    await page.keyboard.type(':SPEED 10', { delay: 90 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+Space');
    await expect(suggested(page)).toHaveText([/^COM/, /^RX/, /^SET1/, /^SET2/, /^SET3/, /^SYS/, /^TX/]);
    await page.keyboard.press('Escape');
    await expect(suggested(page)).toHaveCount(0);
    await expect(lastLine(page)).toHaveText('');
    await discard(page);
  });
  await test.step('Escape closes what belongs to the editor, and Tab can be let out of it', async () => {
    await toTheEnd(page);
    const find = getDialog(page).getByRole('textbox', { name: 'Find' });
    await page.keyboard.press('ControlOrMeta+f');
    await expect(find).toBeFocused();
    await find.fill('SET3');
    await expect(getDialog(page).getByText(/^1 of \d+$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(find).toBeHidden();
    await page.keyboard.press('Control+g');
    const line = getDialog(page).getByRole('textbox', { name: /line/i });
    await expect(line).toBeFocused();
    await page.keyboard.type('4', { delay: 90 });
    await page.keyboard.press('Escape');
    await expect(line).toBeHidden();
    await page.keyboard.press('Control+g');
    await page.keyboard.type('3', { delay: 90 });
    await page.keyboard.press('Enter');
    await expect(getDialog(page).locator('.line-numbers.active-line-number')).toHaveText('3');
    await expect(unchanged(page)).toBeVisible();

    const tab = getDialog(page).getByRole('status').filter({ hasText: 'Tab' });
    await expect(tab).toHaveText('Tab indents, Ctrl M lets it leave the editor.');
    await page.keyboard.press('Control+m');
    await expect(tab).toHaveText('Tab leaves the editor, Ctrl M lets it indent.');
    await page.keyboard.press('Tab');
    // The focus wraps to the top of the dialog.
    await expect(getDialog(page).getByRole('button', { name: 'Previous file' })).toBeFocused();
    await expect(unchanged(page)).toBeVisible();
    // In the editor, Tab indents again.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control+m');
    await expect(tab).toHaveText('Tab indents, Ctrl M lets it leave the editor.');
  });
  await test.step('a scan is taken out of the text, and comes back when that is undone', async () => {
    await toTheEnd(page);
    await waitUntilListening(page);
    await typeKeys(page, 'TX9'.split(''), 90);
    await expect(lastLine(page)).toHaveText('TX9');
    await scanLabel(page, 'ZZ9991');
    await expect(getScanResult(page)).toContainText('ZZ9991');
    await expect(lastLine(page)).toHaveText('TX9');
    await expect(suggested(page)).toHaveCount(0);

    // Scanning over a selection restores it.
    await page.keyboard.press('ControlOrMeta+a');
    await scanLabel(page, 'ZZ9992', 8, 'Tab');
    await expect(getScanResult(page)).toContainText('ZZ9992');
    await expect(lastLine(page)).toHaveText('TX9');
    await expect(getDialog(page).locator('.selected-text').first()).toBeVisible();

    // The separator key is also an editor command.
    await page.keyboard.press('ControlOrMeta+End');
    await typeKeys(page, 'ABC'.split(''), 90);
    const separator = { key: ']', code: 'BracketRight', modifiers: ctrlModifier };
    await typeKeys(page, [...'P99999'.split(''), separator, ...'ZZ9993'.split(''), 'Enter'], 8);
    await expect(getScanResult(page)).toContainText('P99999-ZZ9993');
    await expect(lastLine(page)).toHaveText('TX9ABC');

    await page.keyboard.press('ControlOrMeta+z');
    await expect(lastLine(page)).toHaveText('TX9ABCP99999ZZ9993');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(lastLine(page)).toHaveText('TX9ABC');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(lastLine(page)).toHaveText('TX9');
    await discard(page);
  });
  await test.step('Escape closes the dialog where nothing has changed', async () => {
    await getDialog(page).getByRole('button', { name: 'Previous file' }).press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
  });
});
