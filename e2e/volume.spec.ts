import type { Page } from '@playwright/test';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { trackObjectUrls, expectNoLeak, measureHeldResources } from './heldResources.ts';
import { getDialog, expect, signIn, test, type TestPortal } from './portal.ts';
import {
  attachFiles,
  closePreview,
  countTextColors,
  findConfigurationWithFiles,
  buildFilesPath,
  openFile,
  getEditorText,
  getUpdateButton,
} from './previewFiles.ts';
import { buildLongText, buildLargeBomText, buildProgramText } from './volumeTexts.ts';

async function withFiles(
  portal: TestPortal,
  files: readonly { name: string; documentType: string; bytes: string }[],
): Promise<ConfigurationRecord> {
  const configuration = findConfigurationWithFiles(portal, 'PENDING');
  await attachFiles(portal, configuration.configurationId, files);
  return configuration;
}

/** Number of elements in the dialog, the editor included. */
const elements = (page: Page): Promise<number> =>
  getDialog(page).evaluate((element) => element.querySelectorAll('*').length);
const workers = (page: Page): string[] => page.workers().map((worker) => new URL(worker.url()).pathname);

test('a bill of materials of 50,000 rows', { tag: '@sweep' }, async ({ page, portal }) => {
  const configuration = await withFiles(portal, [
    { name: 'fifty thousand', documentType: 'XML', bytes: buildLargeBomText(50_000) },
  ]);
  await signIn(page, portal, 'Staff Administrator', buildFilesPath(configuration));
  await openFile(page, 'fifty thousand');
  await expect(getDialog(page).getByText('50,000 rows')).toBeVisible();
  expect(workers(page).filter((path) => path.includes('bom.worker'))).toHaveLength(1);
  const lines = getDialog(page).getByRole('treeitem');
  await getDialog(page).getByRole('combobox', { name: 'Unfold' }).selectOption('everything');
  await expect(lines.nth(2)).toHaveAttribute('aria-level', '3');
  const tree = getDialog(page).getByRole('tree');
  const last = getDialog(page).getByRole('treeitem', { selected: true });
  await tree.focus();
  await page.keyboard.press('End');
  await expect(last).toContainText('I10099');
  await expect(last).toBeInViewport();
  expect(await lines.count()).toBeLessThanOrEqual(60);
  await page.keyboard.press('Home');
  await expect(last).toContainText('SYSTEM');
  await expect(last).toBeInViewport();
  await getDialog(page).getByRole('searchbox').fill('I49999');
  await expect(lines).toHaveCount(4);
  await expect(lines.last()).toContainText('I49999');
});

test('a program of 20 MB beside its tool path', { tag: '@sweep' }, async ({ page, portal }) => {
  const text = buildProgramText(20_000_000);
  const name = 'large program';
  const configuration = await withFiles(portal, [{ name, documentType: 'G_CODE', bytes: text }]);
  await signIn(page, portal, 'Staff Administrator', buildFilesPath(configuration));
  await openFile(page, name);
  await expect(getEditorText(page)).toContainText('G21');
  expect(workers(page).filter((path) => path.includes('toolpath.worker'))).toHaveLength(1);
  // The text is usable while the tool path is being computed.
  await getEditorText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  const lines = text.split('\n').length;
  const active = getDialog(page).locator('.line-numbers.active-line-number');
  await expect(active).toHaveText(String(lines));
  await expect(getDialog(page).getByText(`The program ends on line ${lines - 2}.`)).toBeVisible();
  await expect(
    getDialog(page).getByRole('img', { name: `Tool path of ${(lines - 7).toLocaleString('en')} moves` }),
  ).toBeVisible();
  await getDialog(page).getByRole('slider', { name: 'Moment of the program' }).press('Home');
  await expect(active).toHaveText('5');
  // Large texts have no syntax colours, as tokenising and layout would delay the display by seconds.
  expect(await countTextColors(page)).toBe(1);
  expect(await getDialog(page).locator('.view-line').count()).toBeLessThanOrEqual(60);
  expect(await elements(page)).toBeLessThan(1000);
});

test('20 MB of text in the editor', { tag: '@sweep' }, async ({ page, portal }) => {
  const text = buildLongText(200_000).replaceAll('\n', '\r\n');
  const configuration = await withFiles(portal, [{ name: 'long text', documentType: 'TEXT', bytes: text }]);
  await signIn(page, portal, 'Application Engineer', buildFilesPath(configuration));
  await openFile(page, 'long text');
  await getEditorText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(getEditorText(page)).toContainText('199999');
  await page.keyboard.type('end', { delay: 90 });
  await expect(getUpdateButton(page)).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(getDialog(page).getByText('Nothing has changed.')).toBeVisible();
  expect(await getDialog(page).locator('.view-line').count()).toBeLessThanOrEqual(60);
  expect(await elements(page)).toBeLessThan(1000);
});

test('what previews hold is let go when they close', { tag: '@sweep' }, async ({ page, portal }) => {
  await trackObjectUrls(page);
  const configuration = await withFiles(portal, [
    { name: 'path', documentType: 'G_CODE', bytes: buildProgramText(2000) },
    {
      name: 'drawing',
      documentType: 'SVG',
      bytes: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    },
  ]);
  await signIn(page, portal, 'Staff Administrator', buildFilesPath(configuration));
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
      await expect(getDialog(page).locator(part).first()).toBeVisible();
      await closePreview(page);
    }
  };
  await look();
  const before = await measureHeldResources(page);
  await look();
  await expectNoLeak(page, before, 1);
  expect(await measureHeldResources(page)).toMatchObject({ addresses: 0, workers: 0 });
});
