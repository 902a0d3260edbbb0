import type { Browser, Page } from '@playwright/test';
import { pageBudgets } from '../src/domain/content/pageBudget.ts';
import { hostileBinaries, pagePdf, scriptedPdfs, scriptsSentence } from '../tests/hostile/binaries.ts';
import { costlyPdfs } from '../tests/hostile/costlyPdfs.ts';
import { hostileDrawings } from '../tests/hostile/drawings.ts';
import { hostileXml } from '../tests/hostile/documents.ts';
import { expectForEverybody } from './checks.ts';
import { dialog, expect, said, signIn, test } from './portal.ts';
import {
  attach,
  calls,
  closePreview,
  coloursOfText,
  configurationWithFiles,
  expectPreviewOf,
  filesAddress,
  intoEditor,
  nextFile,
  openFile,
  shownText,
  update,
} from './previewFiles.ts';
import { listening, scan, verdict } from './scanner.ts';

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

/** A file that is opened, what is seen of it, and how it is closed where not by its button. */
type Seen = {
  readonly name: string;
  readonly see: () => Promise<void>;
  /** Whether its kind of preview is looked at on every screen. */
  readonly forEverybody?: true;
  readonly close?: () => Promise<void>;
};

/** Nothing of the preview that is open is in anybody's way. */
async function expectPreviewForEverybody(page: Page): Promise<void> {
  await expect(dialog(page).getByText(/Loading|Fetching|Opening|Reading/)).toHaveCount(0);
  // The inside of the editor is its own: it speaks to screen readers through one field.
  await expectForEverybody(page, {
    part: { include: '[role="dialog"]', exclude: '.monaco-editor' },
    inBoth: true,
    also: async () => {
      const over = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
    },
  });
}

test(
  'every kind of file has its preview, for everybody; only that of a file or image closes on the mask',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    const configuration = configurationWithFiles(portal, 'PENDING');
    await attach(portal, configuration.configurationId, [
      {
        name: 'outline',
        documentType: 'SVG',
        bytes: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      },
      { name: 'program', documentType: 'G_CODE', bytes: program },
    ]);
    await signIn(page, portal, 'Staff Administrator', filesAddress(configuration));
    const seen: readonly Seen[] = [
      {
        name: 'AX BOM',
        see: () => expect(dialog(page).getByRole('treeitem').first()).toContainText('1 x'),
        forEverybody: true,
      },
      {
        name: 'Modulate file',
        see: async () => {
          await expect(shownText(page)).toContainText('MOD:OPEN');
          // Nothing of the page is left to be seen.
          expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
        },
        forEverybody: true,
      },
      {
        name: 'View perspective',
        see: () => expect(dialog(page).getByRole('img', { name: 'View perspective' })).toBeVisible(),
        forEverybody: true,
        close: async () => {
          await page.mouse.click(5, 400);
          await expect(dialog(page)).toHaveCount(0);
        },
      },
      {
        name: 'Technical specification',
        see: () =>
          expect(dialog(page).getByRole('region', { name: 'Page 1' }).locator('canvas')).toBeVisible(),
      },
      {
        name: 'Wiring file',
        see: () => expect(shownText(page)).toBeVisible(),
        close: async () => {
          await page.mouse.click(2, 400);
          await expect(dialog(page)).toBeVisible();
          await closePreview(page);
        },
      },
      { name: 'Milling file', see: () => expect(shownText(page)).toContainText('PANEL') },
      {
        name: 'outline',
        see: () => expect(dialog(page).getByRole('img', { name: 'outline' })).toBeVisible(),
      },
      {
        name: 'program',
        see: () => expect(dialog(page).getByRole('img', { name: /Tool path of \d+ moves/ })).toBeVisible(),
        forEverybody: true,
      },
      {
        name: 'Custom overlay top, EPS',
        see: () =>
          expect(dialog(page).getByText('A browser cannot draw an EPS', { exact: false })).toBeVisible(),
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

/** A drawing of so many rectangles, each as large as the drawing, and what they refer to. */
const rectangles = (count: number, attributes: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60">${more}${`<rect width="100" height="60" ${attributes}/>`.repeat(count)}</svg>`;

/** Each uses most of what a drawing may take, in its own way. */
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
/** Those that would stop the page, and what is seen of the text they are. */
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

/** Seconds of a processor that the browser has taken so far: what others take of the machine is not among them. */
async function processorTime(browser: Browser | null): Promise<number> {
  if (!browser) throw new Error('The page has no browser');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The longest pause between so many frames of the page, in ms. */
const longestPause = (page: Page, frames: number): Promise<number> =>
  page.evaluate(async (count) => {
    let [last, longest] = [performance.now(), 0];
    for (let frame = 0; frame < count; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      const now = await new Promise(requestAnimationFrame);
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  }, frames);

test(
  'what is drawn is drawn in seconds, and what would not be only when it is asked for',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    const configuration = configurationWithFiles(portal, 'PENDING');
    const costly = Object.entries(costlyDrawings).map(([name, bytes]) => ({ name, bytes }));
    const files = [...costly, ...ruinousDrawings].map((file) => ({ ...file, documentType: 'SVG' }));
    await attach(portal, configuration.configurationId, files);
    await signIn(page, portal, 'Application Engineer', filesAddress(configuration));
    await openFile(page, files[0]?.name ?? '');
    for (const { name } of costly) {
      await expectPreviewOf(page, name);
      await expect(dialog(page).getByRole('img', { name })).toBeVisible();
      const before = await processorTime(page.context().browser());
      await page.screenshot();
      const taken = (await processorTime(page.context().browser())) - before;
      expect(taken, `${name} is painted`).toBeGreaterThan(0);
      expect(taken, `${name} is painted`).toBeLessThan(20);
      await nextFile(page);
    }
    for (const [index, { name, seen }] of ruinousDrawings.entries()) {
      if (index > 0) await nextFile(page);
      await expectPreviewOf(page, name);
      await expect(dialog(page).getByText(/^The drawing .* to be shown\.$/)).toBeVisible();
      await expect(dialog(page)).toContainText(seen);
      await expect(dialog(page).getByRole('img', { name })).toHaveCount(0);
      await dialog(page).getByRole('button', { name: 'Draw anyway' }).click();
      await expect(dialog(page).getByTitle(name)).toBeVisible();
      expect(await longestPause(page, 60), `${name} leaves the page its frames`).toBeLessThan(2000);
      await dialog(page).getByRole('button', { name: 'Show as text' }).click();
      await expect(dialog(page).getByTitle(name)).toHaveCount(0);
    }
  },
);

test('a picture fills the window but for a mask of 24 px, and a click there closes it', async ({
  page,
  portal,
}) => {
  const configuration = configurationWithFiles(portal, 'PENDING');
  const plain = { name: 'a plain document', documentType: 'PDF', bytes: pagePdf('') };
  await attach(portal, configuration.configurationId, [plain]);
  await signIn(page, portal, 'Application Engineer', filesAddress(configuration));
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await openFile(page, plain.name);
    await expect
      .poll(async () => await dialog(page).boundingBox())
      .toMatchObject({ x: 24, y: 24, width: width - 48 });
    const box = await dialog(page).boundingBox();
    expect(Math.abs((box?.height ?? 0) - (height - 48))).toBeLessThan(8);
    await page.mouse.click(12, height / 2);
    await expect(dialog(page)).toHaveCount(0);
  }
});

test(
  'documents that draw for ever stop neither the list they stand in nor the page that shows them',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    const configuration = configurationWithFiles(portal, 'PENDING');
    const plain = ['a plain document', pagePdf('')] as const;
    const files = [...costlyPdfs, plain].map(([name, bytes]) => ({ name, bytes, documentType: 'PDF' }));
    await attach(portal, configuration.configurationId, files);
    await signIn(page, portal, 'Application Engineer', filesAddress(configuration));
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
        await expectPreviewOf(page, name);
        const firstPage = dialog(page).getByRole('region', { name: 'Page 1', exact: true });
        await expect(firstPage.getByText('This page takes too much to be drawn here.')).toBeVisible();
        const printing = dialog(page).getByRole('button', { name: 'Print', exact: true });
        await expect(printing).toBeDisabled();
        // Its other pages are there all the same.
        await dialog(page).getByRole('button', { name: 'Next page' }).click();
        await expect(dialog(page).getByRole('region', { name: 'Page 2', exact: true })).toContainText(
          'A page',
        );
      });
      await nextFile(page);
    }
    await expectPreviewOf(page, plain[0]);
    await expect(dialog(page).getByRole('region', { name: 'Page 1', exact: true })).toContainText('A page');
  },
);

test('an engineer edits parameter code, and a text whose line ends stay as they were, over a reload', async ({
  page,
  portal,
}) => {
  const configuration = configurationWithFiles(portal, 'PENDING');
  const { configurationId: id } = configuration;
  await attach(portal, id, [{ name: 'mixed', documentType: 'TEXT', bytes: 'one\r\ntwo\nthree\r\n' }]);
  await signIn(page, portal, 'Application Engineer', filesAddress(configuration));
  await test.step('parameter code is marked as it is typed, and stored', async () => {
    await openFile(page, 'Modulate file');
    await expect(update(page)).toBeDisabled();
    await expect(dialog(page).getByText('Nothing has changed.')).toBeVisible();
    await intoEditor(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Nothing has changed.')).toBeVisible();
    // Keys that come this fast and end with Enter are a scan: the text goes in without keys.
    await page.keyboard.insertText('ERROR: none\n> COMMAND ERROR\n > ERROR: not here\n\n');
    await expect(update(page)).toBeEnabled();
    const bold = dialog(page)
      .locator('.view-line span.mtkb')
      .filter({ hasText: /^(ERROR:\s+none|COMMAND\s+ERROR)$/ });
    await expect(bold).toHaveCount(2);
    await update(page).click();
    await said(
      page,
      new RegExp(
        `^The file was succesfully updated to version ${configuration.revisions.at(-1)?.revisionName}\\d+$`,
      ),
    );
    await expect(dialog(page).getByText('Nothing has changed.')).toBeVisible();
    await closePreview(page);
  });
  await test.step('line ends stay as they were, and an edit survives a reload', async () => {
    await openFile(page, 'mixed');
    await expect(dialog(page).getByText(/mixed line ends/)).toBeVisible();
    await intoEditor(page);
    await page.keyboard.type('new ');
    await expect(update(page)).toBeEnabled();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await openFile(page, 'mixed');
    await expect(
      dialog(page).getByText('The text that you typed earlier and did not store has been brought back.'),
    ).toBeVisible();
    await update(page).click();
    await said(page, /^The file was succesfully updated/);
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
  const active = configurationWithFiles(portal, 'ACTIVE');
  await attach(portal, active.configurationId, [
    { name: 'remarks', documentType: 'TEXT', bytes: 'As agreed' },
  ]);
  await signIn(page, portal, 'Application Engineer', filesAddress(active));
  await openFile(page, 'Modulate file');
  await expect(
    dialog(page).getByText('Read only. Only files of a pending revision can be edited.'),
  ).toBeVisible();
  await expect(update(page)).toHaveCount(0);
  await intoEditor(page);
  await expect(shownText(page)).toContainText('MOD:OPEN');
  await page.keyboard.type('§');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(shownText(page)).not.toContainText('§');
  await listening(page);
  const before = await shownText(page).textContent();
  await scan(page, 'ZZ9994');
  await expect(verdict(page)).toContainText('ZZ9994');
  expect(await shownText(page).textContent()).toBe(before);
  await closePreview(page);
  await openFile(page, 'remarks');
  await intoEditor(page);
  await page.keyboard.type('Not ');
  await update(page).click();
  await said(page, /^The file was succesfully updated to version/);
  await closePreview(page);
  await openFile(page, 'BOM');
  await expect(
    dialog(page).getByText('Read only. Only Administrators can edit a bill of materials.'),
  ).toBeVisible();
});

test('a milling file is validated before it is sent, and a refused update says why and keeps the text', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/500/);
  const configuration = configurationWithFiles(portal, 'PENDING');
  await signIn(page, portal, 'Staff Administrator', filesAddress(configuration));
  await test.step('a milling file is validated before it is sent', async () => {
    await openFile(page, 'Milling file');
    const made = calls(page);
    await intoEditor(page);
    await page.keyboard.insertText('TRIANGLE J1 X=1.000\n');
    await update(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Unknown word TRIANGLE');
    expect(made).toContain('POST /cms/milling/gcode/validate');
    expect(made.filter((call) => /Upload/.test(call))).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
    await intoEditor(page);
    await page.keyboard.insertText('DRILL     Q9   X=1.000 Y=1.000 D=3.000\n');
    await update(page).click();
    await said(page, /^The file was succesfully updated to version/);
    const steps = made.filter((call) => /validate|Upload/.test(call)).slice(-2);
    expect(steps).toEqual([
      'POST /cms/milling/gcode/validate',
      'POST /cms/UploadProductConfigurationArtefact',
    ]);
    await closePreview(page);
  });
  await test.step('a refused update says why and keeps the text', async () => {
    await openFile(page, 'Wiring file');
    await intoEditor(page);
    await page.keyboard.type('kept ');
    await portal.fail({
      backEnd: 'cms',
      path: '/cms/UploadProductConfigurationArtefact',
      effect: 'STATUS',
      status: 500,
    });
    await update(page).click();
    await said(page, 'Api error');
    await expect(shownText(page)).toContainText('kept');
    await expect(update(page)).toBeEnabled();
    await portal.mend();
    await update(page).click();
    await expect(dialog(page).getByText('Nothing has changed.')).toBeVisible();
  });
});

test('a bill of materials under its lenses', async ({ page, portal }) => {
  await signIn(page, portal, 'Staff Administrator', filesAddress(configurationWithFiles(portal, 'PENDING')));
  await openFile(page, 'AX BOM');
  const lines = dialog(page).getByRole('treeitem');
  await expect(lines.first()).toHaveAttribute('aria-expanded', 'true');
  await dialog(page).getByRole('tree').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(lines.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog(page).getByRole('complementary')).toContainText('Copy path');
  const view = dialog(page)
    .getByRole('link', { name: /^View P\d+/ })
    .first();
  await expect(view).toHaveAttribute('href', /^\/administration\/parts\/P\d+$/);
  await expect(view).toHaveAttribute('target', '_blank');
  const part = page.waitForEvent('popup');
  await view.click();
  await expect((await part).getByRole('heading', { name: /^Part P\d+/ })).toBeVisible();
  await dialog(page).getByRole('searchbox').fill('screw');
  await expect(lines.last()).toContainText(/screw/i);
  await dialog(page).getByRole('searchbox').fill('');
  await dialog(page).getByText('Flattened', { exact: true }).click();
  await expect(lines.first()).not.toHaveAttribute('aria-expanded');
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export sheet' }).click();
  expect((await download).suggestedFilename()).toMatch(/_Flattened\.csv$/);
  await dialog(page).getByRole('button', { name: 'Text' }).click();
  await expect(shownText(page)).toContainText('BillOfMaterials');

  await intoEditor(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('<!-- looked through -->\n');
  await update(page).click();
  await said(page, /^The file was succesfully updated to version/);
  await expect(dialog(page).getByText('Nothing has changed.')).toBeVisible();
  const stored = await dialog(page)
    .getByText(/^Revision /)
    .innerText();
  await dialog(page).getByRole('button', { name: 'Tree' }).click();
  await expect(lines.first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Text' }).click();
  await expect(dialog(page).getByText(/^Revision /)).toHaveText(stored);
});

test('a bill of materials, a program and a document as an engineer sees them', async ({ page, portal }) => {
  const configuration = configurationWithFiles(portal, 'PENDING');
  await attach(portal, configuration.configurationId, [
    { name: 'path', documentType: 'G_CODE', bytes: program },
    { name: 'one page', documentType: 'PDF', bytes: pagePdf('') },
  ]);
  await signIn(page, portal, 'Application Engineer', filesAddress(configuration));
  await test.step('only administrators go on from a sub-part to the part', async () => {
    await openFile(page, 'AX BOM');
    await expect(dialog(page).getByRole('treeitem').nth(1)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: /^View/ })).toHaveCount(0);
    await closePreview(page);
  });
  await test.step('a document is paged, enlarged, marked and printed', async () => {
    await openFile(page, 'one page');
    const sheet = dialog(page).getByRole('region', { name: 'Page 1' });
    await expect(sheet.locator('canvas')).toBeVisible();
    await expect(sheet.getByText('A page to be seen')).toBeVisible();
    await expect(dialog(page).getByRole('list', { name: 'About this file' })).toHaveCount(0);
    // Something dark stands on white paper.
    const inked = await sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return pixels.filter((value, index) => index % 4 === 0 && value < 80).length;
    });
    expect(inked).toBeGreaterThan(100);
    const { width: before = 0 } = (await sheet.boundingBox()) ?? {};
    await dialog(page).getByRole('button', { name: 'Larger' }).click();
    await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.3);
    await page.evaluate(() => {
      window.print = () => {
        const images = [...document.querySelectorAll('body > div > img')];
        Object.assign(window, { printed: images.length });
      };
    });
    await dialog(page).getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('one page.pdf');
    await closePreview(page);
  });
  await test.step('code and tool path point at each other', async () => {
    await openFile(page, 'path');
    const path = dialog(page).getByRole('img', { name: 'Tool path of 5 moves' });
    await expect(path).toBeVisible();
    await expect(dialog(page).getByText('The program ends on line 11.')).toBeVisible();
    await expect.poll(() => coloursOfText(page)).toBeGreaterThan(1);
    const moment = dialog(page).getByRole('slider', { name: 'Moment of the program' });
    await moment.press('Home');
    await expect(dialog(page).locator('.line-numbers.active-line-number')).toHaveText('6');
    await moment.press('End');
    await expect(dialog(page).locator('.line-numbers.active-line-number')).toHaveText('10');
    await dialog(page).getByRole('button', { name: 'Turn in space' }).click();
    await expect(dialog(page).getByRole('button', { name: 'From above' })).toBeVisible();
    await intoEditor(page);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('G1 X1\n');
    await expect(dialog(page).getByText(/moves? added/)).toBeVisible();
  });
});

test('hostile files do nothing, and each is told apart', async ({ page, portal }) => {
  const configuration = configurationWithFiles(portal, 'PENDING');
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
  await attach(portal, configuration.configurationId, files);
  await signIn(page, portal, 'Application Engineer', filesAddress(configuration));
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
    if (index > 0) await nextFile(page);
    await expectPreviewOf(page, name);
    await expect(dialog(page).getByText(sentence)).toBeVisible();
  }
  await closePreview(page);
  expect(away).toEqual([]);
  expect(asked).toBe(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});
