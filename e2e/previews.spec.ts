import type { Browser, Page } from '@playwright/test';
import { pageBudgets } from '../src/domain/content/pageBudget.ts';
import { hostileBinaries, buildPdf, scriptedPdfs, scriptsSentence } from '../tests/hostile/binaries.ts';
import { costlyPdfs } from '../tests/hostile/costlyPdfs.ts';
import { hostileDrawings } from '../tests/hostile/drawings.ts';
import { hostileXml } from '../tests/hostile/documents.ts';
import { expectUsableOnEachScreen } from './checks.ts';
import { getDialog, expect, expectNotice, signIn, test } from './portal.ts';
import {
  attachFiles,
  recordCalls,
  closePreview,
  countTextColors,
  findConfigurationWithFiles,
  expectPreview,
  buildFilesPath,
  focusEditorStart,
  openNextFile,
  openFile,
  getEditorText,
  getUpdateButton,
} from './previewFiles.ts';
import { waitUntilListening, scanLabel, getScanResult } from './scanner.ts';

const program = [
  '%',
  'O1',
  'G21 G90',
  'T1 M6',
  'S9000 M3',
  'G0 X0 Y0 Z5',
  'G1 Z-1 F200',
  'G1 X40',
  'G2 X60 Y20 I0 J20',
  'G0 Z5',
  'M30',
  '%',
  '',
].join('\r\n');

/** A file to open, the expectations on its preview, and how to close it if not by its button. */
type Seen = {
  readonly name: string;
  readonly see: () => Promise<void>;
  /** Whether this preview is checked on every screen. */
  readonly forEverybody?: true;
  readonly close?: () => Promise<void>;
};

/** Expects the open preview to be usable on each screen. */
async function expectPreviewForEverybody(page: Page): Promise<void> {
  await expect(getDialog(page).getByText(/Loading|Fetching|Opening|Reading/)).toHaveCount(0);
  // The editor's DOM is excluded: it serves screen readers through one field.
  await expectUsableOnEachScreen(page, {
    part: { include: '[role="dialog"]', exclude: '.monaco-editor' },
    inBoth: true,
    also: async () => {
      const over = await getDialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
    },
  });
}

test(
  'every kind of file has its preview, for everybody; only that of a file or image closes on the mask',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    const configuration = findConfigurationWithFiles(portal, 'PENDING');
    await attachFiles(portal, configuration.configurationId, [
      {
        name: 'outline',
        documentType: 'SVG',
        bytes: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      },
      { name: 'program', documentType: 'G_CODE', bytes: program },
    ]);
    await signIn(page, portal, 'Staff Administrator', buildFilesPath(configuration));
    const seen: readonly Seen[] = [
      {
        name: 'AX BOM',
        see: () => expect(getDialog(page).getByRole('treeitem').first()).toContainText('1 x'),
        forEverybody: true,
      },
      {
        name: 'Modulate file',
        see: async () => {
          await expect(getEditorText(page)).toContainText('MOD:OPEN');
          // The dialog covers the whole page.
          expect(await getDialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
        },
        forEverybody: true,
      },
      {
        name: 'View perspective',
        see: () => expect(getDialog(page).getByRole('img', { name: 'View perspective' })).toBeVisible(),
        forEverybody: true,
        close: async () => {
          await page.mouse.click(5, 400);
          await expect(getDialog(page)).toHaveCount(0);
        },
      },
      {
        name: 'Technical specification',
        see: () =>
          expect(getDialog(page).getByRole('region', { name: 'Page 1' }).locator('canvas')).toBeVisible(),
      },
      {
        name: 'Wiring file',
        see: () => expect(getEditorText(page)).toBeVisible(),
        close: async () => {
          await page.mouse.click(2, 400);
          await expect(getDialog(page)).toBeVisible();
          await closePreview(page);
        },
      },
      { name: 'Milling file', see: () => expect(getEditorText(page)).toContainText('PANEL') },
      {
        name: 'outline',
        see: () => expect(getDialog(page).getByRole('img', { name: 'outline' })).toBeVisible(),
      },
      {
        name: 'program',
        see: () => expect(getDialog(page).getByRole('img', { name: /Tool path of \d+ moves/ })).toBeVisible(),
        forEverybody: true,
      },
      {
        name: 'Custom overlay top, EPS',
        see: () =>
          expect(getDialog(page).getByText('A browser cannot draw an EPS', { exact: false })).toBeVisible(),
      },
    ];
    for (const { name, see, forEverybody = false, close = () => closePreview(page) } of seen) {
      await test.step(name, async () => {
        await openFile(page, name);
        await see();
        if (forEverybody) await expectPreviewForEverybody(page);
        await close();
      });
    }
  },
);

/** SVG of `count` rectangles of full size; `more` defines what their attributes reference. */
const rectangles = (count: number, attributes: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60">${more}${`<rect width="100" height="60" ${attributes}/>`.repeat(count)}</svg>`;

/** Each is close to one limit of drawings. */
const costlyDrawings: Record<string, string> = {
  paints: rectangles(
    1400,
    'fill="url(#g)"',
    '<linearGradient id="g"><stop stop-opacity=".1"/></linearGradient>',
  ),
  repeats: rectangles(0, '', `<g id="a"><path d="M0 0h1v1z"/></g>${'<use href="#a"/>'.repeat(3000)}`),
  dashes: rectangles(1, 'fill="none" stroke="red" stroke-width=".1" stroke-dasharray=".0004"'),
  crossings: rectangles(0, '', `<path d="M0 0${'L99 59L0 30L99 0L0 9'.repeat(1000)}"/>`),
  shapes: rectangles(0, '', '<path d="M1 1h.1v.1z"/>'.repeat(9000)),
  letters: rectangles(0, '', `<text font-size="60" y="50">${'a'.repeat(9000)}</text>`),
};
/** Drawings that would freeze the page, and the text their source view shows. */
const ruinousDrawings = [
  {
    name: 'blurs of a style sheet',
    bytes: rectangles(9000, 'class="b"', '<style>.b{filter:blur(40px)}</style>'),
    seen: 'rect',
  },
  {
    name: 'marks on three letters',
    bytes: rectangles(0, '', `<text y="20">a${'\u0301'.repeat(60_000)}</text>`.repeat(3)),
    seen: 'has text that would stop the page',
  },
];

/** CPU time of the browser in seconds, which other processes do not affect. */
async function processorTime(browser: Browser | null): Promise<number> {
  if (!browser) throw new Error('The page has no browser');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The longest pause between two frames of the page, in ms. */
const longestPause = (page: Page, frames: number): Promise<number> =>
  page.evaluate(async (count) => {
    let [last, maxLength] = [performance.now(), 0];
    for (let frame = 0; frame < count; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      const now = await new Promise(requestAnimationFrame);
      maxLength = Math.max(maxLength, now - last);
      last = now;
    }
    return maxLength;
  }, frames);

test(
  'what is drawn is drawn in seconds, and what would not be only when it is asked for',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    const configuration = findConfigurationWithFiles(portal, 'PENDING');
    const costly = Object.entries(costlyDrawings).map(([name, bytes]) => ({ name, bytes }));
    const files = [...costly, ...ruinousDrawings].map((file) => ({ ...file, documentType: 'SVG' }));
    await attachFiles(portal, configuration.configurationId, files);
    await signIn(page, portal, 'Application Engineer', buildFilesPath(configuration));
    await openFile(page, files[0]?.name ?? '');
    for (const { name } of costly) {
      await expectPreview(page, name);
      await expect(getDialog(page).getByRole('img', { name })).toBeVisible();
      const before = await processorTime(page.context().browser());
      await page.screenshot();
      const taken = (await processorTime(page.context().browser())) - before;
      expect(taken, `${name} is painted`).toBeGreaterThan(0);
      expect(taken, `${name} is painted`).toBeLessThan(20);
      await openNextFile(page);
    }
    for (const [index, { name, seen }] of ruinousDrawings.entries()) {
      if (index > 0) await openNextFile(page);
      await expectPreview(page, name);
      await expect(getDialog(page).getByText(/^The drawing .* to be shown\.$/)).toBeVisible();
      await expect(getDialog(page)).toContainText(seen);
      await expect(getDialog(page).getByRole('img', { name })).toHaveCount(0);
      await getDialog(page).getByRole('button', { name: 'Draw anyway' }).click();
      await expect(getDialog(page).getByTitle(name)).toBeVisible();
      expect(await longestPause(page, 60), `${name} leaves the page its frames`).toBeLessThan(2000);
      await getDialog(page).getByRole('button', { name: 'Show as text' }).click();
      await expect(getDialog(page).getByTitle(name)).toHaveCount(0);
    }
  },
);

test('a picture fills the window but for a mask of 24 px, and a click there closes it', async ({
  page,
  portal,
}) => {
  const configuration = findConfigurationWithFiles(portal, 'PENDING');
  const plain = { name: 'a plain document', documentType: 'PDF', bytes: buildPdf('') };
  await attachFiles(portal, configuration.configurationId, [plain]);
  await signIn(page, portal, 'Application Engineer', buildFilesPath(configuration));
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await openFile(page, plain.name);
    await expect
      .poll(async () => await getDialog(page).boundingBox())
      .toMatchObject({ x: 24, y: 24, width: width - 48 });
    const box = await getDialog(page).boundingBox();
    expect(Math.abs((box?.height ?? 0) - (height - 48))).toBeLessThan(8);
    await page.mouse.click(12, height / 2);
    await expect(getDialog(page)).toHaveCount(0);
  }
});

test(
  'documents that draw for ever stop neither the list they stand in nor the page that shows them',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    const configuration = findConfigurationWithFiles(portal, 'PENDING');
    const plain = ['a plain document', buildPdf('')] as const;
    const files = [...costlyPdfs, plain].map(([name, bytes]) => ({ name, bytes, documentType: 'PDF' }));
    await attachFiles(portal, configuration.configurationId, files);
    await signIn(page, portal, 'Application Engineer', buildFilesPath(configuration));
    await test.step('the list draws the documents behind them, and what draws for ever keeps its icon', async () => {
      const rowOf = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await rowOf(plain[0]).scrollIntoViewIfNeeded();
      const timeout = costlyPdfs.length * pageBudgets.THUMBNAIL.timeoutMs + 60_000;
      await expect(rowOf(plain[0]).locator('img')).toBeVisible({ timeout });
      await expect(rowOf('forms in forms').locator('img')).toHaveCount(0);
    });
    await openFile(page, files[0]?.name ?? '');
    for (const [name] of costlyPdfs) {
      await test.step(name, async () => {
        await expectPreview(page, name);
        const firstPage = getDialog(page).getByRole('region', { name: 'Page 1', exact: true });
        await expect(firstPage.getByText('This page takes too much to be drawn here.')).toBeVisible();
        const printing = getDialog(page).getByRole('button', { name: 'Print', exact: true });
        await expect(printing).toBeDisabled();
        // The other pages can still be displayed.
        await getDialog(page).getByRole('button', { name: 'Next page' }).click();
        await expect(getDialog(page).getByRole('region', { name: 'Page 2', exact: true })).toContainText(
          'A page',
        );
      });
      await openNextFile(page);
    }
    await expectPreview(page, plain[0]);
    await expect(getDialog(page).getByRole('region', { name: 'Page 1', exact: true })).toContainText(
      'A page',
    );
  },
);

test('an engineer edits parameter code, and a text whose line ends stay as they were, over a reload', async ({
  page,
  portal,
}) => {
  const configuration = findConfigurationWithFiles(portal, 'PENDING');
  const { configurationId: id } = configuration;
  await attachFiles(portal, id, [{ name: 'mixed', documentType: 'TEXT', bytes: 'one\r\ntwo\nthree\r\n' }]);
  await signIn(page, portal, 'Application Engineer', buildFilesPath(configuration));
  await test.step('parameter code is marked as it is typed, and stored', async () => {
    await openFile(page, 'Modulate file');
    await expect(getUpdateButton(page)).toBeDisabled();
    await expect(getDialog(page).getByText('Nothing has changed.')).toBeVisible();
    await focusEditorStart(page);
    await page.keyboard.press('Enter');
    await expect(getDialog(page).getByText('Nothing has changed.')).toBeVisible();
    // Inserted as text: keys this fast that end with Enter would count as a scan.
    await page.keyboard.insertText('ERROR: none\n> COMMAND ERROR\n > ERROR: not here\n\n');
    await expect(getUpdateButton(page)).toBeEnabled();
    const bold = getDialog(page)
      .locator('.view-line span.mtkb')
      .filter({ hasText: /^(ERROR:\s+none|COMMAND\s+ERROR)$/ });
    await expect(bold).toHaveCount(2);
    await getUpdateButton(page).click();
    await expectNotice(
      page,
      new RegExp(
        `^The file was succesfully updated to version ${configuration.revisions.at(-1)?.revisionName}\\d+$`,
      ),
    );
    await expect(getDialog(page).getByText('Nothing has changed.')).toBeVisible();
    await closePreview(page);
  });
  await test.step('line ends stay as they were, and an edit survives a reload', async () => {
    await openFile(page, 'mixed');
    await expect(getDialog(page).getByText(/mixed line ends/)).toBeVisible();
    await focusEditorStart(page);
    await page.keyboard.type('new ');
    await expect(getUpdateButton(page)).toBeEnabled();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await openFile(page, 'mixed');
    await expect(
      getDialog(page).getByText('The text that you typed earlier and did not store has been brought back.'),
    ).toBeVisible();
    await getUpdateButton(page).click();
    await expectNotice(page, /^The file was succesfully updated/);
    const { store } = portal.standIns;
    const version = store.configurations
      .get(id)
      ?.attachments.find(({ attachmentName }) => attachmentName === 'mixed')
      ?.versions.at(-1);
    const bytes = Buffer.concat([...store.files.read(version?.file?.fileId ?? 0)]);
    expect(bytes.toString()).toBe('new one\r\ntwo\nthree\r\n');
  });
});

test('what may be edited depends on the person and the revision, and neither keys nor a scan change the rest', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const active = findConfigurationWithFiles(portal, 'ACTIVE');
  await attachFiles(portal, active.configurationId, [
    { name: 'remarks', documentType: 'TEXT', bytes: 'As agreed' },
  ]);
  await signIn(page, portal, 'Application Engineer', buildFilesPath(active));
  await openFile(page, 'Modulate file');
  await expect(
    getDialog(page).getByText('Read only. Only files of a pending revision can be edited.'),
  ).toBeVisible();
  await expect(getUpdateButton(page)).toHaveCount(0);
  await focusEditorStart(page);
  await expect(getEditorText(page)).toContainText('MOD:OPEN');
  await page.keyboard.type('§');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(getEditorText(page)).not.toContainText('§');
  await waitUntilListening(page);
  const before = await getEditorText(page).textContent();
  await scanLabel(page, 'ZZ9994');
  await expect(getScanResult(page)).toContainText('ZZ9994');
  expect(await getEditorText(page).textContent()).toBe(before);
  await closePreview(page);
  await openFile(page, 'remarks');
  await focusEditorStart(page);
  await page.keyboard.type('Not ');
  await getUpdateButton(page).click();
  await expectNotice(page, /^The file was succesfully updated to version/);
  await closePreview(page);
  await openFile(page, 'BOM');
  await expect(
    getDialog(page).getByText('Read only. Only Administrators can edit a bill of materials.'),
  ).toBeVisible();
});

test('a milling file is validated before it is sent, and a refused update says why and keeps the text', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/500/);
  const configuration = findConfigurationWithFiles(portal, 'PENDING');
  await signIn(page, portal, 'Staff Administrator', buildFilesPath(configuration));
  await test.step('a milling file is validated before it is sent', async () => {
    await openFile(page, 'Milling file');
    const made = recordCalls(page);
    await focusEditorStart(page);
    await page.keyboard.insertText('TRIANGLE J1 X=1.000\n');
    await getUpdateButton(page).click();
    await expect(getDialog(page).getByRole('alert')).toContainText('Unknown word TRIANGLE');
    expect(made).toContain('POST /cms/milling/gcode/validate');
    expect(made.filter((call) => /Upload/.test(call))).toEqual([]);
    await getDialog(page).getByRole('button', { name: 'Discard changes' }).click();
    await focusEditorStart(page);
    await page.keyboard.insertText('DRILL     Q9   X=1.000 Y=1.000 D=3.000\n');
    await getUpdateButton(page).click();
    await expectNotice(page, /^The file was succesfully updated to version/);
    const steps = made.filter((call) => /validate|Upload/.test(call)).slice(-2);
    expect(steps).toEqual([
      'POST /cms/milling/gcode/validate',
      'POST /cms/UploadProductConfigurationArtefact',
    ]);
    await closePreview(page);
  });
  await test.step('a refused update says why and keeps the text', async () => {
    await openFile(page, 'Wiring file');
    await focusEditorStart(page);
    await page.keyboard.type('kept ');
    await portal.fail({
      backEnd: 'cms',
      path: '/cms/UploadProductConfigurationArtefact',
      effect: 'STATUS',
      status: 500,
    });
    await getUpdateButton(page).click();
    await expectNotice(page, 'Api error');
    await expect(getEditorText(page)).toContainText('kept');
    await expect(getUpdateButton(page)).toBeEnabled();
    await portal.mend();
    await getUpdateButton(page).click();
    await expect(getDialog(page).getByText('Nothing has changed.')).toBeVisible();
  });
});

test('a bill of materials under its lenses', async ({ page, portal }) => {
  await signIn(
    page,
    portal,
    'Staff Administrator',
    buildFilesPath(findConfigurationWithFiles(portal, 'PENDING')),
  );
  await openFile(page, 'AX BOM');
  const lines = getDialog(page).getByRole('treeitem');
  await expect(lines.first()).toHaveAttribute('aria-expanded', 'true');
  await getDialog(page).getByRole('tree').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(lines.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(getDialog(page).getByRole('complementary')).toContainText('Copy path');
  const view = getDialog(page)
    .getByRole('link', { name: /^View P\d+/ })
    .first();
  await expect(view).toHaveAttribute('href', /^\/administration\/parts\/P\d+$/);
  await expect(view).toHaveAttribute('target', '_blank');
  const part = page.waitForEvent('popup');
  await view.click();
  await expect((await part).getByRole('heading', { name: /^Part P\d+/ })).toBeVisible();
  await getDialog(page).getByRole('searchbox').fill('screw');
  await expect(lines.last()).toContainText(/screw/i);
  await getDialog(page).getByRole('searchbox').fill('');
  await getDialog(page).getByText('Flattened', { exact: true }).click();
  await expect(lines.first()).not.toHaveAttribute('aria-expanded');
  const download = page.waitForEvent('download');
  await getDialog(page).getByRole('button', { name: 'Export sheet' }).click();
  expect((await download).suggestedFilename()).toMatch(/_Flattened\.csv$/);
  await getDialog(page).getByRole('button', { name: 'Text' }).click();
  await expect(getEditorText(page)).toContainText('BillOfMaterials');

  await focusEditorStart(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('<!-- looked through -->\n');
  await getUpdateButton(page).click();
  await expectNotice(page, /^The file was succesfully updated to version/);
  await expect(getDialog(page).getByText('Nothing has changed.')).toBeVisible();
  const stored = await getDialog(page)
    .getByText(/^Revision /)
    .innerText();
  await getDialog(page).getByRole('button', { name: 'Tree' }).click();
  await expect(lines.first()).toBeVisible();
  await getDialog(page).getByRole('button', { name: 'Text' }).click();
  await expect(getDialog(page).getByText(/^Revision /)).toHaveText(stored);
});

test('a bill of materials, a program and a document as an engineer sees them', async ({ page, portal }) => {
  const configuration = findConfigurationWithFiles(portal, 'PENDING');
  await attachFiles(portal, configuration.configurationId, [
    { name: 'path', documentType: 'G_CODE', bytes: program },
    { name: 'one page', documentType: 'PDF', bytes: buildPdf('') },
  ]);
  await signIn(page, portal, 'Application Engineer', buildFilesPath(configuration));
  await test.step('only administrators go on from a sub-part to the part', async () => {
    await openFile(page, 'AX BOM');
    await expect(getDialog(page).getByRole('treeitem').nth(1)).toBeVisible();
    await expect(getDialog(page).getByRole('link', { name: /^View/ })).toHaveCount(0);
    await closePreview(page);
  });
  await test.step('a document is paged, enlarged, marked and printed', async () => {
    await openFile(page, 'one page');
    const sheet = getDialog(page).getByRole('region', { name: 'Page 1' });
    await expect(sheet.locator('canvas')).toBeVisible();
    await expect(sheet.getByText('A page to be seen')).toBeVisible();
    await expect(getDialog(page).getByRole('list', { name: 'About this file' })).toHaveCount(0);
    // The page has dark pixels on white paper.
    const inked = await sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return pixels.filter((value, index) => index % 4 === 0 && value < 80).length;
    });
    expect(inked).toBeGreaterThan(100);
    const { width: before = 0 } = (await sheet.boundingBox()) ?? {};
    await getDialog(page).getByRole('button', { name: 'Larger' }).click();
    await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.3);
    await page.evaluate(() => {
      window.print = () => {
        const images = [...document.querySelectorAll('body > div > img')];
        Object.assign(window, { printed: images.length });
      };
    });
    await getDialog(page).getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);
    const download = page.waitForEvent('download');
    await getDialog(page).getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('one page.pdf');
    await closePreview(page);
  });
  await test.step('code and tool path point at each other', async () => {
    await openFile(page, 'path');
    const path = getDialog(page).getByRole('img', { name: 'Tool path of 5 moves' });
    await expect(path).toBeVisible();
    await expect(getDialog(page).getByText('The program ends on line 11.')).toBeVisible();
    await expect.poll(() => countTextColors(page)).toBeGreaterThan(1);
    const moment = getDialog(page).getByRole('slider', { name: 'Moment of the program' });
    await moment.press('Home');
    await expect(getDialog(page).locator('.line-numbers.active-line-number')).toHaveText('6');
    await moment.press('End');
    await expect(getDialog(page).locator('.line-numbers.active-line-number')).toHaveText('10');
    await getDialog(page).getByRole('button', { name: 'Turn in space' }).click();
    await expect(getDialog(page).getByRole('button', { name: 'From above' })).toBeVisible();
    await focusEditorStart(page);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('G1 X1\n');
    await expect(getDialog(page).getByText(/moves? added/)).toBeVisible();
  });
});

test('hostile files do nothing, and each is told apart', async ({ page, portal }) => {
  const configuration = findConfigurationWithFiles(portal, 'PENDING');
  const wanted = [
    'a script',
    'onload',
    'a link that is a script',
    'a picture elsewhere',
    'a style sheet that imports',
    'a web page inside',
    'a use bomb',
    'an entity',
  ];
  const drawings = hostileDrawings.filter(({ name }) => wanted.includes(name));
  const xml = hostileXml.filter(({ name }) => name === 'an external entity');
  const pictures = hostileBinaries.filter(({ name }) => name === 'a PNG cut off');
  const files = [
    ...drawings.map(({ name, svg, sentence }) => ({
      name: `SVG ${name}`,
      documentType: 'SVG',
      bytes: svg,
      sentence,
    })),
    ...xml.map(({ name, xml: bytes, reason }) => ({
      name: `XML ${name}`,
      documentType: 'XML',
      bytes,
      sentence: reason,
    })),
    ...pictures.map(({ name, bytes, sentence }) => ({
      name: `PNG ${name}`,
      documentType: 'PNG',
      bytes,
      sentence,
    })),
    ...scriptedPdfs.map(([name, bytes]) => ({
      name,
      documentType: 'PDF',
      bytes,
      sentence: scriptsSentence,
    })),
  ];
  expect(files).toHaveLength(15);
  await attachFiles(portal, configuration.configurationId, files);
  await signIn(page, portal, 'Application Engineer', buildFilesPath(configuration));
  const away: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    const isCall = protocol.startsWith('http') || protocol === 'file:' || protocol === 'ws:';
    if (isCall && (origin !== portal.origin || pathname === '/harm')) away.push(request.url());
  });
  let asked = 0;
  page.on('dialog', (question) => {
    asked += 1;
    void question.dismiss();
  });
  await openFile(page, files[0]?.name ?? '');
  for (const [index, { name, sentence }] of files.entries()) {
    if (index > 0) await openNextFile(page);
    await expectPreview(page, name);
    await expect(getDialog(page).getByText(sentence)).toBeVisible();
  }
  await closePreview(page);
  expect(away).toEqual([]);
  expect(asked).toBe(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});
