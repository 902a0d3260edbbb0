import { readFileSync } from 'node:fs';
import { unzipSync, zipSync } from 'fflate';
import { expectUsableOnEachScreen, expectNoSidewaysScroll, runOnEachScreen, phoneScreen } from './checks.ts';
import { getDialog, expect, expectNotice, signIn, test } from './portal.ts';

const svg = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}<path d="M1 1h6v6z" fill="#fff"/></svg>`;
const bytes = (text: string) => Buffer.from(text);
const hostile = svg(
  '<script>window.hurt = 1; fetch("/hurt")</script><image href="/hurt.png" width="8" height="8"/>',
);

test('a symbol stands on its ground in a contrast theme, too', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, portal, 'Staff Administrator', '/administration/symbols');
  const ground = page.getByRole('listitem').locator('[data-ground]').first();
  await expect(ground).toHaveCSS('background-color', 'rgb(35, 39, 47)');
  await page.getByRole('combobox', { name: 'Ground' }).selectOption('YELLOW');
  await expect(ground).toHaveCSS('background-color', 'rgb(242, 182, 27)');
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('an administrator looks at symbols, takes some in, and has all of them out', async ({
    page,
    portal,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page, portal, 'Staff Administrator', '/administration/symbols');
    const wall = page.getByRole('list', { name: 'Symbols' });
    await expect(wall.getByRole('listitem')).toHaveCount(12);
    await expect(wall.locator('img')).toHaveCount(12);
    await expectUsableOnEachScreen(page, { inBoth: true });

    // By keyboard only: search, move down, view all sizes.
    await page.getByRole('searchbox', { name: 'Search symbols' }).focus();
    await page.keyboard.type('horn', { delay: 20 });
    await expect(wall.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(getDialog(page).locator('figure img')).toHaveCount(24);
    await expectUsableOnEachScreen(page, { part: { include: '[role=dialog]' } });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Look at Horn' })).toBeFocused();

    const archive = Buffer.from(zipSync({ '../../Crane.svg': bytes(svg()), 'notes.txt': bytes('x') }));
    await page.getByLabel('Files of symbols').setInputFiles([
      { name: 'horn.svg', mimeType: 'image/svg+xml', buffer: bytes(hostile) },
      { name: 'more.zip', mimeType: 'application/zip', buffer: archive },
    ]);
    await expect(getDialog(page).getByRole('img', { name: 'Horn now' })).toBeVisible();
    await expect(getDialog(page).getByText(/left out/)).toBeVisible();
    await expectUsableOnEachScreen(page, { part: { include: '[role=dialog]' } });
    await getDialog(page).getByRole('button', { name: 'Upload 1, replace 1' }).click();
    await expectNotice(page, '2 symbols have been uploaded');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(wall.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '13');
    // All visible symbols have a picture.
    await expect(wall.locator('img')).toHaveCount(await wall.getByRole('listitem').count());
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    expect(asked.filter((url) => url.includes('hurt'))).toEqual([]);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all' }).click();
    const saved = unzipSync(new Uint8Array(readFileSync(await (await downloading).path())));
    expect(Object.keys(saved)).toHaveLength(13);
    expect(new TextDecoder().decode(saved['Horn.svg'])).toBe(hostile);

    await runOnEachScreen(page, () => expectNoSidewaysScroll(page));
  });
});
