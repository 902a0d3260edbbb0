import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { paths } from '../src/paths.ts';
import { seedBuiltConfiguration } from '../tests/seedBuiltConfiguration.ts';
import { storeConfiguration } from '../tests/seedConfiguration.ts';
import { expect, signIn, test } from './portal.ts';

const id = 'OU7711';

declare global {
  interface Window {
    /** Number of calls of window.print. */
    printed?: number;
  }
}

/** Replaces window.print, as a headless browser has no printer. */
const countPrints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.printed = 0;
    window.print = () => {
      window.printed = (window.printed ?? 0) + 1;
    };
  });

const expectPrinted = (page: Page, times: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.printed)).toBe(times);

/** Text of each page of a PDF. */
async function pagesOf(pdf: Buffer): Promise<readonly string[]> {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    }),
  );
}

/** Pixels of a picture, decoded in the page. */
async function pixelsOf(page: Page, png: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const field = new OffscreenCanvas(width, height).getContext('2d');
    field?.drawImage(picture, 0, 0);
    return { width, height, pixels: [...(field?.getImageData(0, 0, width, height).data ?? [])] };
  }, png.toString('base64'));
}

/** Texts of a print sheet in order, without white space. */
const piecesOf = (sheet: Locator): Promise<readonly string[]> =>
  sheet.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ''))
      .filter((text) => text !== ''),
  );

type Printed = { readonly pieces: readonly string[]; readonly pages: readonly string[] };

/**
 * Text and pages of the print sheet for each paper format. The sheet disappears after printing and is created
 * anew.
 */
async function printedSheets(page: Page): Promise<readonly Printed[]> {
  const printed: Printed[] = [];
  const sheet = page.locator('[data-print-sheet]');
  for (const format of ['A4', 'Letter']) {
    /* oxlint-disable no-await-in-loop -- one paper after the other */
    await expect(sheet).toHaveCount(1);
    const pieces = await piecesOf(sheet);
    printed.push({ pieces, pages: await pagesOf(await page.pdf({ format })) });
    await page.keyboard.press('Control+p');
    /* oxlint-enable no-await-in-loop */
  }
  return printed;
}

/** Texts that are on no page, searched in order. */
function missingOn(pages: readonly string[], pieces: readonly string[]): readonly string[] {
  const all = pages.join('').replaceAll(/\s+/g, '');
  let at = 0;
  return pieces.filter((piece) => {
    const found = all.indexOf(piece, at);
    if (found >= 0) at = found + piece.length;
    return found < 0;
  });
}

test('a configuration is one page of paper, whose code is read back as its id', async ({ page, portal }) => {
  seedBuiltConfiguration(portal.standIns.store, id);
  await countPrints(page);
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible();
  await page.keyboard.press('Control+p');
  await expectPrinted(page, 1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(sheet.locator('img')).toHaveCount(1);
  const shot = await sheet.locator('[data-qr]').screenshot({ scale: 'device' });
  const { pixels, width, height } = await pixelsOf(page, shot);
  expect(jsQR(Uint8ClampedArray.from(pixels), width, height)?.data).toBe(id);
  for (const { pieces, pages } of await printedSheets(page)) {
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(id);
    expect(pages[0]).toContain('Waiting for approval');
    expect(pages[0]).toMatch(/Milled Ø [\d.]+ mm \d+ \S/);
    expect(missingOn(pages, pieces)).toEqual([]);
  }
});

test(
  'what one page cannot hold stands on the next, on every paper',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    const { store } = portal.standIns;
    seedBuiltConfiguration(store, id);
    const planted = store.configurations.get(id);
    const [shown] = planted?.revisions ?? [];
    if (!planted || !shown) throw new Error(`${id} has not been planted`);
    const note = Array.from({ length: 150 }, (_, index) => `word${index}`).join(' ');
    const productConfigurations = shown.productConfigurations.flatMap((device) =>
      Array.from({ length: 9 }, (_, index) => ({
        ...device,
        productConfigurationId: `${device.productConfigurationId}-${index}`,
      })),
    );
    storeConfiguration(store, {
      ...planted,
      note,
      revisions: [{ ...shown, productConfigurations }, ...planted.revisions.slice(1)],
    });
    await countPrints(page);
    await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
    await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible();
    await page.keyboard.press('Control+p');
    await expectPrinted(page, 1);
    for (const { pieces, pages } of await printedSheets(page)) {
      for (const { productConfigurationId } of productConfigurations) {
        expect(pieces).toContain(productConfigurationId);
      }
      expect(pieces).toContain(note.replaceAll(' ', ''));
      expect(pages.length).toBeGreaterThan(1);
      expect(missingOn(pages, pieces)).toEqual([]);
    }
  },
);

test('the item of the menu prints as the key does; after that the page itself is printed', async ({
  page,
  portal,
}) => {
  seedBuiltConfiguration(portal.standIns.store, id);
  await countPrints(page);
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Print', exact: true }).click();
  await expectPrinted(page, 1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
});

test('lists are printed as tables without the frame', async ({ page, portal }) => {
  await signIn(page, portal, 'Staff Administrator', '/configurations');
  await expect(page.getByRole('list', { name: 'Configurations' }).getByRole('listitem')).toHaveCount(20);
  const [first = ''] = await pagesOf(await page.pdf({ format: 'A4' }));
  expect(first).toMatch(/Configuration Customer Assignee Modified State/);
  for (const frame of ['Search or run', 'All states', 'Saved views', 'Milling', 'Portal']) {
    expect(first).not.toContain(frame);
  }
  await page.goto(`${portal.origin}${paths.milling.machines()}`);
  await expect(
    page.getByRole('list', { name: 'Milling machines' }).getByRole('listitem').first(),
  ).toBeVisible();
  const [machines = '', ...more] = await pagesOf(await page.pdf({ format: 'A4' }));
  expect(more).toEqual([]);
  expect(machines).toContain('Milling machines');
  for (const frame of ['Macros', 'New machine', 'Search or run']) expect(machines).not.toContain(frame);
  // A sticky head would cover printed content.
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${portal.origin}/configurations/CA1235`);
  const head = page.locator('[data-stays]');
  await expect(head).toHaveCSS('position', 'static');
});
