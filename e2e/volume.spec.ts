import type { Page } from '@playwright/test';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { countAddresses, expectFlat, held } from './held.ts';
import { dialog, expect, signIn, test, type Portal } from './portal.ts';
import {
  attach,
  closePreview,
  coloursOfText,
  configurationWithFiles,
  filesAddress,
  openFile,
  shownText,
  update,
} from './previewFiles.ts';
import { longText, manyRows, program } from './volumeTexts.ts';

async function withFiles(
  portal: Portal,
  files: readonly { name: string; documentType: string; bytes: string }[],
): Promise<ConfigurationRecord> {
  const configuration = configurationWithFiles(portal, 'PENDING');
  await attach(portal, configuration.configurationId, files);
  return configuration;
}

/** The elements the dialog holds, the inside of the editor included. */
const elements = (page: Page): Promise<number> =>
  dialog(page).evaluate((element) => element.querySelectorAll('*').length);
const workers = (page: Page): string[] => page.workers().map((worker) => new URL(worker.url()).pathname);

test('a bill of materials of 50,000 rows', { tag: '@sweep' }, async ({ page, portal }) => {
  const configuration = await withFiles(portal, [
    { name: 'fifty thousand', documentType: 'XML', bytes: manyRows(50_000) },
  ]);
  await signIn(page, portal, 'Staff Administrator', filesAddress(configuration));
  await openFile(page, 'fifty thousand');
  await expect(dialog(page).getByText('50,000 rows')).toBeVisible();
  expect(workers(page).filter((path) => path.includes('bom.worker'))).toHaveLength(1);
  const lines = dialog(page).getByRole('treeitem');
  await dialog(page).getByRole('combobox', { name: 'Unfold' }).selectOption('everything');
  await expect(lines.nth(2)).toHaveAttribute('aria-level', '3');
  const tree = dialog(page).getByRole('tree');
  const last = dialog(page).getByRole('treeitem', { selected: true });
  await tree.focus();
  await page.keyboard.press('End');
  await expect(last).toContainText('I10099');
  await expect(last).toBeInViewport();
  expect(await lines.count()).toBeLessThanOrEqual(60);
  await page.keyboard.press('Home');
  await expect(last).toContainText('SYSTEM');
  await expect(last).toBeInViewport();
  await dialog(page).getByRole('searchbox').fill('I49999');
  await expect(lines).toHaveCount(4);
  await expect(lines.last()).toContainText('I49999');
});

test('a program of 20 MB beside its tool path', { tag: '@sweep' }, async ({ page, portal }) => {
  const text = program(20_000_000);
  const name = 'large program';
  const configuration = await withFiles(portal, [{ name, documentType: 'G_CODE', bytes: text }]);
  await signIn(page, portal, 'Staff Administrator', filesAddress(configuration));
  await openFile(page, name);
  await expect(shownText(page)).toContainText('G21');
  expect(workers(page).filter((path) => path.includes('toolpath.worker'))).toHaveLength(1);
  // The text can be gone through while the path is still being found.
  await shownText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  const lines = text.split('\n').length;
  const active = dialog(page).locator('.line-numbers.active-line-number');
  await expect(active).toHaveText(String(lines));
  await expect(dialog(page).getByText(`The program ends on line ${lines - 2}.`)).toBeVisible();
  await expect(
    dialog(page).getByRole('img', { name: `Tool path of ${(lines - 7).toLocaleString('en')} moves` }),
  ).toBeVisible();
  await dialog(page).getByRole('slider', { name: 'Moment of the program' }).press('Home');
  await expect(active).toHaveText('5');
  // A large text is shown without colours: finding them, and laying out each line, took seconds before the first.
  expect(await coloursOfText(page)).toBe(1);
  expect(await dialog(page).locator('.view-line').count()).toBeLessThanOrEqual(60);
  expect(await elements(page)).toBeLessThan(1000);
});

test('20 MB of text in the editor', { tag: '@sweep' }, async ({ page, portal }) => {
  const text = longText(200_000).replaceAll('\n', '\r\n');
  const configuration = await withFiles(portal, [{ name: 'long text', documentType: 'TEXT', bytes: text }]);
  await signIn(page, portal, 'Application Engineer', filesAddress(configuration));
  await openFile(page, 'long text');
  await shownText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(shownText(page)).toContainText('199999');
  await page.keyboard.type('end', { delay: 90 });
  await expect(update(page)).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(dialog(page).getByText('Nothing has changed.')).toBeVisible();
  expect(await dialog(page).locator('.view-line').count()).toBeLessThanOrEqual(60);
  expect(await elements(page)).toBeLessThan(1000);
});

test('what previews hold is let go when they close', { tag: '@sweep' }, async ({ page, portal }) => {
  await countAddresses(page);
  const configuration = await withFiles(portal, [
    { name: 'path', documentType: 'G_CODE', bytes: program(2000) },
    {
      name: 'drawing',
      documentType: 'SVG',
      bytes: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    },
  ]);
  await signIn(page, portal, 'Staff Administrator', filesAddress(configuration));
  const shown: readonly (readonly [name: string, part: string])[] = [
    ['AX BOM', '[role="treeitem"]'],
    ['Modulate file', '.view-line'],
    ['View perspective', 'img'],
    ['drawing', 'img'],
    ['path', 'canvas'],
  ];
  const look = async (): Promise<void> => {
    for (const [name, part] of shown) {
      await openFile(page, name);
      await expect(dialog(page).locator(part).first()).toBeVisible();
      await closePreview(page);
    }
  };
  await look();
  const before = await held(page);
  await look();
  await expectFlat(page, before, 1);
  expect(await held(page)).toMatchObject({ addresses: 0, workers: 0 });
});
