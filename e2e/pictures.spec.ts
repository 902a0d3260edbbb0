import type { Page, Route } from '@playwright/test';
import type { ConfigurationRow } from '../mocks/cms/configuration/contract.ts';
import { findPictureDevice } from '../src/domain/product/deviceShape.ts';
import { seedBuiltConfiguration } from '../tests/seedBuiltConfiguration.ts';
import { expectAccessible } from './checks.ts';
import { getDialog, expect, signIn, test } from './portal.ts';

const id = 'OU7712';
const pictureCall = /\/cms\/downloadProductConfigurationKbMaxImage/;
const rows = (page: Page) => page.getByRole('list', { name: 'Configurations' }).getByRole('listitem');
const pictured = (page: Page) => rows(page).locator('[data-pictured] img');

test('pictures of a list are fetched once its rows are there, those in view, four at a time', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const held: Route[] = [];
  let open = false;
  let asked = 0;
  let rowsAtFirst = 0;
  await page.route(pictureCall, async (route) => {
    asked += 1;
    if (asked === 1) rowsAtFirst = await rows(page).count();
    if (open) await route.continue();
    else held.push(route);
  });
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await expect.poll(() => held.length).toBe(4);
  expect(rowsAtFirst).toBe(20);
  const before = await rows(page).nth(3).boundingBox();
  // After each response the next picture is requested, and no row has moved.
  await held.shift()?.continue();
  await expect.poll(() => asked).toBe(5);
  await expect(pictured(page)).toHaveCount(1);
  expect(await rows(page).nth(3).boundingBox()).toEqual(before);
  open = true;
  await Promise.all(held.map((route) => route.continue()));
  await expect(rows(page).first().locator('[data-pictured] img')).toBeVisible();
  // Rows far below the viewport load no pictures.
  await expect(rows(page).last().locator('[data-pictured]')).toHaveCount(0);
  expect(asked).toBeLessThan(16);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page).last().locator('[data-pictured] img')).toBeVisible();
});

test('a picture that has been fetched is not fetched again, and one that is not there is a drawing', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/404 \(Not Found\)/);
  let asked = 0;
  const isThere = (device: string): boolean => /[13579]$/.test(device);
  await page.route(pictureCall, async (route, request) => {
    asked += 1;
    const device = new URL(request.url()).searchParams.get('productConfigurationId') ?? '';
    if (isThere(device)) await route.continue();
    else await route.fulfill({ status: 404, json: { errorCode: 'NOT_FOUND' } });
  });
  await page.setViewportSize({ width: 1280, height: 2600 });
  let list: ConfigurationRow[] = [];
  await page.route(/\/configurations\/filter\?/, async (route) => {
    const response = await route.fetch();
    list = await response.json();
    await route.fulfill({ response });
  });
  await signIn(page, portal, 'Application Engineer', '/configurations?view=GRID');
  await expect(rows(page)).not.toHaveCount(0);
  const devices = list.flatMap((row) => findPictureDevice(row.productConfigurations) ?? []);
  const there = devices.filter((device) => isThere(device.productConfigurationId)).length;
  expect(there).toBeGreaterThan(2);
  await expect.poll(() => asked).toBe(devices.length);
  await expect(pictured(page)).toHaveCount(there);
  await expect(rows(page).locator('img')).toHaveCount(there);
  await expect(rows(page).locator('[data-shape]')).toHaveCount(list.length - there);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(pictured(page)).toHaveCount(there);
  expect(asked).toBe(devices.length);
});

test('the views of a transmitter open their preview, which leads on by button and arrow key', async ({
  page,
  portal,
}) => {
  seedBuiltConfiguration(portal.standIns.store, id);
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  const strip = page.getByRole('list', { name: /^Views of P/ }).first();
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('button').first()).toContainText('Perspective');
  await expect(strip.locator('[data-pictured] img').first()).toBeVisible();
  const views = await strip.getByRole('button').count();
  await strip.getByRole('button', { name: /^Front, view of/ }).click();
  const preview = getDialog(page);
  await expect(preview).toHaveAccessibleName(/^View front/);
  await expect(preview.getByText(`3 of ${views}`)).toBeVisible();
  await expect(preview.getByRole('img', { name: 'View front' })).toBeVisible();
  const next = preview.getByRole('button', { name: 'Next file' });
  const placeOf = async (): Promise<string> => {
    const { x = Number.NaN, y = Number.NaN } = (await next.boundingBox()) ?? {};
    return `${Math.round(x)}, ${Math.round(y)}`;
  };
  const place = await placeOf();
  await page.keyboard.press('ArrowRight');
  await expect(preview).toHaveAccessibleName(/^View back/);
  await expect(preview.getByRole('img', { name: 'View back' })).toBeVisible();
  expect(await placeOf()).toBe(place);
  await next.click();
  await expect(preview).toHaveAccessibleName(/^View left/);
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(preview.getByText(`1 of ${views}`)).toBeVisible();
  // At the first file the button is disabled, and the focus stays.
  await expect(preview.getByRole('button', { name: 'Previous file' })).toBeDisabled();
  await expect(next).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(strip.getByRole('button', { name: /^Front, view of/ })).toBeFocused();
});

test('pictures and first pages stand in the list of files; programs are never fetched for that', async ({
  page,
  portal,
}) => {
  seedBuiltConfiguration(portal.standIns.store, id);
  const asked: string[] = [];
  await page.route(/\/cms\/download\w+/, async (route, request) => {
    asked.push(new URL(request.url()).searchParams.get('artefactType') ?? '');
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}?tab=FILES&files=LIST`);
  const row = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
      .first();
  await expect(row('Technical specification').locator('[data-pictured] img')).toBeVisible();
  const view = row('View top');
  await view.scrollIntoViewIfNeeded();
  await expect(view.locator('[data-pictured] img')).toBeVisible();
  await row('Milling file').scrollIntoViewIfNeeded();
  await expect(row('Milling file').locator('svg')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'AX BOM', exact: true }).first().scrollIntoViewIfNeeded();
  for (const kind of ['MILLING_FILE', 'STEP_FILE', 'AX_BOM', 'MODULATE_FILE'])
    expect(asked).not.toContain(kind);
});
